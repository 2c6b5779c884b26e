import { errorMessages } from "@caseload/contract/error-messages";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors, ResponseSerializationError } from "fastify-type-provider-zod";
import { isUnreachable } from "../db/connection-error.ts";
import { HttpError } from "./http-error.ts";

interface Issue {
  instancePath?: string;
  message?: string;
}

/** "Sentence (field)" per line: the spec's sentence first, then the field it is about. */
const describe = (issues: readonly Issue[]): string =>
  issues
    .map((issue) => {
      const field = issue.instancePath?.replace(/^\//, "").replaceAll("/", ".") ?? "";
      return field ? `${issue.message} (${field})` : `${issue.message}`;
    })
    .join("\n");

function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause && typeof cause === "object" && "code" in cause ? String(cause.code) : "";
}

/** A connection that was lost while a transaction ended leaves open how it ended, so that nothing is promised. */
const unreachable = (method: string): string =>
  method === "GET"
    ? "The database is not reachable for a moment. Please try again."
    : "The database is not reachable for a moment. Please check whether your change was saved, then try again.";

/** Status and plain text of an error; nothing of our own workings shows. */
function answerTo(error: FastifyError, method: string): { status: number; text: string } {
  if (error instanceof HttpError) return { status: error.status, text: error.message };
  if (hasZodFastifySchemaValidationErrors(error)) return { status: 400, text: describe(error.validation) };
  if (error instanceof ResponseSerializationError) return { status: 500, text: errorMessages.serverFault };
  if (error.statusCode === 413) return { status: 413, text: errorMessages.tooLarge };
  if (error.statusCode === 415)
    return { status: 415, text: "Please send JSON (content type application/json)." };
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return { status: error.statusCode, text: errorMessages.malformed };
  if (isUnreachable(error)) return { status: 503, text: unreachable(method) };
  if (codeOf(error) === "53100" || codeOf(error) === "ENOSPC")
    return { status: 507, text: "The disk is full. Nothing was changed; reading goes on." };
  return { status: 500, text: errorMessages.serverFault };
}

/** The one error handler. The body is plain text that a person can read. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { status, text } = answerTo(error, request.method);
    if (status >= 500) request.log.error({ err: error }, "request failed");
    if (status === 429) reply.header("retry-after", "60");
    return reply.code(status).type("text/plain; charset=utf-8").send(text);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type("text/plain; charset=utf-8").send(errorMessages.notFound),
  );
}
