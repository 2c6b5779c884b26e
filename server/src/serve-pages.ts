import type { User } from "@caseload/contract/accounts/accounts";
import { callUrl } from "@caseload/contract/call-url";
import { calls } from "@caseload/contract/paths";
import type { FastifyInstance } from "fastify";
import type { Deps } from "./platform/deps.ts";
import type { PageMode } from "./platform/http/page-policy.ts";
import type { PublicAddress } from "./platform/http/page-sources.ts";
import { pages } from "./platform/http/pages.ts";
import { presentUser } from "./modules/accounts/sign-in/present.ts";
import { findAccount } from "./modules/accounts/sign-in/queries.ts";

/** Headers that a page's own calls to the API take over from the visitor's request. */
const carried = ["cookie", "host", "user-agent"] as const;

/** Serves the pages to visitors: who they are, and the API as they would call it themselves. Answers what names the public ones. */
export async function servePages(
  app: FastifyInstance,
  { db, config }: Deps,
  mode: PageMode,
): Promise<() => Promise<readonly PublicAddress[]>> {
  return pages(app, {
    mode,
    origin: new URL(config.baseUrl).origin,
    httpServer: app.server,
    resolveUser: async ({ actor }): Promise<User | null> => {
      const account = actor && (await findAccount(db, actor.id));
      return account ? presentUser(account) : null;
    },
    callApi: async (request, name, input) => {
      const headers = Object.fromEntries(carried.map((header) => [header, request.headers[header] ?? ""]));
      const answer = await app.inject({
        method: calls[name].method,
        url: callUrl(name, input),
        headers: { ...headers, "content-type": "application/json" },
        remoteAddress: request.ip,
        ...(input.body !== undefined && { payload: JSON.stringify(input.body) }),
      });
      const isJson = String(answer.headers["content-type"]).includes("json");
      return {
        status: answer.statusCode,
        headers: { get: (header) => answer.headers[header.toLowerCase()]?.toString() ?? null },
        data: isJson ? answer.json() : answer.body,
      };
    },
  });
}
