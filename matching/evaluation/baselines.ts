/** Baselines for the engine. Each gives a score to every pair of a job and a person. */
import { hourlyBudget } from "../src/budget.ts";
import { experienceYears } from "../src/experience-years.ts";
import type { JobInput, PersonInput } from "../src/match-input.ts";
import { smartSearchScore } from "./smart-search-score.ts";
import { documentFrequencies } from "../src/text/document-frequency.ts";
import { countWords, splitWords } from "../src/text/words.ts";
import type { JudgementSet } from "./judgement-set.ts";
import { seededRandom } from "./random.ts";

export type Scorer = (job: number, person: number) => number;

const BM25_K1 = 1.2;
const BM25_B = 0.75;

export function chance(): Scorer {
  const random = seededRandom(7);
  return () => random();
}

/** The share of the job's specialty labels that the person also has. */
export function specialtiesBaseline({ jobs, people }: JudgementSet): Scorer {
  return (job, person) => sharedLabels(jobs[job], people[person]) / (jobs[job]?.specialties?.length || 1);
}

export function sharedLabels(job: JobInput | undefined, person: PersonInput | undefined): number {
  const offered = new Set(person?.specialties ?? []);
  return (job?.specialties ?? []).filter((label) => offered.has(label)).length;
}

/** The smart-search score of SPEC section 9. */
export function smartSearchBaseline({ jobs, people }: JudgementSet): Scorer {
  return (job, person) => {
    const posting = jobs[job];
    const profile = people[person];
    if (posting === undefined || profile === undefined) return 0;
    const { score } = smartSearchScore(
      {
        practiceAreas: profile.specialties ?? [],
        yearsExperience: experienceYears(String(profile.yearsExperience ?? "")),
        location: profile.location ?? null,
        hourlyRate: profile.hourlyRate ?? null,
        availability: profile.availability ?? null,
      },
      {
        practiceAreas: posting.specialties ?? [],
        experienceYears: experienceYears(String(posting.experienceRequired ?? "")),
        location: posting.location ?? null,
        budgetMax: hourlyBudget(posting.budgetRange)?.max ?? null,
        urgent: posting.priority === "urgent",
      },
    );
    return score ?? 0;
  };
}

/** Okapi BM25 with the whole posting as query, the whole profile as document, and words without stemming. */
export function bm25({ jobs, people }: JudgementSet): Scorer {
  const profiles = people.map((person) => splitWords(profileText(person)));
  const statistics = documentFrequencies(profiles);
  const meanLength = profiles.reduce((sum, words) => sum + words.length, 0) / profiles.length;
  const counts = profiles.map((words) => ({ length: words.length, of: countWords(words) }));
  const idf = (word: string): number => {
    const count = statistics.counts.get(word) ?? 0;
    return Math.log(1 + (statistics.documents - count + 0.5) / (count + 0.5));
  };
  const queries = jobs.map((job) => [...new Set(splitWords(postingText(job)))]);
  return (job, person) => {
    const profile = counts[person];
    if (profile === undefined) return 0;
    const lengthNorm = BM25_K1 * (1 - BM25_B + (BM25_B * profile.length) / meanLength);
    return (queries[job] ?? []).reduce((sum, word) => {
      const count = profile.of.get(word) ?? 0;
      return sum + (idf(word) * count * (BM25_K1 + 1)) / (count + lengthNorm);
    }, 0);
  };
}

const postingText = (job: JobInput): string =>
  [job.title, job.description, ...(job.specialties ?? []), ...(job.languages ?? [])].join(" . ");

const profileText = (person: PersonInput): string =>
  [
    person.bio,
    person.education,
    ...(person.skills ?? []),
    ...(person.specialties ?? []),
    ...(person.certifications ?? []),
  ].join(" . ");
