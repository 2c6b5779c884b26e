/** Generates postings and profiles from the engine's vocabulary, to measure speed, not quality. */
import { collectionOf } from "@caseload/matching/features/collection";
import type { Collection } from "@caseload/matching/features/collection";
import { FIELD_WORDS } from "@caseload/matching/features/field-lexicon";
import { parseJob, parsePerson } from "@caseload/matching/features/parse";
import type { ParsedJob, ParsedPerson } from "@caseload/matching/features/parse";
import type { JobInput, PersonInput } from "@caseload/matching/match-input";

const CITIES = [
  "Chicago, IL",
  "Houston, TX",
  "New York, NY",
  "Phoenix, AZ",
  "Miami, FL",
  "Seattle, WA",
  "Denver, CO",
  "Boston, MA",
];
const ARRANGEMENTS = ["Remote", "Hybrid", "Onsite"];
const FIELDS = Object.values(FIELD_WORDS);
const ALL_WORDS = FIELDS.flat();

export interface Synthetic {
  readonly jobs: readonly ParsedJob[];
  readonly people: readonly ParsedPerson[];
  readonly collection: Collection;
}

export function syntheticSides(random: () => number, jobs: number, people: number): Synthetic {
  const one = <Value>(values: readonly Value[], fallback: Value): Value =>
    values[Math.floor(random() * values.length)] ?? fallback;
  const text = (field: readonly string[], count: number): string =>
    Array.from({ length: count }, (_, at) => (at % 3 === 2 ? one(ALL_WORDS, "") : one(field, ""))).join(" ");
  const jobSides: JobInput[] = Array.from({ length: jobs }, () => {
    const field = one(FIELDS, []);
    const min = 25 + Math.floor(random() * 40);
    return {
      title: text(field, 4),
      description: text(field, 90),
      location: one(CITIES, "Chicago, IL"),
      workArrangement: one(ARRANGEMENTS, "Remote"),
      hoursPerWeek: `${10 + Math.floor(random() * 30)}`,
      duration: one(["6 months", "Ongoing", "8 weeks"], "Ongoing"),
      budgetRange: `$${min}-${min + 15}/hr`,
      experienceRequired: Math.floor(random() * 8),
    };
  });
  const personSides: PersonInput[] = Array.from({ length: people }, () => {
    const field = one(FIELDS, []);
    return {
      location: one(CITIES, "Chicago, IL"),
      yearsExperience: Math.floor(random() * 20),
      skills: Array.from({ length: 9 }, () => text(field, 2)),
      bio: Array.from({ length: 7 }, () => `${text(field, 14)}.`).join(" "),
      hourlyRate: 25 + Math.floor(random() * 60),
      availability: one(["full-time", "part-time", "flexible"], "flexible"),
      availableFrom: "immediately",
      workPreference: one(["remote", "hybrid", "onsite"], "hybrid"),
    };
  });
  const collection = collectionOf(jobSides, personSides);
  const now = new Date("2026-03-02T12:00:00Z");
  return {
    jobs: jobSides.map((job) => parseJob(job, collection)),
    people: personSides.map((person) => parsePerson(person, collection, now)),
    collection,
  };
}

/** A similar posting with one fifth of its words from another one. */
export function variantOf(job: ParsedJob, other: ParsedJob, random: () => number): ParsedJob {
  const mixed = (
    own: ReadonlyMap<string, number>,
    foreign: ReadonlyMap<string, number>,
  ): Map<string, number> =>
    new Map([...[...own].filter(() => random() > 0.2), ...[...foreign].filter(() => random() < 0.2)]);
  return {
    ...job,
    words: mixed(job.words, other.words),
    stems: mixed(job.stems, other.stems),
    terms: other.terms,
  };
}
