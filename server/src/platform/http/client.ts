import type { FastifyRequest } from "fastify";
import { addressKey } from "./rate-limits.ts";
import type { Cookies } from "./cookies.ts";

/** The origin of a request, for rate limits, sessions and security events. */
export interface ClientInfo {
  /** The IP address. */
  address: string;
  /** The IP address as rate limits count it. */
  addressKey: string;
  userAgent: string | null;
  /** The browser's cookie; null on a first visit. */
  browser: string | null;
}

export const getClientInfo = (request: FastifyRequest, cookies: Cookies): ClientInfo => ({
  address: request.ip,
  addressKey: addressKey(request.ip),
  userAgent: request.headers["user-agent"]?.slice(0, 300) ?? null,
  browser: cookies.read(request, "browser"),
});
