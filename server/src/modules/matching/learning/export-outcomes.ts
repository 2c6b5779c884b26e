/**
 * The log from which `npm run train -- --log FILE` fits: places in rankings and outcomes of the paralegals who consent,
 * without any text. Each line is JSON.
 */
import { createHmac, randomBytes } from "node:crypto";
import { FEATURES } from "@caseload/matching/model/feature-names";
import { and, asc, eq, gt, gte, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { matchOutcomes, rankingPlaces, shownRankings } from "../../../platform/db/schema/matches.ts";

/** Lines read at a time. */
const pageRows = 1_000;

/**
 * Yields the lines. The ids of people and jobs are replaced by hashes with a key of this export alone.
 * Consent counts from when it was given: earlier rankings are left out.
 */
export async function* exportOutcomes(db: Db): AsyncGenerator<string> {
  const key = randomBytes(32);
  const seal = (kind: string, id: number): string =>
    createHmac("sha256", key).update(`${kind} ${id}`).digest("base64url").slice(0, 16);
  const sealed = <Row extends { paralegalId: number; jobId: number }>({
    paralegalId,
    jobId,
    ...row
  }: Row) => ({
    person: seal("person", paralegalId),
    job: seal("job", jobId),
    ...row,
  });
  yield line({ type: "log", features: FEATURES });
  for (let after = { rankingId: 0, place: 0 }; ;) {
    const rows = await placesAfter(db, after);
    for (const row of rows) yield line({ type: "shown", ...sealed(row) });
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last;
  }
  for (let after = 0; ;) {
    const rows = await outcomesAfter(db, after);
    for (const { id: _id, ...row } of rows) yield line({ type: "outcome", ...sealed(row) });
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
}

const line = (value: object): string => `${JSON.stringify(value)}\n`;

const placesAfter = (db: Db, after: { rankingId: number; place: number }) =>
  db
    .select({
      rankingId: rankingPlaces.rankingId,
      place: rankingPlaces.place,
      at: shownRankings.shownAt,
      rankingKind: shownRankings.kind,
      paralegalId: rankingPlaces.paralegalId,
      jobId: rankingPlaces.jobId,
      chance: rankingPlaces.chance,
      features: rankingPlaces.features,
      fromProfile: rankingPlaces.fromProfile,
      modelVersion: shownRankings.modelVersion,
    })
    .from(rankingPlaces)
    .innerJoin(shownRankings, eq(shownRankings.id, rankingPlaces.rankingId))
    .innerJoin(users, eq(users.id, rankingPlaces.paralegalId))
    .where(
      and(
        // Null without consent, which is no match.
        gte(shownRankings.shownAt, users.matchLearningSince),
        sql`(${rankingPlaces.rankingId}, ${rankingPlaces.place}) > (${after.rankingId}, ${after.place})`,
      ),
    )
    .orderBy(asc(rankingPlaces.rankingId), asc(rankingPlaces.place))
    .limit(pageRows);

const outcomesAfter = (db: Db, id: number) =>
  db
    .select({
      id: matchOutcomes.id,
      at: matchOutcomes.happenedAt,
      kind: matchOutcomes.kind,
      rating: matchOutcomes.rating,
      paralegalId: matchOutcomes.paralegalId,
      jobId: matchOutcomes.jobId,
      rankingKind: matchOutcomes.rankingKind,
      place: matchOutcomes.place,
      chance: matchOutcomes.chance,
      features: matchOutcomes.features,
      modelVersion: matchOutcomes.modelVersion,
    })
    .from(matchOutcomes)
    .where(gt(matchOutcomes.id, id))
    .orderBy(asc(matchOutcomes.id))
    .limit(pageRows);
