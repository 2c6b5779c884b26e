/** What a paralegal writes in full sentences, read into filters, finds the demo's postings that are meant. */
import type { FoundJob } from "@caseload/contract/search/job-search";
import phrases from "@caseload/contract/search/independent-phrases.json" with { type: "json" };
import { readPhrase } from "@caseload/contract/search/read-phrase";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPostings } from "../../../demo/postings.ts";
import { seedDemo } from "../../../demo/seed.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { collectWords } from "./collect-words.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await seedDemo(site.deps, site.time.now);
  await collectWords(site.db, site.time.now);
});
afterAll(() => site.close());

const meantPhrases = phrases.filter(({ finds = [] }) => finds.length > 0);
const titleOf = (key: string): string => demoPostings.find((posting) => posting.key === key)?.title ?? key;

test(`${meantPhrases.length} of the sixty phrases mean postings of the demo, and find them`, async () => {
  const missed: string[] = [];
  for (const { phrase, finds = [] } of meantPhrases) {
    const { barCertificationRequired: _, ...query } = readPhrase(phrase);
    const found = await site.anonymous.ask<FoundJob[]>("searchJobs", { query });
    const titles = found.map(({ title }) => title);
    const isFound = finds.every((key) => titles.includes(titleOf(key)));
    process.stdout.write(`${isFound ? "found " : "MISSED"}  ${phrase}  ->  ${titles.join("; ")}\n`);
    if (!isFound) missed.push(phrase);
  }
  expect(missed).toEqual([]);
});
