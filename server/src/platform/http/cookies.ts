import type { IncomingHttpHeaders } from "node:http";

/** Our own cookies beside better-auth's: which browser this is, and a sign-in that awaits its second factor. */
export type CookieName = "browser" | "pending";

export interface Cookies {
  read: (request: { headers: IncomingHttpHeaders }, name: CookieName) => string | null;
  /** A Set-Cookie value. */
  write: (name: CookieName, value: string, seconds: number) => string;
  clear: (name: CookieName) => string;
}

/** HttpOnly, SameSite=Lax, and behind TLS Secure with the __Host- prefix, so that no sibling site can set them. */
export function cookiesFor(baseUrl: string): Cookies {
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
