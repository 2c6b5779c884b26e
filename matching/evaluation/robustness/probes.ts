/** Texts that test what graded pairs do not: stuffing, synonyms, scope and neutral sentences. */
import { readFileSync } from "node:fs";
import { trainedCollection } from "../../src/model/trained-collection.ts";
import { jobTerms, personTerms } from "../../src/features/conditions.ts";
import { pairFeatures } from "../../src/features/pair.ts";
import { parseJob, parsePerson } from "../../src/features/parse.ts";
import type { ParsedJob } from "../../src/features/parse.ts";
import { chanceOf, MODEL } from "../../src/model/model.ts";
import type { JobInput, PersonInput } from "../../src/match-input.ts";
import { extractConcepts } from "../../src/ontology/extract-concepts.ts";
import { polaritySpans } from "../../src/text/polarity.ts";
import { parseRecords } from "../csv.ts";
import { JUDGED_ON } from "../judgement-set.ts";
import type { JudgementSet } from "../judgement-set.ts";
import { seededRandom } from "../random.ts";
import neutralSentences from "./neutral-sentences.json" with { type: "json" };

const recordsIn = (file: string, columns: readonly string[]) =>
  parseRecords(readFileSync(new URL(file, import.meta.url), "utf8"), columns);

const chanceFor = (job: ParsedJob, person: PersonInput): number =>
  chanceOf(MODEL, pairFeatures(job, parsePerson(person, trainedCollection(), JUDGED_ON)));

export interface StuffedPair {
  readonly way: string;
  readonly before: number;
  readonly after: number;
}

const shuffled = <Value>(values: readonly Value[], random: () => number): Value[] =>
  values
    .map((value) => ({ value, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ value }) => value);

const sentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

/** Ways to write a posting into a profile. */
const WAYS: Readonly<
  Record<string, (person: PersonInput, posting: string, random: () => number) => PersonInput>
> = {
  "the posting after the bio": (person, posting) => ({ ...person, bio: `${person.bio ?? ""} ${posting}` }),
  "the posting before the bio": (person, posting) => ({ ...person, bio: `${posting} ${person.bio ?? ""}` }),
  "its sentences in another order": (person, posting, random) => ({
    ...person,
    bio: `${person.bio ?? ""} ${shuffled(sentences(posting), random).join(" ")}`,
  }),
  "its words as a list": (person, posting, random) => ({
    ...person,
    bio: `${person.bio ?? ""} Keywords: ${shuffled(posting.replaceAll(/[.,;:()]/g, "").split(/\s+/), random).join(", ")}.`,
  }),
  "its phrases as skills": (person, posting) => ({
    ...person,
    skills: [
      ...posting
        .split(/[.,;:()]| and /)
        .map((part) => part.trim())
        .filter((part) => part !== ""),
      ...(person.skills ?? []),
    ],
  }),
  "every sixth word left out": (person, posting) => ({
    ...person,
    bio: `${person.bio ?? ""} ${posting
      .split(/\s+/)
      .filter((_, at) => at % 6 !== 5)
      .join(" ")}`,
  }),
};

/** Unfit pairs of the sets (grade 0), each with the posting written into the profile in one of the ways. */
export function stuffedPairs(sets: readonly JudgementSet[], count: number, seed = 20260302): StuffedPair[] {
  const random = seededRandom(seed);
  const ways = Object.entries(WAYS);
  const unfit = sets.flatMap((set) =>
    set.pairs.filter(({ consensus }) => consensus === 0).map((pair) => ({ set, pair })),
  );
  return shuffled(unfit, random)
    .slice(0, count)
    .map(({ set, pair }, at) => {
      const [job, person] = [set.jobs[pair.job], set.people[pair.person]];
      const [way, stuff] = ways[at % ways.length] ?? [];
      if (job === undefined || person === undefined || way === undefined || stuff === undefined)
        throw new RangeError("A pair names nobody");
      const parsed = parseJob(job, trainedCollection());
      const posting = `${job.title}. ${job.description}`;
      return {
        way,
        before: chanceFor(parsed, person),
        after: chanceFor(parsed, stuff(person, posting, random)),
      };
    });
}

export interface SynonymCouple {
  readonly kind: string;
  readonly names: readonly [string, string];
  /** The larger difference in chance, over both directions and templates. */
  readonly difference: number;
}

const POSTINGS: readonly ((name: string) => JobInput)[] = [
  (name) => ({
    title: "Paralegal",
    description: `We need a paralegal for matters that involve ${name}. You will keep our calendar and draft letters.`,
  }),
  (name) => ({
    title: "Freelance paralegal",
    description: `Small office. Most of the work concerns ${name}; the rest is scheduling and e-mail.`,
  }),
];
const PROFILES: readonly ((name: string) => PersonInput)[] = [
  (name) => ({
    bio: `Six years as a paralegal. I have worked with ${name} in most of my matters.`,
    skills: [],
  }),
  (name) => ({ bio: "Paralegal in a small office, careful and quick.", skills: [name, "scheduling"] }),
];

/** Couples of names of one thing: the posting uses one of them, the profile either. */
export function synonymCouples(): SynonymCouple[] {
  return recordsIn("synonyms.csv", ["kind", "first", "second"]).map(
    ({ kind = "", first = "", second = "" }) => {
      const differences = POSTINGS.flatMap((posting, at) => {
        const profile = PROFILES[at] ?? PROFILES[0];
        return [first, second].map((asked) => {
          const job = parseJob(posting(asked), trainedCollection());
          const [left = 0, right = 0] = [first, second].map((said) =>
            profile === undefined ? 0 : chanceFor(job, profile(said)),
          );
          return Math.abs(left - right);
        });
      });
      return { kind, names: [first, second], difference: Math.max(...differences) };
    },
  );
}

export interface ScopeSentence {
  readonly about: string;
  readonly text: string;
  readonly subject: string;
  readonly expected: string;
  readonly found: string;
}

export function scopeSentences(): ScopeSentence[] {
  return recordsIn("scope.csv", ["about", "text", "subject", "reading"]).map(
    ({ about = "", text = "", subject = "", reading = "" }) => ({
      about,
      text,
      subject,
      expected: reading,
      found: readingOf(about, text, subject),
    }),
  );
}

function readingOf(about: string, text: string, subject: string): string {
  const isSo = (value: boolean): string => (value ? "yes" : "no");
  const job: JobInput = {
    title: "Paralegal",
    description: text,
    location: "Boston, MA",
    workArrangement: "Onsite",
  };
  if (about === "train") return isSo(jobTerms(job).trains);
  if (about === "opens") return isSo(jobTerms(job).opensPlace);
  if (about === "travel") return isSo(personTerms({ bio: text }, JUDGED_ON).willTravel);
  const at = text.indexOf(subject);
  const span = polaritySpans(text).find(({ start, end }) => start <= at && at < end);
  if (span !== undefined) return span.kind;
  const mention = extractConcepts(text).find(({ start, end }) => start < at + subject.length && end > at);
  return mention === undefined || mention.standing === "current" ? "done" : mention.standing;
}

/** With a period at the end, so that a sentence can follow. */
const closed = (text: string): string => (/[.!?]\s*$/.test(text) ? text : `${text}.`);

export interface Counterfactual {
  readonly kind: string;
  readonly text: string;
  /** The largest change of a chance among the pairs. */
  readonly moved: number;
  /** Whether the order of the ten best people of any posting changed. */
  readonly reorders: boolean;
}

/** Each neutral sentence added to the profile of the given number of pairs, the best-scored ones among them. */
export function counterfactuals(set: JudgementSet, count: number): Counterfactual[] {
  const jobs = set.jobs.map((job) => parseJob(job, trainedCollection()));
  const parsed = (sentence: string) =>
    set.people.map((person) =>
      parsePerson(
        { ...person, bio: `${closed(person.bio ?? "")} ${sentence}`.trim() },
        trainedCollection(),
        JUDGED_ON,
      ),
    );
  const chancesOf = (people: ReturnType<typeof parsed>): number[] =>
    set.pairs.map((pair) => {
      const [job, person] = [jobs[pair.job], people[pair.person]];
      return job === undefined || person === undefined ? 0 : chanceOf(MODEL, pairFeatures(job, person));
    });
  const before = chancesOf(parsed(""));
  // Chances near the middle move most easily.
  const chosen = before
    .map((chance, at) => ({ at, room: chance * (1 - chance) }))
    .toSorted((a, b) => b.room - a.room)
    .slice(0, count)
    .map(({ at }) => at);
  const topTen = (chances: readonly number[]): string =>
    JSON.stringify(
      set.jobs.map((_, job) =>
        set.pairs
          .flatMap((pair, at) => (pair.job === job ? [{ at, chance: chances[at] ?? 0 }] : []))
          .toSorted((a, b) => b.chance - a.chance || a.at - b.at)
          .slice(0, 10)
          .map(({ at }) => at),
      ),
    );
  return neutralSentences.map(({ kind, text }) => {
    const after = chancesOf(parsed(text));
    return {
      kind,
      text,
      moved: Math.max(...chosen.map((at) => Math.abs((after[at] ?? 0) - (before[at] ?? 0)))),
      reorders: topTen(before) !== topTen(after),
    };
  });
}
