import type { IncomingMessage } from "node:http";
import { errorMessages } from "@caseload/contract/error-messages";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors, ResponseSerializationError } from "fastify-type-provider-zod";
import { type DatabaseFailure, findDatabaseFailure } from "../db/database-failure.ts";
import { HttpError } from "./http-error.ts";

interface Issue {
  instancePath?: string;
  message?: string;
}

function formatIssue({ instancePath, message }: Issue): string {
  const field = instancePath?.replace(/^\//, "").replaceAll("/", ".") ?? "";
  return field ? `${message} (${field})` : `${message}`;
}

/** Formats each issue as a line: the spec's sentence, then the field in parentheses; once, where two rules say the same. */
const formatIssues = (issues: readonly Issue[]): string => [...new Set(issues.map(formatIssue))].join("\n");

function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause && typeof cause === "object" && "code" in cause ? String(cause.code) : "";
}

interface ErrorResponse {
  status: number;
  text: string;
  /** Seconds, sent as Retry-After. */
  retryAfter?: number | undefined;
}

/** After a lost connection it is unknown whether the transaction was committed. */
const databaseTexts: Record<DatabaseFailure, { read: string; write: string; retryAfter: number }> = {
  busy: {
    read: "Caseload is busy right now. Wait a few seconds and try again.",
    write: "Caseload is busy right now, and your change wasn't saved. Wait a few seconds and try again.",
    retryAfter: 5,
  },
  unreachable: {
    read: "We can't reach our database right now. Try again in a moment.",
    write: "We can't reach our database right now. Check whether your change was saved, then try again.",
    retryAfter: 5,
  },
  readOnly: {
    read: "This page can't be shown right now. Try again in a minute.",
    write: "Caseload can't save changes right now. Try again in a minute.",
    retryAfter: 60,
  },
};

function databaseUnavailable(failure: DatabaseFailure, method: string): ErrorResponse {
  const { read, write, retryAfter } = databaseTexts[failure];
  return { status: 503, text: method === "GET" || method === "HEAD" ? read : write, retryAfter };
}

/** Returns the status and plain text of an error, without internals. */
function responseTo(error: FastifyError, method: string): ErrorResponse {
  if (error instanceof HttpError)
    return { status: error.status, text: error.message, retryAfter: error.retryAfter };
  if (hasZodFastifySchemaValidationErrors(error))
    return { status: 400, text: formatIssues(error.validation) };
  if (error instanceof ResponseSerializationError) return { status: 500, text: errorMessages.serverFault };
  if (error.statusCode === 413) return { status: 413, text: errorMessages.tooLarge };
  if (error.statusCode === 415)
    return { status: 415, text: "Please send JSON (content type application/json)." };
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return { status: error.statusCode, text: errorMessages.malformed };
  const failure = findDatabaseFailure(error);
  if (failure) return databaseUnavailable(failure, method);
  if (codeOf(error) === "53100" || codeOf(error) === "ENOSPC")
    return { status: 507, text: "The disk is full. Nothing was changed; reading goes on." };
  return { status: 500, text: errorMessages.serverFault };
}

/** Of a body that is refused for its size, what is read and thrown away, and for how long. */
const skipped = { bytes: 32_000_000, ms: 2_000 } as const;

/**
 * Reads on before a refusal ends the connection: closing it with bytes unread resets it, and the client then often loses
 * the answer.
 */
async function skipBody(body: IncomingMessage): Promise<void> {
  if (body.complete || body.destroyed) return;
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, skipped.ms);
  let bytes = 0;
  body.on("data", (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > skipped.bytes) resolve();
  });
  body.once("end", resolve).once("close", resolve).resume();
  await ended;
  clearTimeout(timer);
}

/** Registers the error handler. Bodies are plain text, because clients show them. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { status, text, retryAfter } = responseTo(error, request.method);
    if (status === 413) await skipBody(request.raw);
    if (status >= 500) request.log.error({ err: error }, "request failed");
    if (error instanceof HttpError && error.related !== undefined)
      reply.header("link", `<${error.related}>; rel="related"`);
    if (retryAfter !== undefined) reply.header("retry-after", String(Math.max(1, Math.ceil(retryAfter))));
    return reply.code(status).type("text/plain; charset=utf-8").send(text);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type("text/plain; charset=utf-8").send(errorMessages.notFound),
  );
}
