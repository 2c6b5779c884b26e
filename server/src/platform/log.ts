import type { FastifyBaseLogger } from "fastify";

/** The part of the server's logger that code outside the HTTP layer uses. */
export type Log = Pick<FastifyBaseLogger, "info" | "warn" | "error">;
