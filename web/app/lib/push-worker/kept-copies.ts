/** What the service worker keeps of a session for hours without a connection. */
import { answerHeader } from "@caseload/contract/answer-header";
import type { CallName } from "@caseload/contract/endpoints";
import type { Address } from "../endpoints.ts";
import { ownCache } from "./own-cache.ts";

/** Files of the build; the same for everyone. */
const filesCache = "files";

/** Lists that are shown from the last visit. Neither threads, contracts nor files are kept. */
const keptCalls = [
  "me",
  "dashboardStats",
  "listJobs",
  "countJobs",
  "searchJobs",
  "readJobSearch",
  "listIntelligentMatches",
  "getSearchPreferences",
  "listSavedSearches",
  "listOwnApplications",
  "listConversations",
  "listContracts",
  "countContracts",
] as const satisfies readonly CallName[];

/** Screens that open without a connection. */
const keptPages = new Set([
  "/dashboard",
  "/dashboard/paralegal",
  "/dashboard/attorney",
  "/jobs",
  "/search",
  "/search/smart",
  "/search/saved",
  "/applications",
  "/messages",
  "/contracts",
]);

/** Copies of each kind; the oldest go first. */
const maxFiles = 500;
const maxOwn = 80;

export type Kept = "file" | "page" | "list" | null;

/** How a request is answered: files from the copy first, pages and lists from the copy where there is no connection. */
export function keptAs(
  { method, mode, url }: Pick<Request, "method" | "mode" | "url">,
  origin: string,
  addresses: Readonly<Partial<Record<CallName, Pick<Address, "path">>>>,
): Kept {
  const { pathname, origin: target } = new URL(url);
  if (method !== "GET" || target !== origin) return null;
  if (pathname.startsWith("/assets/")) return "file";
  if (mode === "navigate") return keptPages.has(pathname) ? "page" : null;
  // What the router fetches when a link is followed.
  if (pathname === "/__manifest" || keptPages.has(pathname.replace(/\.data$/, ""))) return "list";
  return keptCalls.some((name) => addresses[name]?.path === pathname) ? "list" : null;
}

/** Calls after which the browser may be another person's. */
const endsSession = /^\/api\/(?:auth|users|account)\b/;

export const mayEndSession = ({ method, url }: Pick<Request, "method" | "url">): boolean =>
  method !== "GET" && endsSession.test(new URL(url).pathname);

/** Pages of visitors may be stored by browsers; those of members may not. */
const isMembersPage = ({ headers }: Response): boolean =>
  headers.get("cache-control")?.includes("no-store") === true;

/** A network's sign-in page or a proxy's JSON in place of the answer of a call. */
export const isForeign = ({ url }: Pick<Request, "url">, { headers }: Pick<Response, "headers">): boolean =>
  new URL(url).pathname.startsWith("/api/") && !headers.has(answerHeader);

/** @param max copies; the oldest beyond them are deleted */
async function store(cacheName: string, request: Request, response: Response, max: number): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(request, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map((key) => cache.delete(key)));
}

/** Nothing is stored once the cache is gone: the session has ended, or the app was never installed here. */
async function storeOwn(request: Request, response: Response): Promise<void> {
  if (await caches.has(ownCache)) await store(ownCache, request, response, maxOwn);
}

/** Files of the build never change under their name. */
export async function answerFile(request: Request): Promise<Response> {
  const copy = await caches.match(request, { cacheName: filesCache });
  if (copy) return copy;
  const response = await fetch(request);
  if (response.ok && (await caches.has(ownCache)))
    await store(filesCache, request, response.clone(), maxFiles);
  return response;
}

/** The copy of a page or a list; of a page that was last seen with other filters, the way there. */
async function findCopy(request: Request, kept: Kept): Promise<Response | undefined> {
  const own = await caches.open(ownCache);
  const copy = await own.match(request);
  if (copy || kept !== "page") return copy;
  const { pathname } = new URL(request.url);
  const same = (await own.keys()).findLast(
    ({ mode, url }) => mode === "navigate" && new URL(url).pathname === pathname,
  );
  return same && Response.redirect(same.url);
}

/** From the server, and from the last copy where it cannot be reached. */
export async function answerOwn(
  request: Request,
  kept: Kept,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(request);
  } catch (error) {
    const copy = (await caches.has(ownCache)) ? await findCopy(request, kept) : undefined;
    if (copy) return copy;
    throw error;
  }
  if (response.status === 401 || (kept === "page" && response.ok && !isMembersPage(response)))
    await caches.delete(ownCache);
  else if (response.ok && !isForeign(request, response)) waitUntil(storeOwn(request, response.clone()));
  return response;
}

/** Whatever was kept goes before the answer reaches the page. */
export async function answerEnding(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.ok) await caches.delete(ownCache);
  return response;
}
