import { errorMessages } from "@caseload/contract/error-messages";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import { forbidden } from "./http-error.ts";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a browser sent this from another site. Browsers name their origin on every state-changing request and on
 * every WebSocket; a caller that names none is no browser and carries no foreign cookie.
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

/** Refuses state-changing calls that come from another site. */
export function rejectCrossSite(app: FastifyInstance, baseUrl: string): void {
  app.addHook("onRequest", async (request) => {
    if (!reading.has(request.method) && isCrossSite(request, baseUrl))
      throw forbidden(errorMessages.crossSite);
  });
}
