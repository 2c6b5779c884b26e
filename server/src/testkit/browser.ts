import { callUrl, type CallUrlInput } from "@caseload/contract/call-url";
import { type CallName, endpoints } from "@caseload/contract/endpoints";
import type { LightMyRequestResponse } from "fastify";
import { demoPassword } from "../demo/factories.ts";
import { newToken } from "../platform/secret-token.ts";
import type { Site } from "./site.ts";

interface Input extends CallUrlInput {
  body?: unknown;
}

/** A client that keeps its cookies between calls. */
export interface Browser {
  cookies: Map<string, string>;
  call: (name: CallName, input?: Input) => Promise<LightMyRequestResponse>;
  /** Like call, but throws the server's message for anything but a 2xx. */
  ask: <Body = never>(name: CallName, input?: Input) => Promise<Body>;
  signIn: (email: string, password?: string) => Promise<LightMyRequestResponse>;
}

interface ClientOptions {
  address?: string;
  userAgent?: string;
  /** The proxy's X-Forwarded-For header. */
  forwardedFor?: string;
}

/** Gives a browser the cookie that the sign-in page gives it (serve-pages.ts). */
export function openSignInPage({ deps }: Pick<Site, "deps">, browser: Browser): void {
  const [name = "", value = ""] = deps.cookies.writeBrowser(newToken(), 60).split(/[=;]/);
  browser.cookies.set(name, value);
}

export function openBrowser(
  site: Site,
  { address = "192.0.2.1", userAgent, forwardedFor }: ClientOptions = {},
): Browser {
  const cookies = new Map<string, string>();
  const call: Browser["call"] = async (name, input = {}) => {
    const answer = await site.app.inject({
      method: endpoints[name].method,
      url: callUrl(endpoints[name], input),
      remoteAddress: address,
      headers: {
        cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join("; "),
        ...(userAgent !== undefined && { "user-agent": userAgent }),
        ...(forwardedFor !== undefined && { "x-forwarded-for": forwardedFor }),
        ...(input.body !== undefined && { "content-type": "application/json" }),
      },
      ...(input.body !== undefined && { payload: JSON.stringify(input.body) }),
    });
    for (const { name: key, value, maxAge } of answer.cookies)
      if (value === "" || maxAge === 0) cookies.delete(key);
      else cookies.set(key, encodeURIComponent(value));
    return answer;
  };
  return {
    cookies,
    call,
    ask: async (name, input) => {
      const answer = await call(name, input);
      if (answer.statusCode >= 300) throw new Error(`${name} answered ${answer.statusCode}: ${answer.body}`);
      return answer.json();
    },
    signIn: (email, password = demoPassword) => call("login", { body: { email, password } }),
  };
}
