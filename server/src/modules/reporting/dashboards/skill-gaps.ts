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

/** The number of best matches to compare the profile with. */
const postingsCompared = 50;
/** The lowest score of a "fair" match (SPEC.md section 9). */
const minFairScore = 60;

const isRelevant = ({ fromProfile, match }: ScoredPair): boolean =>
  fromProfile && (match.isFit || match.matchScore >= minFairScore);

interface SkillGap {
  /** As spelled in the best match that asks for it. */
  skill: string;
  /** Postings that ask for it. */
  asking: number;
}

/**
 * Counts the postings that ask for each skill.
 * @param missingSkills for each posting the skills that the profile lacks, best match first
 * @returns most requested skills first; ties in the order of the matches
 */
export function countSkillGaps(missingSkills: readonly (readonly string[])[]): SkillGap[] {
  const gaps = new Map<string, SkillGap>();
  for (const skills of missingSkills) {
    const counted = new Set<string>();
    for (const skill of skills) {
      const key = skill.toLowerCase();
      if (counted.has(key)) continue;
      counted.add(key);
      const known = gaps.get(key);
      gaps.set(key, { skill: known?.skill ?? skill, asking: (known?.asking ?? 0) + 1 });
    }
  }
  return [...gaps.values()].toSorted((one, other) => other.asking - one.asking);
}

/**
 * Skills that the best matching postings ask for and the profile lacks, most requested first, each with the number of
 * open postings that a search finds. Skills without an exact search result are left out, because each figure links to
 * its rows.
 */
export async function findSkillGaps({ db, matching, clock }: GapDeps, actor: Actor) {
  const now = clock();
  const criteria = criteriaFromPreferences(await findPreferences(db, actor.id));
  const request = { kind: "jobs", viewerId: actor.id, now, criteria, limit: postingsCompared } as const;
  const { pairs } = await matching.request(request);
  const relevant = pairs.filter(isRelevant);
  const gaps = countSkillGaps(relevant.map(({ match }) => match.additions)).slice(0, limits.skillGaps);
  const counted = await Promise.all(
    gaps.map(async (gap) => ({
      ...gap,
      found: await readSearch(db, criteriaFromSearch({ keyword: gap.skill }), now),
    })),
  );
  return {
    fromProfile: pairs.some(({ fromProfile }) => fromProfile),
    compared: relevant.length,
    gaps: counted.filter(({ found }) => found.count > 0 && !found.relaxed),
  };
}
export type FoundGaps = Awaited<ReturnType<typeof findSkillGaps>>;
