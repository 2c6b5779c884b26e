/** Looking back over years finds every match once, newest first, however postings lie in time. */
import type { FoundJob, SearchReading } from "@caseload/contract/search/job-search";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeFirm, makeJob, makePerson } from "../../../demo/factories.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

const hourMs = 3_600_000;
let site: Site;
/** Ids of the postings that hold each word, newest first. */
const expected = new Map<string, number[]>();

/** How old postings are, in hours before the full hour, so that many lie where one look ends and the next begins. */
const ages: Readonly<Record<string, fc.Arbitrary<number>>> = {
  dense: fc.integer({ min: 0, max: 40 }),
  sparse: fc.oneof(
    fc.constantFrom(0, 1, 2, 3, 24, 48, 72, 192, 384, 576, 1_536, 4_608, 6_144),
    fc.integer({ min: 0, max: 30_000 }),
    fc.double({ min: 0, max: 5_000, noNaN: true }),
  ),
  clustered: fc.constantFrom(900, 900, 900, 901, 12_000),
  old: fc.integer({ min: 20_000, max: 40_000 }),
};

beforeAll(async () => {
  site = await openSite();
  const { now } = site.time;
  const { id: firmId } = await makeFirm(site.db, now, { name: "Harrow Street Legal" });
  const { id: postedById } = await makePerson(site.db, now, { primaryRole: "managing_partner", firmId });
  const hour = Math.floor(now.getTime() / hourMs) * hourMs;
  for (const [word, age] of Object.entries(ages)) {
    const rows: { id: number; at: number }[] = [];
    for (const hours of fc.sample(age, { numRuns: 60, seed: 22 })) {
      const at = Math.round(hour - hours * hourMs);
      const title = `Wallaby ${word}`;
      rows.push({
        ...(await makeJob(site.db, now, { firmId, postedById, title, postedAt: new Date(at) })),
        at,
      });
    }
    const ordered = rows.toSorted((a, b) => b.at - a.at || b.id - a.id);
    expected.set(
      word,
      ordered.map(({ id }) => id),
    );
  }
});
afterAll(() => site.close());

async function pagesOf(keyword: string, limit: number): Promise<number[]> {
  const ids: number[] = [];
  for (let cursor = ""; ;) {
    const query = { keyword, sort: "newest", limit, cursor };
    const answer = await site.anonymous.call("searchJobs", { query });
    ids.push(...answer.json<FoundJob[]>().map(({ id }) => id));
    const [, next] = /<([^>]*)>; rel="next"/.exec(String(answer.headers.link)) ?? [];
    if (next === undefined || ids.length > 300) return ids;
    cursor = new URL(next, "http://localhost").searchParams.get("cursor") ?? "";
  }
}

describe.each(Object.keys(ages))("postings that lie %s", (word) => {
  test.each([3, 7, 100])("are all found once in pages of %i", async (limit) => {
    expect(await pagesOf(`wallaby ${word}`, limit)).toEqual(expected.get(word));
  });

  test("are counted", async () => {
    const read = await site.anonymous.ask<SearchReading>("readJobSearch", {
      query: { keyword: `wallaby ${word}` },
    });
    expect(read.count).toBe(60);
  });
});
