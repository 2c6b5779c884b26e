import fc from "fast-check";
import { expect, test } from "vitest";
import { FIELD_WORDS } from "../features/field-lexicon.ts";
import { parseJob, parsePerson } from "../features/parse.ts";
import type { ParsedJob } from "../features/parse.ts";
import { collection, NOW, probateJob, probateParalegal } from "../testkit.ts";
import { jobIndex, removePosting, upsertPosting } from "./job-index.ts";
import { rankJobs } from "./rank-jobs.ts";
import { planShards, rankShards, ShardedIndex, shardKeyOf } from "./shards.ts";

/** Fields with neighbors, each as a text that names some of its words. */
const texts = Object.entries(FIELD_WORDS)
  .filter((_, at) => at % 24 === 0)
  .map(([field, words]) => `${field}: ${words.slice(0, 14).join(", ")}.`);
/** Cities on both sides of a state's border, far ones, one that several states have, and none. */
const places = [
  "Kansas City, MO",
  "Kansas City, KS",
  "Chicago, IL",
  "Gary, IN",
  "Portland, OR",
  "Vancouver, WA",
  "Miami, FL",
  "Springfield",
  null,
];
const arrangements = ["On-site", "Hybrid", "Remote", null];

/** Parsing takes longest, and samples repeat. */
const parsedJobs = new Map<string, ParsedJob>();
function jobOf(first: number, second: number, place: number, arrangement: number): ParsedJob {
  const key = [first, second, place, arrangement].join(" ");
  const known = parsedJobs.get(key);
  if (known) return known;
  const parsed = parseJob(
    {
      title: "Paralegal",
      description: `${texts[first]} ${second === first ? "" : texts[second]}`,
      location: places[place] ?? null,
      workArrangement: arrangements[arrangement] ?? null,
    },
    collection,
  );
  parsedJobs.set(key, parsed);
  return parsed;
}

const textAt = fc.nat(texts.length - 1);
/** Two fields, or one of them alone. */
const twoTexts = fc.record({ first: textAt, alone: fc.boolean() }).map(({ first, alone }) => ({
  first,
  second: alone ? first : (first + 1) % texts.length,
}));
const job = fc
  .tuple(twoTexts, fc.nat(places.length - 1), fc.nat(arrangements.length - 1))
  .map(([{ first, second }, ...rest]) => jobOf(first, second, ...rest));
/** Of few ids, so that postings are replaced, move to another shard and are removed. */
const change = fc.record({
  id: fc.integer({ min: 1, max: 40 }),
  firmId: fc.integer({ min: 1, max: 6 }),
  parsed: fc.option(job, { freq: 6 }),
});
const person = fc
  .record({ both: twoTexts, place: fc.nat(places.length - 1), travels: fc.boolean() })
  .map(({ both: { first, second }, place, travels }) =>
    parsePerson(
      {
        bio: `${texts[first]} ${texts[second]} ${travels ? "I am happy to travel." : ""}`,
        location: places[place] ?? null,
        hourlyRate: 45,
      },
      collection,
      NOW,
    ),
  );

test(
  "shards, however many, give the ranking of one index: the same ids in the same order",
  { timeout: 60_000 },
  () => {
    let spared = 0;
    fc.assert(
      fc.property(
        fc.array(change, { minLength: 1, maxLength: 60 }),
        person,
        fc.integer({ min: 1, max: 40 }),
        fc.record({ coarse: fc.integer({ min: 1, max: 30 }), exact: fc.integer({ min: 1, max: 12 }) }),
        fc.boolean(),
        fc.integer({ min: 1, max: 4 }),
        (changes, asker, count, limits, remoteOnly, nth) => {
          const whole = jobIndex();
          const parts = new ShardedIndex((key) => String(hashOf(key) % count));
          for (const { id, firmId, parsed } of changes) {
            if (parsed === null) {
              removePosting(whole, id);
              parts.remove(id);
            } else {
              upsertPosting(whole, { id, firmId, parsed });
              parts.upsert({ id, firmId, parsed });
            }
          }
          const passesId = (id: number): boolean => nth === 1 || id % nth !== 0;
          const options = { limit: 25, limits, remoteOnly };
          const expected = rankJobs(whole, asker, {
            ...options,
            passes: (row) => passesId(whole.ids.values[row] ?? 0),
          });
          const { ranked, asked } = rankShards(parts.shards, asker, { ...options, passes: passesId });
          expect(ranked).toEqual(expected);
          spared += parts.shards.length - asked;
        },
      ),
      { numRuns: 300 },
    );
    expect(spared).toBeGreaterThan(0);
  },
);

const hashOf = (key: string): number =>
  new TextEncoder().encode(key).reduce((hash, byte) => (hash * 31 + byte) % 65_521, 7);

test("a key names the strongest field, and the state only where presence ties the work to it", () => {
  const at = (location: string | null, workArrangement: string): string =>
    shardKeyOf(parseJob({ ...probateJob, location, workArrangement }, collection));
  expect(at("Chicago, IL", "On-site")).toMatch(/^\d+ IL$/);
  expect(at("Gary, IN", "On-site")).toBe(at("Chicago, IL", "On-site").replace("IL", "IN"));
  expect(at("Chicago, IL", "Remote")).toMatch(/^\d+ anywhere$/);
  for (const place of [null, "Springfield"]) expect(at(place, "On-site")).toBe(at("Chicago, IL", "Remote"));
});

test("a search asks the neighboring state and remote work, not a state that no commute reaches", () => {
  const index = new ShardedIndex((key) => key.replace(/^\d+ /, ""));
  const postings = ["Gary, IN", "Miami, FL", null].map((location) =>
    parseJob(
      { ...probateJob, location, workArrangement: location === null ? "Remote" : "On-site" },
      collection,
    ),
  );
  for (const [at, parsed] of postings.entries()) index.upsert({ id: at + 1, firmId: at, parsed });
  const near = parsePerson({ ...probateParalegal, location: "Chicago, IL" }, collection, NOW);
  const idsIn = (options: { remoteOnly?: boolean }, asker = near): number[] =>
    planShards(index.shards, asker, options)
      .flatMap(({ shard }) => [...shard.index.rowOf.keys()])
      .toSorted((a, b) => a - b);
  expect(idsIn({})).toEqual([1, 3]);
  expect(idsIn({ remoteOnly: true })).toEqual([3]);
  const traveler = parsePerson({ ...probateParalegal, bio: "Probate. Happy to travel." }, collection, NOW);
  expect(idsIn({}, traveler)).toEqual([1, 2, 3]);
});

test("a search that its own field fills asks no shard of other fields", () => {
  const index = new ShardedIndex();
  for (let id = 1; id <= 30; id++)
    index.upsert({
      id,
      firmId: id,
      parsed: id <= 20 ? parseJob(probateJob, collection) : jobOf(id % texts.length, id % texts.length, 8, 2),
    });
  const options = { limit: 5, limits: { coarse: 20, exact: 10 } };
  const asker = parsePerson(probateParalegal, collection, NOW);
  expect(index.shards.length).toBeGreaterThan(3);
  const { ranked, asked } = rankShards(index.shards, asker, options);
  expect(asked).toBe(1);
  expect(ranked.map(({ id }) => id)).toEqual([20, 19, 18, 17, 16]);
});
