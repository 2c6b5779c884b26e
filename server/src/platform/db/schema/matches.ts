import type { RankingKind } from "@caseload/contract/matching/matches";
import type { SearchPreferences } from "@caseload/contract/search/search-preferences";
import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { instantMs, reference } from "./columns.ts";
import { users } from "./accounts.ts";
import { jobs } from "./jobs.ts";
import { paralegalProfiles } from "./profiles.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
/** Search preferences, one row per user; missing keys have their default. */
export const searchPreferences = pgTable("search_preferences", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  preferences: jsonb().$type<Partial<SearchPreferences>>().notNull(),
  updatedAt: instantMs("updated_at").notNull(),
});

/** Cache of what the matching engine extracted from a posting's text. */
export const jobReadings = pgTable("job_readings", {
  jobId: integer("job_id")
    .primaryKey()
    .references(() => jobs.id, { onDelete: "cascade" }),
  /** Of the text and the engine version; a row with a different fingerprint is recomputed. */
  fingerprint: text().notNull(),
  reading: bytea().notNull(),
  /** Of the field of work and the state: which shard of the index has the posting. Written by shards alone. */
  shardHash: integer("shard_hash"),
  /** Of the engine version and the posting's row from which `shard_hash` was derived. */
  shardSource: text("shard_source"),
});

/** The same cache for profiles; deleted with the profile, because it contains profile data. */
export const profileReadings = pgTable("profile_readings", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => paralegalProfiles.userId, { onDelete: "cascade" }),
  fingerprint: text().notNull(),
  reading: bytea().notNull(),
});

/**
 * Rankings as they were shown. Append-only, enforced by a trigger, except that rows four years old are deleted. They
 * outlive accounts, and then refer to erased rows.
 */
export const shownRankings = pgTable(
  "shown_rankings",
  {
    id: serial().primaryKey(),
    kind: text().$type<RankingKind>().notNull(),
    viewerId: reference("viewer_id", () => users.id),
    shownAt: instantMs("shown_at").notNull(),
    modelVersion: text("model_version").notNull(),
    /** SHA-256 of the training data. */
    dataHash: text("data_hash").notNull(),
    /** SHA-256 of the engine's code and of the texts that determine word weights. */
    engineHash: text("engine_hash").notNull(),
    /** SHA-256 of kind, model and places; an equal digest within an hour is the same ranking fetched again. */
    digest: text().notNull(),
  },
  (table) => [
    index("shown_rankings_viewer").on(table.viewerId, table.shownAt),
    index("shown_rankings_shown").on(table.shownAt),
  ],
);

/** The places of a ranking, starting with 1. */
export const rankingPlaces = pgTable(
  "ranking_places",
  {
    rankingId: reference("ranking_id", () => shownRankings.id, { onDelete: "cascade" }),
    place: smallint().notNull(),
    /** No foreign key: rankings outlive postings. */
    jobId: integer("job_id").notNull(),
    paralegalId: reference("paralegal_id", () => users.id),
    matchScore: smallint("match_score").notNull(),
    /** The probability behind the score, 0 to 1. */
    chance: doublePrecision().notNull(),
    confidence: doublePrecision().notNull(),
    /** In the order of the engine's FEATURES. */
    features: doublePrecision().array().notNull(),
    /** "rate soft" */
    misfits: text().array().notNull(),
    reasons: text().array().notNull(),
    gaps: text().array().notNull(),
    fromProfile: boolean("from_profile").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rankingId, table.place] }),
    index("ranking_places_paralegal").on(table.paralegalId, table.rankingId),
  ],
);

/** "filled": turned down because the position was taken, which says nothing of the fit. "hired": both have signed. */
export type MatchOutcomeKind =
  | "applied"
  | "withdrawn"
  | "shortlisted"
  | "rejected"
  | "filled"
  | "offered"
  | "hired"
  | "canceled"
  | "completed"
  | "reviewed";

/**
 * What became of pairs whose paralegal consents, without any text. Append-only. Triggers of applications, contracts and
 * reviews write it inside the transaction of the outcome; withdrawing the consent deletes the paralegal's rows.
 */
export const matchOutcomes = pgTable(
  "match_outcomes",
  {
    id: serial().primaryKey(),
    paralegalId: reference("paralegal_id", () => users.id, { onDelete: "cascade" }),
    /** No foreign key, as in ranking_places. */
    jobId: integer("job_id").notNull(),
    kind: text().$type<MatchOutcomeKind>().notNull(),
    happenedAt: instantMs("happened_at").notNull(),
    /** Of a review of the paralegal, 1 to 5. */
    rating: smallint(),
    /** Where the pair was last shown before; this and all below are null when it never was. */
    rankingKind: text("ranking_kind").$type<RankingKind>(),
    place: smallint(),
    matchScore: smallint("match_score"),
    chance: doublePrecision(),
    /** In the order of the engine's FEATURES. */
    features: doublePrecision().array(),
    modelVersion: text("model_version"),
    dataHash: text("data_hash"),
  },
  (table) => [
    index("match_outcomes_paralegal").on(table.paralegalId, table.id),
    index("match_outcomes_happened").on(table.happenedAt),
  ],
);
