import { createHash } from "node:crypto";
import type { RankingKind } from "@caseload/contract/matching/matches";
import { MODEL } from "@caseload/matching/model/model";
import { and, eq, gt } from "drizzle-orm";
import type { Db, Reader } from "../../../platform/db/database.ts";
import { rankingPlaces, shownRankings } from "../../../platform/db/schema/matches.ts";
import type { ScoredPair } from "../engine/match-requests.ts";

interface Shown {
  readonly kind: RankingKind;
  readonly viewerId: number;
  readonly engineHash: string;
  /** In the order shown. */
  readonly pairs: readonly ScoredPair[];
}

/** Screens refetch whenever something changes. An unchanged ranking within this time is not logged again. */
const sameWithinMs = 3_600_000;
/** A statement takes at most 65,535 values. */
const batchSize = 1_000;

/** Logs a ranking before it is shown, so that a ranking that cannot be logged is not shown. */
export async function logRanking(db: Db, { pairs, ...shown }: Shown, now: Date): Promise<void> {
  if (pairs.length === 0) return;
  const places = pairs.map((pair, at) => ({ place: at + 1, ...parsePlace(pair) }));
  const { version: modelVersion, dataHash } = MODEL;
  const digest = createHash("sha256")
    .update(JSON.stringify([shown, dataHash, places]))
    .digest("base64url");
  if (await wasShown(db, shown.viewerId, digest, now)) return;
  await db.transaction(async (tx) => {
    const [ranking] = await tx
      .insert(shownRankings)
      .values({ ...shown, shownAt: now, modelVersion, dataHash, digest })
      .returning({ id: shownRankings.id });
    if (!ranking) throw new Error("The ranking was not logged.");
    for (let from = 0; from < places.length; from += batchSize) {
      const some = places.slice(from, from + batchSize);
      await tx.insert(rankingPlaces).values(some.map((place) => ({ rankingId: ranking.id, ...place })));
    }
  });
}

async function wasShown(db: Reader, viewerId: number, digest: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - sameWithinMs);
  const [row] = await db
    .select({ id: shownRankings.id })
    .from(shownRankings)
    .where(
      and(
        eq(shownRankings.viewerId, viewerId),
        gt(shownRankings.shownAt, since),
        eq(shownRankings.digest, digest),
      ),
    )
    .limit(1);
  return row !== undefined;
}

const parsePlace = ({ match, ...pair }: ScoredPair) => ({
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
