import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { limits } from "@caseload/contract/limits";
import { errorMessages } from "@caseload/contract/error-messages";
import { DrizzleQueryError } from "drizzle-orm";
import fastify, { type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import pg from "pg";
import type { Config } from "../config.ts";

/** Milliseconds that a client may take to send a request including its body. */
const requestTimeoutMs = 30_000;

/** Returns the path of a request target, which may be an absolute URL (RFC 9112, absolute-form). */
function pathOf({ url = "/" }: { url?: string | undefined }): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, "");
  return path.startsWith("/") || path === "*" ? path : `/${path}`;
}

/** Responds to a URL that cannot be decoded, which never reaches the error handler. */
function rejectUrl(response: ServerResponse): void {
  response.writeHead(400, {
    "content-type": "text/plain; charset=utf-8",
    "x-content-type-options": "nosniff",
  });
  response.end(errorMessages.malformed);
}

/** An error as it is logged. */
interface ErrorRecord {
  [key: string]: unknown;
  type: string;
  code?: string;
  message: string;
  /** The constraint or table that PostgreSQL names. */
  constraint?: string;
  table?: string;
  /** Stack frames without the first line, which repeats the message. */
  stack: string;
  cause?: ErrorRecord;
}

const framesOf = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");

/** The message and details of a failed statement quote its parameters, which may be personal data. */
const quotesValues = (error: Error): boolean =>
  error instanceof DrizzleQueryError || error instanceof pg.DatabaseError;

/** Returns what failed and where, without personal data, for the log. */
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

/** Creates the HTTP server: limits, timeouts, logging and JSON parsing. */
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
    frameworkErrors: (_error, _request, { raw }) => rejectUrl(raw),
    logger: {
      level: config.logLevel,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      // Requests contain addresses and cookies; logRequests() logs the rest.
      serializers: { req: () => ({}), res: () => ({}), err: describeError },
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptJsonOnly(app);
  return app;
}

/** Accepts JSON bodies only. An empty body is no body, because several endpoints have none. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else void parse(request, String(body), done);
  });
}

/**
 * Logs one line per request: id, method, route pattern, status and duration. It contains no personal data, therefore not
 * the URL with its ids and search terms.
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
