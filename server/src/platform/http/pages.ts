/** Serves the web pages: assets, and a catch-all that renders on the server. Unknown /api paths never reach it. */
import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import { Readable } from "node:stream";
import { constants, createGzip } from "node:zlib";
import type { User } from "@caseload/contract/accounts/accounts";
import type { CallName } from "@caseload/contract/endpoints";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { pagePolicy, type PageMode } from "./page-policy.ts";
import {
  builtPages,
  livePages,
  type CallAnswer,
  type CallInput,
  type PageContext,
  type Pages,
  type PublicAddress,
  type RenderPage,
} from "./page-sources.ts";

export interface PagesOptions {
  readonly mode: PageMode;
  /** Under which the site is known; canonical links carry it, whatever host a request names. */
  readonly origin: string;
  readonly resolveUser: (request: FastifyRequest) => Promise<User | null>;
  /** Calls the API as the visitor of `request`. */
  readonly callApi: (request: FastifyRequest, name: CallName, input: CallInput) => Promise<CallAnswer>;
  /** Development's hot reload shares its port. */
  readonly httpServer: Server;
}

/** First parts of addresses that are no pages. */
const notPages = new Set(["api", "ws", "health", "share", "sitemaps"]);
/** Fast rather than small: this runs for every page. */
const gzipLevel = 4;

/** Answers what names the public pages. */
export async function pages(
  app: FastifyInstance,
  options: PagesOptions,
): Promise<() => Promise<readonly PublicAddress[]>> {
  let source: () => Promise<Pages>;
  await app.register(async (scope) => {
    // Pages only read: whatever a browser or an attacker posts to them is not parsed, and finds no route.
    scope.removeAllContentTypeParsers();
    const { mode, httpServer } = options;
    source = mode === "production" ? await builtPages(scope) : await livePages(scope, httpServer);
    scope.route({
      method: ["GET", "HEAD"],
      url: "/*",
      handler: async (request, reply) => {
        const [, first = ""] = request.url.split(/[/?]/, 2);
        if (notPages.has(first)) return reply.callNotFound();
        return answer(request, reply, (await source()).render, options);
      },
    });
  });
  return async () => (await source()).publicAddresses();
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  render: RenderPage,
  { mode, origin, resolveUser, callApi }: PagesOptions,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString("base64");
  const user = await resolveUser(request);
  const page: PageContext = {
    user,
    nonce,
    callApi: (name, input) => callApi(request, name, input),
    reportError: (error) => request.log.error({ err: error }, "page failed"),
  };
  const response = await render(toWebRequest(request, reply, origin), page);
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  reply.header("content-security-policy", pagePolicy(mode, nonce, request.headers.host));
  // The nonce and the person's name stand in the page: no cache may keep it for somebody else.
  reply.header("cache-control", user ? "private, no-store" : "private, no-cache");
  reply.header("vary", "Cookie, Accept-Encoding");
  return send(request, reply, response);
}

function toWebRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === "string") headers.set(name, value);
  }
  const leaving = new AbortController();
  reply.raw.on("close", () => {
    if (!reply.raw.writableFinished) leaving.abort();
  });
  return new Request(origin + request.url, { method: request.method, headers, signal: leaving.signal });
}

function send(request: FastifyRequest, reply: FastifyReply, { body }: Response): FastifyReply {
  if (body === null || request.method === "HEAD") return reply.send("");
  const page = Readable.fromWeb(body);
  if (!/\bgzip\b/.test(String(request.headers["accept-encoding"] ?? ""))) return reply.send(page);
  reply.header("content-encoding", "gzip").removeHeader("content-length");
  const zip = createGzip({ level: gzipLevel, flush: constants.Z_SYNC_FLUSH });
  page.on("error", (error) => zip.destroy(error));
  return reply.send(page.pipe(zip));
}
