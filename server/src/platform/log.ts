import type { FastifyBaseLogger } from "fastify";

/** The part of the server's logger that everything below HTTP may use. */
export type Log = Pick<FastifyBaseLogger, "info" | "warn" | "error">;
