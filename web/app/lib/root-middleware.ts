/** The client middleware of the root. It comes with the notice over a screen that stays, which public pages load late. */
import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/** What the routes of a navigation gave. */
export type RouteResults = Record<string, DataStrategyResult>;
export type RootMiddleware = MiddlewareFunction<RouteResults>;

let middleware: RootMiddleware = (_, next) => next();

export function setMiddleware(next: RootMiddleware): void {
  middleware = next;
}

export const rootMiddleware: RootMiddleware = (args, next) => middleware(args, next);
