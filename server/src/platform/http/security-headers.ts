import type { FastifyInstance } from "fastify";
import { closedPolicy } from "./page-policy.ts";

/** Headers of every response, those to requests that no handler sees included. */
export const securityHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "content-security-policy": closedPolicy,
  ...(secure && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
});

/** Sets the security headers of every response. A handler's own policy, such as a page's with its nonce, is kept. */
export function setSecurityHeaders(app: FastifyInstance, secure: boolean): void {
  const headers = Object.entries(securityHeaders(secure));
  app.addHook("onSend", async (request, reply) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
    if (request.url.startsWith("/api/") && !reply.hasHeader("cache-control"))
      reply.header("cache-control", "no-store");
  });
}
