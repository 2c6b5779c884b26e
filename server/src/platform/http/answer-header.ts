import { answerHeader } from "@caseload/contract/answer-header";
import type { FastifyInstance } from "fastify";

/** Names the endpoint that answers in each response of the API, errors included. */
export function nameAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async ({ url, routeOptions }, reply) => {
    if (url.startsWith("/api/")) reply.header(answerHeader, routeOptions.schema?.operationId ?? "none");
  });
}
