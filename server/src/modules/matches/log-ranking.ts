import type { RankingKind } from "@caseload/contract/matches";
import { MODEL } from "@caseload/matching/model/coefficients";
import type { Db } from "../../db/handle.ts";
import { rankingPlaces, shownRankings } from "../../db/schema/matches.ts";
import type { ScoredPair } from "../../matching/questions.ts";

interface Shown {
  readonly kind: RankingKind;
  readonly viewerId: number;
  readonly engineHash: string;
  /** In the order shown. */
  readonly pairs: readonly ScoredPair[];
}

/** Logs a ranking before it is shown; without it nothing is shown (the rule on records of rankings). */
export async function logRanking(db: Db, { pairs, ...shown }: Shown, now: Date): Promise<void> {
  if (pairs.length === 0) return;
  await db.transaction(async (tx) => {
    const [ranking] = await tx
      .insert(shownRankings)
      .values({ ...shown, shownAt: now, modelVersion: MODEL.version, dataHash: MODEL.dataHash })
      .returning({ id: shownRankings.id });
    if (!ranking) throw new Error("The ranking was not logged.");
    await tx.insert(rankingPlaces).values(pairs.map((pair, at) => placeOf(pair, ranking.id, at + 1)));
  });
}

const placeOf = ({ match, ...pair }: ScoredPair, rankingId: number, place: number) => ({
  rankingId,
  place,
  jobId: pair.jobId,
  paralegalId: pair.paralegalId,
  matchScore: match.matchScore,
  chance: match.chance,
  confidence: match.confidence,
  features: [...pair.features],
  misfits: match.misfits.map(({ kind, degree }) => `${kind} ${degree}`),
  reasons: [...match.matchReasons],
  gaps: [...match.gaps],
  fromProfile: pair.fromProfile,
});
