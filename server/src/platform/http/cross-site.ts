import { errorMessages } from "@caseload/contract/error-messages";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import { forbidden } from "./http-error.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * The Host header is not compared, because a name that resolves to this server (DNS rebinding) makes any Host equal to the
 * Origin. A site on localhost also has the other names of the loopback interface.
 */
function isOwnOrigin(text: string, base: URL): boolean {
  if (text === base.origin) return true;
  const origin = URL.parse(text);
  return (
    origin !== null &&
    loopbackNames.has(base.hostname) &&
    loopbackNames.has(origin.hostname) &&
    origin.protocol === base.protocol &&
    origin.port === base.port
  );
}

/**
 * Returns whether a browser sent the request from another site. Browsers send the Origin header with every state-changing
 * request and WebSocket; clients without it are not browsers and send no cookies of other sites.
 */
export function isCrossSite(request: { headers: IncomingHttpHeaders }, baseUrl: string): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return !isOwnOrigin(origin, new URL(baseUrl));
  const site = request.headers["sec-fetch-site"];
  return site !== undefined && site !== "same-origin" && site !== "none";
}

/** Rejects state-changing requests from another site. */
export function rejectCrossSite(app: FastifyInstance, baseUrl: string): void {
  app.addHook("onRequest", async (request) => {
    if (!safeMethods.has(request.method) && isCrossSite(request, baseUrl))
      throw forbidden(errorMessages.crossSite);
  });
}
