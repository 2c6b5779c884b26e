import { FEATURES } from "@caseload/matching/features/pair";
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { Tx } from "../../db/handle.ts";
import { rankingPlaces, searchPreferences, shownRankings } from "../../db/schema/matches.ts";
import { pageThrough, rowsOfPage } from "./page-through.ts";

export async function* preferences(tx: Tx, userId: number) {
  const [row] = await tx.select().from(searchPreferences).where(eq(searchPreferences.userId, userId));
  if (row) yield { ...row.preferences, savedAt: row.updatedAt };
}

async function findPlaces(tx: Tx, rankingIds: number[], userId: number) {
  const rows = await tx
    .select()
    .from(rankingPlaces)
    .where(and(inArray(rankingPlaces.rankingId, rankingIds), eq(rankingPlaces.paralegalId, userId)))
    .orderBy(asc(rankingPlaces.place));
  return rows.map(({ rankingId, paralegalId: _own, features, ...place }) => ({
    rankingId,
    place: {
      ...place,
      features: Object.fromEntries(features.map((value, at) => [FEATURES[at] ?? `feature ${at + 1}`, value])),
    },
  }));
}

/** Rankings that hold the person, with that person's places only; other people's are theirs. */
export const rankings = (tx: Tx, userId: number) =>
  pageThrough(async (afterId) => {
    const own = tx
      .selectDistinct({ id: rankingPlaces.rankingId })
      .from(rankingPlaces)
      .where(and(eq(rankingPlaces.paralegalId, userId), gt(rankingPlaces.rankingId, afterId)))
      .orderBy(asc(rankingPlaces.rankingId))
      .limit(rowsOfPage);
    const rows = await tx
      .select()
      .from(shownRankings)
      .where(inArray(shownRankings.id, own))
      .orderBy(asc(shownRankings.id));
    if (rows.length === 0) return [];
    const places = await findPlaces(
      tx,
      rows.map(({ id }) => id),
      userId,
    );
    return rows.map(({ viewerId, ...ranking }) => ({
      ...ranking,
      shownTo: viewerId === userId ? "you" : "a law office",
      places: places.filter(({ rankingId }) => rankingId === ranking.id).map(({ place }) => place),
    }));
  });
