import type { FastifyInstance } from "fastify";
import type { ReadinessCheck } from "../db/readiness-check.ts";

interface HealthSources {
  database: ReadinessCheck;
  /** Whether changes of other processes arrive. */
  isListening: () => boolean;
  isStopping: () => boolean;
}

/** /health/live: the process runs. /health/ready: requests can be served. */
export function registerHealthChecks(
  app: FastifyInstance,
  { database, isListening, isStopping }: HealthSources,
): void {
  async function findProblem(): Promise<string | null> {
    if (isStopping()) return "stopping";
    const problem = await database.findProblem();
    return problem ?? (isListening() ? null : "live updates are not connected");
  }

  app.get("/health/live", { schema: { hide: true } }, async () => ({ status: "live" }));
  app.get("/health/ready", { schema: { hide: true } }, async (_request, reply) => {
    const problem = await findProblem();
    return problem === null ? { status: "ready" } : reply.code(503).send({ status: problem });
  });
}
