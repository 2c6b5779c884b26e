/** The public pages that stand still, for the sitemap. Postings and profiles are added by the server. */
import type { ServerBuild } from "react-router";
import { articles } from "./lib/articles.server.ts";

interface PublicAddress {
  readonly path: string;
  /** YYYY-MM-DD, where it is known. */
  readonly changed?: string | undefined;
}

/** Pages whose address holds what changes (an article's name, a version); each kind names its own here. */
const named: readonly (() => readonly PublicAddress[])[] = [
  () => articles.map(({ slug, date }) => ({ path: `/blog/${slug}`, changed: date })),
];

/** Where letters lead: of no use without what the letter says. */
const notListed = new Set(["/reset-password", "/verify-email", "/invitation", "/unsubscribe"]);

/** Every page in the public layout, read off the route table. */
export function publicAddresses({ routes }: Pick<ServerBuild, "routes">): readonly PublicAddress[] {
  const paths = Object.values(routes)
    .filter((route) => route?.parentId === "routes/public-layout")
    .map((route) => `/${route?.path ?? ""}`)
    .filter((path) => !/[:*]/.test(path) && !notListed.has(path));
  return [...paths.map((path) => ({ path })), ...named.flatMap((list) => list())];
}
