import type { FastifyReply, FastifyRequest } from "fastify";
import { newToken } from "../secret-token.ts";
import type { Cookies } from "./cookies.ts";

/** Seconds for which a browser that never signed in keeps its cookie. */
const freshBrowserSeconds = 86_400;

/** Gives a browser without a cookie one that this server signed, with which it has shares of its own (shared-limits.ts). */
export function issueBrowserCookie(
  cookies: Pick<Cookies, "readBrowser" | "writeBrowser">,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (cookies.readBrowser(request) === null)
    reply.header("set-cookie", cookies.writeBrowser(newToken(), freshBrowserSeconds));
}
