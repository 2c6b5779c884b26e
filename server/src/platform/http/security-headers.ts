import type { FastifyInstance } from "fastify";

/** Sets the security headers of every response. Pages set their own Content-Security-Policy with a nonce. */
export function setSecurityHeaders(app: FastifyInstance, secure: boolean): void {
  app.addHook("onSend", async (request, reply) => {
    reply.header("x-content-type-options", "nosniff");
    reply.header("referrer-policy", "strict-origin-when-cross-origin");
    reply.header("x-frame-options", "DENY");
    reply.header("cross-origin-opener-policy", "same-origin");
    if (!reply.hasHeader("cross-origin-resource-policy"))
      reply.header("cross-origin-resource-policy", "same-origin");
    reply.header("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()");
    if (secure) reply.header("strict-transport-security", "max-age=31536000; includeSubDomains");
    if (!request.url.startsWith("/api/")) return;
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    if (!reply.hasHeader("content-security-policy"))
      reply.header("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
  });
}
