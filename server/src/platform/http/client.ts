import type { FastifyRequest } from "fastify";
import { addressKey } from "./rate-limits.ts";
import type { Cookies } from "./cookies.ts";

/** Where a request comes from, as far as limits, sessions and the record of security events need it. */
export interface ClientInfo {
  /** The network address. */
  address: string;
  /** The network address as limits count it. */
  addressKey: string;
  userAgent: string | null;
  /** What the browser's own cookie says; null on a first visit. */
  browser: string | null;
}

export const clientInfoOf = (request: FastifyRequest, cookies: Cookies): ClientInfo => ({
  address: request.ip,
  addressKey: addressKey(request.ip),
  userAgent: request.headers["user-agent"]?.slice(0, 300) ?? null,
  browser: cookies.read(request, "browser"),
});
