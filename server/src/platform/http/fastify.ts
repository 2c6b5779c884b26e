import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { limits } from "@caseload/contract/limits";
import { errorMessages } from "@caseload/contract/error-messages";
import { DrizzleQueryError } from "drizzle-orm";
import fastify, { LogController, type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import pg from "pg";
import type { Config } from "../config.ts";

/** Milliseconds that a client may take to send a whole request, body included. */
const requestTimeoutMs = 30_000;

/** A request may name the whole address (RFC 9112, absolute-form); its path is what is asked for. */
function pathOf({ url = "/" }: { url?: string | undefined }): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, "");
  return path.startsWith("/") || path === "*" ? path : `/${path}`;
}

/** An address that cannot be decoded never reaches the error handler. */
function refuseAddress(answer: ServerResponse): void {
  answer.writeHead(400, { "content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff" });
  answer.end(errorMessages.malformed);
}

/** What the log keeps of an error; the type that the logger expects. */
interface ErrorRecord {
  [key: string]: unknown;
  type: string;
  code?: string;
  message: string;
  /** The constraint or table that PostgreSQL names. */
  constraint?: string;
  table?: string;
  /** The frames alone: the first line of a stack repeats the message. */
  stack: string;
  cause?: ErrorRecord;
}

const framesOf = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");

/** A failed statement's message and details quote its parameters: names, addresses, letters. */
const quotesValues = (error: Error): boolean =>
  error instanceof DrizzleQueryError || error instanceof pg.DatabaseError;

/** An error as the log may keep it: what failed and where, without personal data. */
export function describeError(error: unknown): ErrorRecord {
  if (!(error instanceof Error))
    return { type: typeof error, message: "something that is no Error was thrown", stack: "" };
  const { code, constraint, table } = error as Partial<pg.DatabaseError>;
  return {
    type: error.constructor.name,
    ...(typeof code === "string" && { code }),
    message: quotesValues(error) ? "a statement failed" : error.message,
    ...(typeof constraint === "string" && { constraint }),
    ...(typeof table === "string" && { table }),
    stack: framesOf(error),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** The bare server: limits, time-outs, logs, JSON only. */
export function createFastify(config: Config): FastifyInstance {
  const app = fastify({
    bodyLimit: limits.bodyBytes,
    trustProxy: config.trustedProxy.length > 0 ? [...config.trustedProxy] : false,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: 10_000,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: pathOf,
    frameworkErrors: (_error, _request, { raw }) => refuseAddress(raw),
    logger: {
      level: config.logLevel,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      // A request names addresses and cookies; logRequests() writes what may be kept.
      serializers: { req: () => ({}), res: () => ({}), err: describeError },
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptJsonOnly(app);
  return app;
}

/** Bodies are JSON; an empty one is no body, because several calls of the spec send none. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else void parse(request, String(body), done);
  });
}
