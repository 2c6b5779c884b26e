import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { limits } from "@caseload/contract/limits";
import { errorMessages } from "@caseload/contract/refusals";
import fastify, { LogController, type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Config } from "../config.ts";
import { describeError } from "./describe-error.ts";

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
