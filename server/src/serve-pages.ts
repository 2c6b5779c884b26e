import type { User } from "@caseload/contract/accounts/accounts";
import { callUrl } from "@caseload/contract/call-url";
import { endpoints } from "@caseload/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { Deps } from "./platform/deps.ts";
import type { PageMode } from "./platform/http/page-policy.ts";
import type { PublicPage } from "./platform/http/page-sources.ts";
import { issueBrowserCookie } from "./platform/http/browser-cookie.ts";
import { registerPages } from "./platform/http/pages.ts";
import { presentUser } from "./modules/accounts/sign-in/present.ts";
import { findAccount } from "./modules/accounts/sign-in/queries.ts";

/** Headers that a page's API calls copy from the page request. */
const forwardedHeaders = ["cookie", "host", "user-agent"] as const;

/** The sign-in page and its data, which React Router requests on the way from another page. */
const signInPage = /^\/auth(?:\.data)?(?:\?|$)/;

/** Serves the pages with the user of the request and API calls on their behalf. Returns a function that lists the public pages. */
export async function servePages(
  app: FastifyInstance,
  { db, config, cookies }: Deps,
  mode: PageMode,
): Promise<() => Promise<readonly PublicPage[]>> {
  return registerPages(app, {
    mode,
    origin: new URL(config.baseUrl).origin,
    isDemo: config.demo,
    httpServer: app.server,
    resolveUser: async ({ actor }): Promise<User | null> => {
      const account = actor && (await findAccount(db, actor.id));
      return account ? presentUser(account) : null;
    },
    prepare: (request, reply) => {
      if (signInPage.test(request.url)) issueBrowserCookie(cookies, request, reply);
    },
    callApi: async (request, name, input) => {
      const headers = Object.fromEntries(
        forwardedHeaders.map((header) => [header, request.headers[header] ?? ""]),
      );
      const response = await app.inject({
        method: endpoints[name].method,
        url: callUrl(endpoints[name], input),
        headers: { ...headers, "content-type": "application/json" },
        remoteAddress: request.ip,
        ...(input.body !== undefined && { payload: JSON.stringify(input.body) }),
      });
      const isJson = String(response.headers["content-type"]).includes("json");
      return {
        status: response.statusCode,
        headers: { get: (header) => response.headers[header.toLowerCase()]?.toString() ?? null },
        data: isJson ? response.json() : response.body,
      };
    },
  });
}
