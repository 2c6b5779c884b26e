import { answerHeader } from "@caseload/contract/answer-header";
import type { FastifyInstance } from "fastify";

/** Names the endpoint that answers in each response of a call, errors included, and "none" where the API has none. */
export function nameAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async ({ url, routeOptions }, reply) => {
    const name = routeOptions.schema?.operationId ?? (url.startsWith("/api/") ? "none" : undefined);
    if (name !== undefined) reply.header(answerHeader, name);
  });
}
