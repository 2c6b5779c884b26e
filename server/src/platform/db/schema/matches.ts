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
  timestamp,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { jobs } from "./jobs.ts";
import { paralegalProfiles } from "./profiles.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** One record a person; what is not in it has its default. */
export const searchPreferences = pgTable("search_preferences", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  preferences: jsonb().$type<Partial<SearchPreferences>>().notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** What the matching engine read out of a posting's text. A cache: it may be emptied at any time. */
export const jobReadings = pgTable("job_readings", {
  jobId: integer("job_id")
    .primaryKey()
    .references(() => jobs.id, { onDelete: "cascade" }),
  /** Of the text and of the engine that read it; a reading with another one is made anew. */
  fingerprint: text().notNull(),
  reading: bytea().notNull(),
});

/** The same of profiles. It goes with the profile, as it holds what the profile says. */
export const profileReadings = pgTable("profile_readings", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => paralegalProfiles.userId, { onDelete: "cascade" }),
  fingerprint: text().notNull(),
  reading: bytea().notNull(),
});

/**
 * Rankings as they were shown. Rows are never changed, and removed only when they are four years old; a trigger
 * refuses the rest. They outlive accounts, whose emptied rows they then name.
 */
export const shownRankings = pgTable(
  "shown_rankings",
  {
    id: serial().primaryKey(),
    kind: text().$type<RankingKind>().notNull(),
    viewerId: integer("viewer_id")
      .notNull()
      .references(() => users.id),
    shownAt: instant("shown_at").notNull(),
    modelVersion: text("model_version").notNull(),
    /** SHA-256 of the data that the model learned from. */
    dataHash: text("data_hash").notNull(),
    /** Of the engine's code and of the texts by which it weighs words. */
    engineHash: text("engine_hash").notNull(),
    /** SHA-256 of kind, model and places: the same within the hour is the same ranking, fetched again. */
    digest: text().notNull(),
  },
  (table) => [
    index("shown_rankings_viewer").on(table.viewerId, table.shownAt),
    index("shown_rankings_shown").on(table.shownAt),
  ],
);

/** The places of a ranking, 1 first. */
export const rankingPlaces = pgTable(
  "ranking_places",
  {
    rankingId: integer("ranking_id")
      .notNull()
      .references(() => shownRankings.id, { onDelete: "cascade" }),
    place: smallint().notNull(),
    /** No reference: the log outlives postings. */
    jobId: integer("job_id").notNull(),
    paralegalId: integer("paralegal_id")
      .notNull()
      .references(() => users.id),
    matchScore: smallint("match_score").notNull(),
    /** The chance behind the score, 0 to 1. */
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
