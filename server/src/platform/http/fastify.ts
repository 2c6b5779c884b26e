import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { limits } from "@caseload/contract/limits";
import { errorMessages } from "@caseload/contract/error-messages";
import { DrizzleQueryError } from "drizzle-orm";
import fastify, { type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import pg from "pg";
import type { Config } from "../config.ts";
import { logOutput } from "../log-output.ts";
import { securityHeaders } from "./security-headers.ts";

/** Milliseconds that a client may take to send a request including its body. */
const requestTimeoutMs = 30_000;
/** Milliseconds for the headers alone. Connections beyond it are closed at the next check, without a response. */
const headersTimeoutMs = 10_000;
const timeoutCheckMs = 2_000;
const plainText = "text/plain; charset=utf-8";

/** Returns the path of a request target, which may be an absolute URL (RFC 9112, absolute-form). */
function pathOf({ url = "/" }: { url?: string | undefined }): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, "");
  return path.startsWith("/") || path === "*" ? path : `/${path}`;
}

/** Responds to a URL that cannot be decoded, which never reaches the error handler. */
function rejectUrl(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  response.writeHead(400, { ...headers, "content-type": plainText });
  response.end(errorMessages.malformed);
}

/** Statuses for what Node's parser refuses (RFC 9110 and 6585), by Node's error code; others are 400. */
const parserStatuses: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};

/** Responds to bytes that are no HTTP request, and closes the connection, because what follows cannot be told apart. */
function rejectConnection(
  { code }: { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const lines = Object.entries({
    ...headers,
    "content-type": plainText,
    "content-length": String(Buffer.byteLength(errorMessages.malformed)),
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const status = parserStatuses[code ?? ""] ?? "400 Bad Request";
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join("")}\r\n${errorMessages.malformed}`);
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

/**
 * Creates the HTTP server: limits, timeouts, logging and JSON parsing.
 *
 * @param logStream where the log is written
 */
export function createFastify(
  config: Config,
  logStream: { write: (line: string) => void } = logOutput,
): FastifyInstance {
  const headers = securityHeaders(config.baseUrl.startsWith("https:"));
  const app = fastify({
    bodyLimit: limits.bodyBytes,
    trustProxy: config.trustedProxy.length > 0 ? [...config.trustedProxy] : false,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: 10_000,
    // drain.ts refuses late requests with a sentence; Fastify's own answer is JSON.
    return503OnClosing: false,
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: timeoutCheckMs },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: pathOf,
    frameworkErrors: (_error, _request, { raw }) => rejectUrl(raw, headers),
    clientErrorHandler: (error, socket) => rejectConnection(error, socket, headers),
    logger: {
      level: config.logLevel,
      stream: logStream,
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

/** Statuses of requests that were refused because of who sent them or how often. */
const refusals = new Set([401, 403, 404, 429]);

/**
 * Logs one line per request: id, method, route pattern, status and duration; of a refused one also the number of the
 * signed-in account. It contains no other personal data, therefore not the URL with its ids and search terms.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "unknown",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(refusals.has(reply.statusCode) && { user: request.actor?.id ?? null }),
      },
      "request",
    );
  });
}
