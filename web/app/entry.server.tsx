/** Renders pages. The server reaches React Router only through `pageHandler`, so that there is one copy of it. */
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import {
  createRequestHandler,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type ServerBuild,
} from "react-router";
import { filesOf } from "./lib/built-files.server.ts";
import { LateScriptsContext } from "./lib/late-code.tsx";
import { NonceContext } from "./lib/nonce.ts";
import { pageStream } from "./lib/page-stream.server.ts";
import { pageContext, pageOf, type PageContext } from "./lib/page-context.ts";

export { publicAddresses } from "./public-addresses.server.ts";

/** Loaders have this long, in milliseconds, before a page is sent without their data. */
export const streamTimeout = 5_000;

export function pageHandler(build: ServerBuild, mode: string) {
  keepOneRootStyleSheet(build);
  bringLateStyles(build);
  const handle = createRequestHandler(build, mode);
  return (request: Request, page: PageContext): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(pageContext, page);
    return handle(request, context);
  };
}

/**
 * React Router marks style sheets that lazy parts need as well with "#", so that Vite's loader, which compares
 * addresses, adds its own copy that outlives the route. The root outlives every part: a second copy of its sheet would
 * only make the browser compute every style again.
 */
function keepOneRootStyleSheet({ assets: { routes } }: ServerBuild): void {
  const marked = new Set(routes.root?.css);
  for (const route of Object.values(routes)) {
    if (route?.css) route.css = route.css.map((href) => (marked.has(href) ? href.replace(/#$/, "") : href));
  }
}

/**
 * The page's style sheets, for the Link header: nothing is painted before they are there, and in the page itself they
 * come after the fonts and scripts that React puts first, which would take the connections.
 */
function styleSheetsFirst({ manifest, staticHandlerContext }: EntryContext): string {
  const sheets = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  const addresses = new Set(sheets.map((href) => href.replace(/#$/, "")));
  return [...addresses].map((href) => `<${href}>; rel=preload; as=style`).join(", ");
}

/** The group of modules (web/chunks.ts) that a route names in its `handle`: it loads them late, and the server renders them. */
const lateGroupOf = (handle: unknown): string | undefined =>
  (handle as { readonly lateGroup?: string } | undefined)?.lateGroup;

/** What the server renders needs its styles before its code is there. They are marked with "#", as others of lazy parts. */
function bringLateStyles({ routes, assets }: ServerBuild): void {
  for (const [id, route] of Object.entries(routes)) {
    const group = lateGroupOf(route?.module.handle);
    const assetsOfRoute = assets.routes[id];
    if (group === undefined || !assetsOfRoute) continue;
    const own = assetsOfRoute.css ?? [];
    const known = new Set([...own, ...(assets.routes.root?.css ?? [])].map((href) => href.replace(/#$/, "")));
    const late = filesOf(group).styles.filter((href) => !known.has(href));
    assetsOfRoute.css = [...own, ...late.map((href) => `${href}#`)];
  }
}

/** Of the last route, for those whom its loader serves. */
function lateScriptsOf({ routeModules, staticHandlerContext }: EntryContext): readonly string[] {
  const id = staticHandlerContext.matches.at(-1)?.route.id;
  const group = id === undefined ? undefined : lateGroupOf(routeModules[id]?.handle);
  const isServed = id !== undefined && Boolean(staticHandlerContext.loaderData[id]);
  return group === undefined || !isServed ? [] : filesOf(group).scripts;
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) pageOf(context).reportError(error);
};

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set("content-type", "text/html; charset=utf-8");
  const sheets = styleSheetsFirst(routerContext);
  if (sheets !== "") headers.set("link", sheets);
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const page = pageOf(context);
  const readyEvent = isbot(request.headers.get("user-agent") ?? "") ? "onAllReady" : "onShellReady";

  return new Promise((resolve, reject) => {
    let shellSent = false;
    let answerStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={page.nonce}>
        <LateScriptsContext value={lateScriptsOf(routerContext)}>
          <ServerRouter context={routerContext} url={request.url} nonce={page.nonce} />
        </LateScriptsContext>
      </NonceContext>,
      {
        nonce: page.nonce,
        // What is ready is rendered in its place at once; React would otherwise send larger parts behind their placeholders.
        progressiveChunkSize: 1_000_000,
        [readyEvent]() {
          shellSent = true;
          const { writable, readable } = pageStream(() => clearTimeout(timer));
          resolve(new Response(readable, { status: answerStatus, headers }));
          pipe(writable);
        },
        onShellError: reject,
        onError(error) {
          answerStatus = 500;
          // Errors before the shell reject the promise and are reported by handleError.
          if (shellSent) page.reportError(error);
        },
      },
    );
    // Cleared when the stream ends: a waiting timer would hold the whole render in memory.
    const timer = setTimeout(abort, streamTimeout + 1_000);
    request.signal.addEventListener("abort", () => abort(), { once: true });
  });
}
