import { errorMessages } from "@caseload/contract/error-messages";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import { forbidden } from "./http-error.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Returns whether a browser sent the request from another site. Browsers send the Origin header with every state-changing
 * request and WebSocket; clients without it are not browsers and send no cookies of other sites.
 */
export function isCrossSite(request: { headers: IncomingHttpHeaders }, baseUrl: string): boolean {
  const { origin, host } = request.headers;
  if (origin !== undefined) {
    if (origin === new URL(baseUrl).origin) return false;
    return !URL.canParse(origin) || new URL(origin).host !== host;
  }
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
