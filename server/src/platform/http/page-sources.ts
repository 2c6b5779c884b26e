/** Loads the pages: from the build in production, from Vite in the same process in development. */
import { existsSync } from "node:fs";
import type { Server } from "node:http";
import { fileURLToPath, pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import { errorMessages } from "@caseload/contract/error-messages";
import type { User } from "@caseload/contract/accounts/accounts";
import type { CallName } from "@caseload/contract/endpoints";
import type { FastifyInstance } from "fastify";
import { closedPolicy } from "./page-policy.ts";

export interface CallInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export interface CallResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly data: unknown;
}

/** Context of the web build's loaders and renderer; the web package declares the same shape. */
export interface PageContext {
  readonly user: User | null;
  readonly nonce: string;
  /** Whether the site has the demo's people. */
  readonly isDemo: boolean;
  readonly callApi: (name: CallName, input: CallInput) => Promise<CallResponse>;
  readonly reportError: (error: unknown) => void;
}

/** A static public page, such as /about. */
export interface PublicPage {
  readonly path: string;
  /** YYYY-MM-DD, if known. */
  readonly changed?: string | undefined;
}

/** The pages of the web package. */
export interface Pages {
  readonly render: RenderPage;
  readonly publicAddresses: () => readonly PublicPage[];
}

export type RenderPage = (request: Request, page: PageContext) => Promise<Response>;

/** The part of React Router's server build that the server uses. */
interface WebBuild {
  readonly entry: {
    readonly module: {
      readonly pageHandler: (build: WebBuild, mode: string) => RenderPage;
      readonly publicAddresses: (build: WebBuild) => readonly PublicPage[];
    };
  };
}

const web = fileURLToPath(new URL("../../../../web/", import.meta.url));
const assets = `${web}build/client`;
/** Served from the root, because a service worker controls pages below its own path. */
const worker = `${assets}/push-worker.js`;
const workerPolicy = `${closedPolicy}; connect-src 'self'`;
const yearMs = 31_536_000_000;
const hourMs = 3_600_000;

const pagesOf = (build: WebBuild, mode: string): Pages => ({
  render: build.entry.module.pageHandler(build, mode),
  publicAddresses: () => build.entry.module.publicAddresses(build),
});

/** Serves the precompressed assets of the build, and returns its pages. */
export async function loadBuiltPages(scope: FastifyInstance): Promise<() => Promise<Pages>> {
  const file = `${web}build/server/index.js`;
  if (!existsSync(file)) throw new Error("The pages are not built yet. Run: npm run build");
  const build = (await import(pathToFileURL(file).href)) as WebBuild;
  const pages = pagesOf(build, "production");

  await scope.register(fastifyStatic, {
    root: assets,
    wildcard: false,
    index: false,
    dotfiles: "ignore",
    preCompressed: true,
    // File names in /assets contain a hash of the content.
    setHeaders: (reply, path) => {
      if (path.startsWith(worker)) {
        reply.header("content-security-policy", workerPolicy).header("cache-control", "no-cache");
        return;
      }
      const isHashed = path.startsWith(`${assets}/assets/`);
      reply.header(
        "cache-control",
        isHashed ? `public, max-age=${yearMs / 1000}, immutable` : `public, max-age=${hourMs / 1000}`,
      );
    },
  });
  scope.get("/assets/*", (_request, reply) =>
    reply.code(404).type("text/plain; charset=utf-8").send(errorMessages.notFound),
  );
  return async () => pages;
}

/** Runs Vite in middleware mode. Its hot reload handles upgrades with the protocols vite-hmr and vite-ping on the same port. */
export async function loadDevelopmentPages(
  scope: FastifyInstance,
  httpServer: Server,
): Promise<() => Promise<Pages>> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: web,
    configFile: `${web}vite.config.ts`,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: httpServer } },
  });
  scope.addHook("onRequest", (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
  scope.addHook("onClose", () => vite.close());
  return async () => {
    const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as unknown as WebBuild;
    return pagesOf(build, "development");
  };
}
