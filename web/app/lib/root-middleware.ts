/** The client middleware of the root, which the notice over a screen that stays adds when it is loaded. */
import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/** What the routes of a navigation gave. */
export type RouteResults = Record<string, DataStrategyResult>;
export type RootMiddleware = MiddlewareFunction<RouteResults>;

export const clientMiddleware: RootMiddleware[] = [];
