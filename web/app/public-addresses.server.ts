/** The public pages with fixed addresses, for the sitemap. Postings and profiles are added by the server. */
import type { ServerBuild } from "react-router";
import { practiceAreas } from "@caseload/contract/practice-areas";
import { openJobsAddress } from "./lib/open-jobs-address.ts";
import { articles } from "./lib/articles.server.ts";

interface PublicAddress {
  readonly path: string;
  /** YYYY-MM-DD, where it is known. */
  readonly changed?: string | undefined;
}

/** Pages whose address holds what changes (an article's name, a version); each kind names its own here. */
const named: readonly (() => readonly PublicAddress[])[] = [
  () => [null, ...practiceAreas].map((area) => ({ path: openJobsAddress({ area, state: null }) })),
  () => articles.map(({ slug, date }) => ({ path: `/blog/${slug}`, changed: date })),
];

/** Targets of emailed links: of no use without the link's token. */
const notListed = new Set(["/reset-password", "/verify-email", "/invitation", "/unsubscribe"]);

/** Every page in the public layout, read off the route table. */
export function publicAddresses({ routes }: Pick<ServerBuild, "routes">): readonly PublicAddress[] {
  const paths = Object.values(routes)
    .filter((route) => route?.parentId === "routes/public-layout")
    .map((route) => `/${route?.path ?? ""}`)
    .filter((path) => !/[:*]/.test(path) && !notListed.has(path));
  return [...paths.map((path) => ({ path })), ...named.flatMap((list) => list())];
}
