import type { Caller, Site } from "./site.ts";

const maxPages = 50;

/** All ids of a list, following its Link headers. */
export async function idsOfPages(site: Site, who: Caller, firstPage: string): Promise<number[]> {
  const ids: number[] = [];
  let url = firstPage;
  for (let page = 0; page < maxPages; page += 1) {
    const read = await readPage(site, who, url);
    ids.push(...read.ids);
    if (read.next === undefined) return ids;
    url = read.next;
  }
  throw new Error(`${firstPage} does not come to an end.`);
}

async function readPage(site: Site, { cookie }: Caller, url: string) {
  const answer = await site.app.inject({ url, headers: { cookie } });
  const { link } = answer.headers;
  return {
    ids: answer.json<{ id: number }[]>().map((row) => row.id),
    next: typeof link === "string" ? /<([^>]+)>; rel="next"/.exec(link)?.[1] : undefined,
  };
}
