import type { FastifyInstance } from "fastify";

/**
 * One line a request: id, method, the route's pattern (never the address with its ids and words), status, time.
 * Nothing in it names a person.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "unknown",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      "request",
    );
  });
}
