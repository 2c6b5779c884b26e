import { limits } from "@caseload/contract/limits";
import type { Actor } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import type { Matching } from "../../matching/engine/matching-thread.ts";
import type { ScoredPair } from "../../matching/engine/match-requests.ts";
import { criteriaFromPreferences, criteriaFromSearch } from "../../search/job-search/search-criteria.ts";
import { readSearch } from "../../search/job-search/search-jobs.ts";
import { findPreferences } from "../../search/search-preferences/queries.ts";

interface GapDeps {
  db: Db;
  matching: Matching;
  clock: () => Date;
}

/** The postings that the engine is asked for: the best of its answer, never a ranking of all. */
const postingsCompared = 50;
/** From here on a match is called fair (SPEC.md section 9): such a posting lies near to one's field. */
const nearFrom = 60;

const isNear = ({ fromProfile, match }: ScoredPair): boolean =>
  fromProfile && (match.isFit || match.matchScore >= nearFrom);

interface Asked {
  /** As the first posting that asks for it writes it. */
  skill: string;
  /** Postings that ask for it. */
  asking: number;
}

/**
 * @param named what each posting names and the profile does not, the best matches first
 * @returns the most asked for first; among equals what better matches ask for
 */
export function tallyGaps(named: readonly (readonly string[])[]): Asked[] {
  const asked = new Map<string, Asked>();
  for (const skills of named) {
    const told = new Set<string>();
    for (const skill of skills) {
      const key = skill.toLowerCase();
      if (told.has(key)) continue;
      told.add(key);
      const before = asked.get(key);
      asked.set(key, { skill: before?.skill ?? skill, asking: (before?.asking ?? 0) + 1 });
    }
  }
  return [...asked.values()].toSorted((one, other) => other.asking - one.asking);
}

/**
 * What the postings that match best name and the profile does not, the most asked for first, each with how many open
 * postings a search for it finds. What no search finds, because the search reads the words otherwise, is left out: a
 * figure leads to its rows.
 */
export async function findSkillGaps({ db, matching, clock }: GapDeps, actor: Actor) {
  const now = clock();
  const criteria = criteriaFromPreferences(await findPreferences(db, actor.id));
  const question = { kind: "jobs", viewerId: actor.id, now, criteria, limit: postingsCompared } as const;
  const { pairs } = await matching.request(question);
  const near = pairs.filter(isNear);
  const asked = tallyGaps(near.map(({ match }) => match.additions)).slice(0, limits.skillGaps);
  const counted = await Promise.all(
    asked.map(async (gap) => ({
      ...gap,
      found: await readSearch(db, criteriaFromSearch({ keyword: gap.skill }), now),
    })),
  );
  return {
    fromProfile: pairs.some(({ fromProfile }) => fromProfile),
    compared: near.length,
    gaps: counted.filter(({ found }) => found.count > 0 && !found.relaxed),
  };
}
export type FoundGaps = Awaited<ReturnType<typeof findSkillGaps>>;
