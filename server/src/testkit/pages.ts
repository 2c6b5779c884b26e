import type { Caller, Site } from "./site.ts";

const mostPages = 50;

/** The ids of a list, followed from page to page through its Link headers. */
export async function idsOfPages(site: Site, who: Caller, firstPage: string): Promise<number[]> {
  const ids: number[] = [];
  let url: string | undefined = firstPage;
  for (let page = 0; url; page += 1) {
    if (page === mostPages) throw new Error(`${firstPage} does not come to an end.`);
    const { body, headers }: { body: string; headers: { link?: unknown } } = await site.app.inject({
      url,
      headers: { cookie: who.cookie },
    });
    ids.push(...(JSON.parse(body) as { id: number }[]).map((row) => row.id));
    const { link } = headers;
    url = typeof link === "string" ? /<([^>]+)>; rel="next"/.exec(link)?.[1] : undefined;
  }
  return ids;
}
