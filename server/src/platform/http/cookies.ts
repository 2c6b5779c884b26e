import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** Cookies besides better-auth's: a sign-in that awaits the second factor, and the browser that asked for a passkey's challenge. */
type CookieName = "pending" | "passkey";

interface Headed {
  headers: IncomingHttpHeaders;
}

/** The identifier that a browser's cookie contains. */
export interface BrowserCookie {
  token: string;
  /** Whether this server signed the cookie. Those of the first releases are not signed, and others are invented. */
  isSigned: boolean;
}

export interface Cookies {
  read: (request: Headed, name: CookieName) => string | null;
  /** Returns a Set-Cookie value. */
  write: (name: CookieName, value: string, seconds: number) => string;
  clear: (name: CookieName) => string;
  /** Returns the browser's identifier; null on a first visit. */
  readBrowser: (request: Headed) => BrowserCookie | null;
  /** Returns a Set-Cookie value with a signed identifier of the browser. */
  writeBrowser: (token: string, seconds: number) => string;
}

/** Cookies are HttpOnly and SameSite=Lax; behind TLS also Secure with the __Host- prefix, so that no subdomain can set them. */
export function createCookies(baseUrl: string, secret: string): Cookies {
  const secure = baseUrl.startsWith("https:");
  const full = (name: string) => `${secure ? "__Host-" : ""}caseload_${name}`;
  const sign = (token: string) =>
    createHmac("sha256", secret).update(`browser cookie ${token}`).digest("base64url");
  const find = ({ headers }: Headed, name: string): string => {
    const start = `${full(name)}=`;
    const pair = headers.cookie?.split(/; */).find((one) => one.startsWith(start));
    return pair?.slice(start.length) ?? "";
  };
  const set = (name: string, value: string, seconds: number) =>
    `${full(name)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly;${secure ? " Secure;" : ""} SameSite=Lax`;
  return {
    read: (request, name) => {
      const value = find(request, name);
      return /^[\w-]{43}$/.test(value) ? value : null;
    },
    write: set,
    clear: (name) => set(name, "", 0),
    readBrowser: (request) => {
      const [, token, signature] = /^([\w-]{43})(?:\.([\w-]{43}))?$/.exec(find(request, "browser")) ?? [];
      if (token === undefined) return null;
      const isSigned =
        signature !== undefined && timingSafeEqual(Buffer.from(signature), Buffer.from(sign(token)));
      return { token, isSigned };
    },
    writeBrowser: (token, seconds) => set("browser", `${token}.${sign(token)}`, seconds),
  };
}
