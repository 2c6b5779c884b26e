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
  /** The browser's cookie; null on a first visit. It may be invented: compare it only with stored ones. */
  browser: string | null;
  /** The browser's cookie if this server signed it, which gives the browser shares of its own. */
  issuedBrowser: string | null;
}

export const getClientInfo = (request: FastifyRequest, cookies: Cookies): ClientInfo => {
  const browser = cookies.readBrowser(request);
  return {
    address: request.ip,
    addressKey: addressKey(request.ip),
    userAgent: request.headers["user-agent"]?.slice(0, 300) ?? null,
    browser: browser?.token ?? null,
    issuedBrowser: browser?.isSigned ? browser.token : null,
  };
};
