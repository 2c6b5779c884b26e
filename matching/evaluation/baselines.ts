/** What the engine has to beat: each gives one score to every pair of a job and a person. */
import { hourlyBudget } from "../src/budget.ts";
import { experienceYears } from "../src/experience-years.ts";
import type { JobSide, PersonSide } from "../src/sides.ts";
import { smartSearchScore } from "../src/smart-search-score.ts";
import { countTerms } from "../src/text/statistics.ts";
import { plainWords } from "../src/text/words.ts";
import type { JudgementSet } from "./judgement-set.ts";
import { seededRandom } from "./random.ts";

export type Scorer = (job: number, person: number) => number;

const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;

export function chance(): Scorer {
  const random = seededRandom(7);
  return () => random();
}

/** The share of the job's specialty labels that the person has too. */
export function specialtiesOverlap({ jobs, people }: JudgementSet): Scorer {
  return (job, person) => sharedLabels(jobs[job], people[person]) / (jobs[job]?.specialties?.length || 1);
}

export function sharedLabels(job: JobSide | undefined, person: PersonSide | undefined): number {
  const offered = new Set(person?.specialties ?? []);
  return (job?.specialties ?? []).filter((label) => offered.has(label)).length;
}

/** The smart-search score of SPEC section 9. */
export function specScore({ jobs, people }: JudgementSet): Scorer {
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

/** Okapi BM25 of the whole posting as query over the whole profile, words as they stand. */
export function bm25({ jobs, people }: JudgementSet): Scorer {
  const profiles = people.map((person) => plainWords(profileText(person)));
  const statistics = countTerms(profiles);
  const meanLength = profiles.reduce((sum, words) => sum + words.length, 0) / profiles.length;
  const counts = profiles.map((words) => ({ length: words.length, of: countEach(words) }));
  const rarity = (word: string): number => {
    const holding = statistics.holding.get(word) ?? 0;
    return Math.log(1 + (statistics.texts - holding + 0.5) / (holding + 0.5));
  };
  const queries = jobs.map((job) => [...new Set(plainWords(postingText(job)))]);
  return (job, person) => {
    const profile = counts[person];
    if (profile === undefined) return 0;
    const slack = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * profile.length) / meanLength);
    return (queries[job] ?? []).reduce((sum, word) => {
      const count = profile.of.get(word) ?? 0;
      return sum + (rarity(word) * count * (SATURATION + 1)) / (count + slack);
    }, 0);
  };
}

function countEach(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const postingText = (job: JobSide): string =>
  [job.title, job.description, ...(job.specialties ?? []), ...(job.languages ?? [])].join(" . ");

const profileText = (person: PersonSide): string =>
  [
    person.bio,
    person.education,
    ...(person.skills ?? []),
    ...(person.specialties ?? []),
    ...(person.certifications ?? []),
  ].join(" . ");
