/** What a paralegal types for short or with typos finds what is meant among the first five. */
import type { FoundJob, SearchReading } from "@caseload/contract/search/job-search";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeFirm, makeJob, makePerson } from "../../../demo/factories.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { collectWords } from "./collect-words.ts";
import cases from "./forgiving-search.json" with { type: "json" };

let site: Site;
const keyOf = new Map<number, string>();

beforeAll(async () => {
  site = await openSite();
  const now = site.time.now;
  const { id: firmId } = await makeFirm(site.db, now, { name: "Harrow Street Legal" });
  const { id: postedById } = await makePerson(site.db, now, { primaryRole: "managing_partner", firmId });
  const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
  for (const [at, { key, ...posting }] of cases.postings.entries()) {
    const { id } = await makeJob(site.db, now, {
      firmId,
      postedById,
      ...posting,
      postedAt: ago(60 * 24 * 20 + at),
    });
    keyOf.set(id, key);
  }
  // Newer postings that hold the same common words and are never meant.
  const areas = ["litigation", "corporate", "realestate", "immigration", "family", "bankruptcy", "tax"];
  const tasks = ["calendar", "intake", "correspondence", "client files", "billing notes", "scheduling"];
  for (let at = 0; at < 300; at++) {
    const area = areas[at % areas.length] ?? "";
    const task = tasks[at % tasks.length] ?? "";
    await makeJob(site.db, now, {
      firmId,
      postedById,
      title: `Paralegal for ${task}, ${area} desk ${at}`,
      specialties: [area],
      description: `Keep the ${task} of a busy office: forms, documents, orders, letters, court dates, records and reviews. Plan the week with the attorney, close files and prepare statements on request.`,
      postedAt: ago(at),
    });
  }
  await collectWords(site.db, now);
});
afterAll(() => site.close());

const firstFive = async (keyword: string): Promise<string[]> => {
  const found = await site.anonymous.ask<FoundJob[]>("searchJobs", { query: { keyword, limit: 5 } });
  return found.map(({ id, title }) => keyOf.get(id) ?? title);
};

test(`of ${cases.queries.length} typed searches, nine of ten find what is meant among the first five`, async () => {
  const missed: string[] = [];
  for (const { typed, meant } of cases.queries) {
    const found = await firstFive(typed);
    if (!meant.some((key) => found.includes(key))) missed.push(`${typed} -> ${found.join("; ")}`);
  }
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(6);
});

test("reports how it read a misspelled word, in the words that postings use", async () => {
  const read = (keyword: string) =>
    site.anonymous.ask<SearchReading>("readJobSearch", { query: { keyword } });
  expect((await read("privelege log")).didYouMean).toBe("privilege log");
  expect((await read("privilege log")).didYouMean).toBeNull();
  expect(await read("relativity qqqqqq")).toMatchObject({ relaxed: true, didYouMean: null });
});

test("finds words while they are typed", async () => {
  expect(await firstFive("immigra")).not.toEqual([]);
  expect(await firstFive("lease abstrac")).toContain("lease");
  expect(await firstFive("privil")).toContain("privilege");
});

test("every query means postings that exist, and no posting or query is there twice", () => {
  const keys = cases.postings.map(({ key }) => key);
  const typed = cases.queries.map((query) => query.typed);
  expect([new Set(keys).size, new Set(typed).size]).toEqual([keys.length, typed.length]);
  expect(cases.queries.flatMap(({ meant }) => meant).filter((key) => !keys.includes(key))).toEqual([]);
});
