import type { IncomingHttpHeaders } from "node:http";

/**
 * Cookies besides better-auth's: the browser's identifier, a sign-in that awaits the second factor, and the browser that
 * asked for a passkey's challenge.
 */
type CookieName = "browser" | "pending" | "passkey";

export interface Cookies {
  read: (request: { headers: IncomingHttpHeaders }, name: CookieName) => string | null;
  /** Returns a Set-Cookie value. */
  write: (name: CookieName, value: string, seconds: number) => string;
  clear: (name: CookieName) => string;
}

/** Cookies are HttpOnly and SameSite=Lax; behind TLS also Secure with the __Host- prefix, so that no subdomain can set them. */
export function createCookies(baseUrl: string): Cookies {
  const secure = baseUrl.startsWith("https:");
  const full = (name: CookieName) => `${secure ? "__Host-" : ""}caseload_${name}`;
  const write: Cookies["write"] = (name, value, seconds) =>
    `${full(name)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly;${secure ? " Secure;" : ""} SameSite=Lax`;
  return {
    read: ({ headers }, name) => {
      const start = `${full(name)}=`;
      const pair = headers.cookie?.split(/; */).find((one) => one.startsWith(start));
      const value = pair?.slice(start.length) ?? "";
      return /^[\w-]{43}$/.test(value) ? value : null;
    },
    write,
    clear: (name) => write(name, "", 0),
  };
}
