import type { JobStatus } from "@caseload/contract/lifecycles";
import type { Priority, WorkArrangement } from "@caseload/contract/options";
import type { BudgetKind, PartyRole } from "@caseload/contract/jobs/posting-options";
import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  date,
  index,
  integer,
  numeric,
  pgTable,
  real,
  serial,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { firms } from "./firms.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
/** Milliseconds, so that a page cursor names a row exactly. */
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Postings. */
export const jobs = pgTable(
  "jobs",
  {
    id: serial().primaryKey(),
    firmId: integer("firm_id")
      .notNull()
      .references(() => firms.id),
    postedById: integer("posted_by_id")
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    description: text().notNull(),
    /** The firm's name when it was posted; the firm's current name goes first (PRODUCT.md). */
    givenFirmName: text("given_firm_name"),
    location: text().notNull(),
    workArrangement: text("work_arrangement").$type<WorkArrangement>().notNull(),
    hoursPerWeek: text("hours_per_week").notNull(),
    duration: text().notNull(),
    specialties: text().array().notNull(),
    priority: text().$type<Priority>().notNull(),
    status: text().$type<JobStatus>().notNull(),
    positions: integer().notNull().default(1),
    budgetRange: text("budget_range"),
    /** The same in figures, US dollars, where the poster gave figures; a flat fee is both ends. */
    budgetKind: text("budget_kind").$type<BudgetKind>(),
    budgetMin: numeric("budget_min", { precision: 9, scale: 2, mode: "number" }),
    budgetMax: numeric("budget_max", { precision: 9, scale: 2, mode: "number" }),
    requiredCredentials: text("required_credentials")
      .array()
      .notNull()
      .default(sql`'{}'`),
    requiredLanguages: text("required_languages")
      .array()
      .notNull()
      .default(sql`'{}'`),
    practiceArea: text("practice_area"),
    experienceRequired: text("experience_required"),
    urgency: text(),
    deadline: date({ mode: "string" }),
    /** End of the deadline's day in the poster's time zone. */
    closesAt: instant("closes_at"),
    postedAt: instant("posted_at").notNull(),
    closedAt: instant("closed_at"),
    updatedAt: instant("updated_at").notNull(),
    /**
     * Since when it takes no applications, because earlier applicants wait for an answer. Says something while it is
     * open only: whoever closes and reopens it finds it paused as before.
     */
    pausedAt: instant("paused_at"),
    /** Nobody but its own firm sees it, because whoever posted it has deactivated or deleted their account. */
    hidden: boolean().notNull().default(false),
    /** Why an approver sent it back; null once it is handed in again. */
    returnReason: text("return_reason"),
    returnedAt: instant("returned_at"),
    returnedById: integer("returned_by_id").references(() => users.id, { onDelete: "set null" }),
    /** Who let it go live, where somebody else wrote it. */
    approvedAt: instant("approved_at"),
    approvedById: integer("approved_by_id").references(() => users.id, { onDelete: "set null" }),
    /**
     * What the free texts say, as modules/jobs/search/posting-facts.ts reads them, so that a search can ask for it; null
     * until they are read.
     */
    facts: text().array(),
    /** US dollars per hour; null where no hourly pay is named. */
    minPay: real("min_pay"),
    maxPay: real("max_pay"),
    /** The most hours a week that the posting names; null where it names none. */
    weeklyHours: real("weekly_hours"),
    /** Degrees; null where the location is no one place. */
    latitude: real(),
    longitude: real(),
    /** The words, by weight: title, specialties, description, firm and place. A trigger keeps it. */
    search: tsvector("search")
      .notNull()
      .default(sql`''::tsvector`),
    /** What can be filtered by, one lexeme each: the facts, and the columns with few values. A trigger keeps it. */
    facets: tsvector("facets")
      .notNull()
      .default(sql`''::tsvector`),
  },
  (table) => [
    index("jobs_visible")
      .on(table.postedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status in ('open', 'closed', 'filled')`),
    index("jobs_status").on(table.status, table.postedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("jobs_priority").on(
      table.priority,
      table.status,
      table.postedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("jobs_waiting")
      .on(table.firmId, table.postedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'pending_approval'`),
    index("jobs_firm_status").on(table.firmId, table.status, table.pausedAt),
    index("jobs_firm").on(table.firmId, table.postedAt.desc().nullsFirst()),
    index("jobs_posted_by").on(table.postedById, table.postedAt.desc().nullsFirst()),
    index("jobs_paused")
      .on(table.id)
      .where(sql`paused_at is not null`),
    index("jobs_closing")
      .on(table.closesAt)
      .where(sql`status = 'open'`),
    // One index for words and filters together, so that PostgreSQL crosses their lists without reading a row.
    index("jobs_search")
      .using("gin", table.search, table.facets)
      .with({ fastupdate: false })
      .where(sql`status in ('open', 'closed', 'filled') and not hidden`),
    index("jobs_unread")
      .on(table.id)
      .where(sql`facts is null or not (facts @> '{read:2}')`),
  ],
);

/** The words that postings and the legal vocabulary use; what is typed is corrected and completed out of them. */
export const jobWords = pgTable(
  "job_words",
  {
    word: text().primaryKey(),
    /** The word without its endings, as the search holds it. */
    stem: text().notNull(),
    /** How many of the newest open postings use it; 0 for words of the vocabulary alone. */
    postings: integer().notNull(),
    /** The same in every row: all are collected at once. */
    collectedAt: instant("collected_at").notNull(),
  },
  (table) => [
    index("job_words_stem").on(table.stem),
    index("job_words_beginning").on(table.word.op("text_pattern_ops")),
    index("job_words_similar").using("gin", table.word.op("gin_trgm_ops")),
    index("job_words_short").on(sql`left(word, 1)`, sql`length(word)`),
  ],
);

/**
 * Whom a posting's matter is about, for conflict checks only. In a table of its own, so that no query of postings can
 * carry a name along: read by modules/jobs/parties.ts and by the writer's own data export.
 */
export const jobParties = pgTable(
  "job_parties",
  {
    id: serial().primaryKey(),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    name: text().notNull(),
    role: text().$type<PartyRole>().notNull(),
  },
  (table) => [index("job_parties_job").on(table.jobId)],
);
