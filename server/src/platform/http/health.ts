import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Db } from "../db/database.ts";

/** /health/live: the process runs. /health/ready: the database responds, so requests can be served. */
export function registerHealthChecks(app: FastifyInstance, db: Db, isStopping: () => boolean): void {
  app.get("/health/live", { schema: { hide: true } }, async () => ({ status: "live" }));
  app.get("/health/ready", { schema: { hide: true } }, async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: "stopping" });
    try {
      await db.execute(sql`select 1`);
      return { status: "ready" };
    } catch {
      return reply.code(503).send({ status: "the database does not answer" });
    }
  });
}
