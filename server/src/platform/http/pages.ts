/** Serves the web pages: assets, and a catch-all route that renders on the server. */
import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import { Readable } from "node:stream";
import { constants, createGzip } from "node:zlib";
import type { User } from "@caseload/contract/accounts/accounts";
import type { CallName } from "@caseload/contract/endpoints";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { pagePolicy, type PageMode } from "./page-policy.ts";
import {
  loadBuiltPages,
  loadDevelopmentPages,
  type CallResponse,
  type CallInput,
  type PageContext,
  type Pages,
  type PublicPage,
  type RenderPage,
} from "./page-sources.ts";

interface PagesOptions {
  readonly mode: PageMode;
  /** The site's canonical origin, used instead of a request's Host header. */
  readonly origin: string;
  readonly isDemo: boolean;
  readonly resolveUser: (request: FastifyRequest) => Promise<User | null>;
  /** Adds headers to a page's answer. */
  readonly prepare: (request: FastifyRequest, reply: FastifyReply) => void;
  /** Calls the API with the identity of `request`. */
  readonly callApi: (request: FastifyRequest, name: CallName, input: CallInput) => Promise<CallResponse>;
  /** Vite's hot reload shares its port in development. */
  readonly httpServer: Server;
}

/** First path segments that are not pages. */
const nonPageSegments = new Set(["api", "ws", "health", "share", "sitemaps"]);
/** Low, because every page is compressed on the fly. */
const gzipLevel = 4;

/** Registers the pages. Returns a function that lists the public ones. */
export async function registerPages(
  app: FastifyInstance,
  options: PagesOptions,
): Promise<() => Promise<readonly PublicPage[]>> {
  let source: () => Promise<Pages>;
  await app.register(async (scope) => {
    // Pages accept GET and HEAD only, so bodies are not parsed.
    scope.removeAllContentTypeParsers();
    const { mode, httpServer } = options;
    source =
      mode === "production" ? await loadBuiltPages(scope) : await loadDevelopmentPages(scope, httpServer);
    scope.route({
      method: ["GET", "HEAD"],
      url: "/*",
      handler: async (request, reply) => {
        const [, first = ""] = request.url.split(/[/?]/, 2);
        if (nonPageSegments.has(first)) return reply.callNotFound();
        return renderPage(request, reply, (await source()).render, options);
      },
    });
  });
  return async () => (await source()).publicAddresses();
}

async function renderPage(
  request: FastifyRequest,
  reply: FastifyReply,
  render: RenderPage,
  { mode, origin, isDemo, resolveUser, prepare, callApi }: PagesOptions,
): Promise<FastifyReply> {
  prepare(request, reply);
  const nonce = randomBytes(16).toString("base64");
  const user = await resolveUser(request);
  const page: PageContext = {
    user,
    nonce,
    isDemo,
    callApi: (name, input) => callApi(request, name, input),
    reportError: (error) => request.log.error({ err: error }, "page failed"),
  };
  const response = await render(toWebRequest(request, reply, origin), page);
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  reply.header("content-security-policy", pagePolicy(mode, nonce, request.headers.host));
  // Pages contain a nonce and the user's name, so shared caches must not store them.
  reply.header("cache-control", user ? "private, no-store" : "private, no-cache");
  reply.header("vary", "Cookie, Accept-Encoding");
  return send(request, reply, response);
}

function toWebRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === "string") headers.set(name, value);
  }
  const aborted = new AbortController();
  reply.raw.on("close", () => {
    if (!reply.raw.writableFinished) aborted.abort();
  });
  return new Request(origin + request.url, { method: request.method, headers, signal: aborted.signal });
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
