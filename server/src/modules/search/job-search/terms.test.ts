/** Postings are filed under the terms of the legal vocabulary that they name, by whatever name. */
import type { FoundJob, SearchReading } from "@caseload/contract/search/job-search";
import { conceptNames, expandTerms } from "@caseload/matching/ontology/expand-terms";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeFirm, makeJob, makePerson } from "../../../demo/factories.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { indexPostings } from "./index-postings.ts";
import { indexVocabulary } from "./index-vocabulary.ts";
import { quietLog } from "../../../testkit/quiet-log.ts";
import { prepareSearch } from "./prepare-search.ts";

let site: Site;
let poster: { firmId: number; postedById: number };

beforeAll(async () => {
  site = await openSite();
  const { id: firmId } = await makeFirm(site.db, site.time.now, { name: "Harrow Street Legal" });
  const person = await makePerson(site.db, site.time.now, { primaryRole: "managing_partner", firmId });
  poster = { firmId, postedById: person.id };
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.delete(jobs);
});

const make = async (description: string): Promise<number> =>
  (await makeJob(site.db, site.time.now, { ...poster, title: "Wombat", specialties: ["tax"], description }))
    .id;
const ask = (keyword: string, sort = "newest") =>
  site.anonymous.ask<FoundJob[]>("searchJobs", { query: { keyword, sort, limit: 100 } });
const find = async (keyword: string): Promise<number[]> => (await ask(keyword)).map(({ id }) => id);

/** As if it had been filed by a vocabulary without a single term. */
async function forgetVocabulary(): Promise<void> {
  await site.db.execute(sql`delete from search_phrases`);
  await site.db.execute(sql`update search_vocabulary set mark = 'another'`);
  await site.db.update(jobs).set({ search: "" });
}
const filedTerms = async (): Promise<string[]> => {
  const { rows } = await site.db.execute<{ lexeme: string }>(
    sql`select distinct lexeme from jobs, unnest(tsvector_to_array(search)) lexeme where lexeme like '=%'`,
  );
  return rows.map(({ lexeme }) => lexeme);
};

/** A term, one of its names, and another one that a search reads as the term. */
const pairs = fc.sample(
  fc.constantFrom(...conceptNames()).chain(({ term, names }) => {
    const asked = names.filter((name) => expandTerms(name)[0]?.terms.includes(term));
    return fc.tuple(fc.constant(term), fc.constantFrom(...names), fc.constantFrom(...asked));
  }),
  { numRuns: 60, seed: 26 },
);

test("one name of a term finds postings with its other names, without relaxing", async () => {
  const made: [id: number, asked: string, term: string][] = [];
  for (const [term, written, asked] of pairs)
    made.push([await make(`Prepare the ${written} and report.`), asked, term]);
  for (const [id, asked, term] of made) expect(await find(asked), `${asked} of ${term}`).toContain(id);
});

test("while the database has another vocabulary, names are searched for as phrases", async () => {
  const id = await make("Draft a demurrer to the cross-complaint.");
  expect(await filedTerms()).toContain("=motions-to-dismiss");
  await forgetVocabulary();
  expect(await filedTerms()).toEqual([]);
  expect(await find("motion to dismiss")).toEqual([id]);
  expect(await indexVocabulary(site.db)).toBe(true);
  expect(await find("motion to dismiss")).toEqual([id]);
  expect(await indexPostings(site.db)).toBe(1);
  expect(await filedTerms()).toContain("=motions-to-dismiss");
  expect(await find("motion to dismiss")).toEqual([id]);
  expect(await indexPostings(site.db)).toBe(0);
  expect(await indexVocabulary(site.db)).toBe(false);
});

test("new postings are indexed at once while older ones are indexed again in several runs", async () => {
  await make("File the demurrer.");
  await make("Oppose a motion to strike.");
  await forgetVocabulary();
  await indexVocabulary(site.db);
  const written = await make("Answer the motion to dismiss.");
  expect(await filedTerms()).toContain("=motions-to-dismiss");
  expect(await find("demurrer")).toHaveLength(3);
  expect(await indexPostings(site.db, 1)).toBe(2);
  expect((await find("demurrer"))[0]).toBe(written);
});

test("a name in the title comes before one in the description", async () => {
  const low = await make("Prepare the demurrer in a tax suit.");
  const { id: high } = await makeJob(site.db, new Date(site.time.now.getTime() - 86_400_000), {
    ...poster,
    title: "Demurrer wanted",
    description: "A tax suit.",
  });
  expect((await ask("motion to dismiss", "relevance")).map(({ id }) => id)).toEqual([high, low]);
});

test("the first start collects the words of postings, and refreshes those stored without the application", async () => {
  const { id } = await makeJob(site.db, site.time.now, {
    ...poster,
    title: "Bandicoot easements",
    location: "Boise, ID",
    facts: null,
  });
  await site.db.execute(sql`delete from job_words`);
  await forgetVocabulary();
  await prepareSearch(site.db, () => site.time.now, quietLog);
  const query = { keyword: "bandicot" };
  expect(await find("bandicot")).toEqual([id]);
  expect((await site.anonymous.ask<SearchReading>("readJobSearch", { query })).didYouMean).toBe("bandicoot");
  const near = await site.anonymous.ask<FoundJob[]>("searchJobs", {
    query: { location: "83702", distance: 25 },
  });
  expect(near.map((job) => job.id)).toEqual([id]);
  expect(await filedTerms()).not.toEqual([]);
});
