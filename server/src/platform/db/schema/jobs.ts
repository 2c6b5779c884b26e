import type { JobStatus } from "@caseload/contract/lifecycles";
import type { Priority, WorkArrangement } from "@caseload/contract/options";
import type { HoursUnit } from "@caseload/contract/jobs/posting-hours";
import type { BudgetKind, PartyRole } from "@caseload/contract/jobs/posting-options";
import { sql } from "drizzle-orm";
import {
  check,
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
} from "drizzle-orm/pg-core";
import { instantMs, reference } from "./columns.ts";
import { users } from "./accounts.ts";
import { firms } from "./firms.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Job postings. */
export const jobs = pgTable(
  "jobs",
  {
    id: serial().primaryKey(),
    firmId: reference("firm_id", () => firms.id),
    postedById: reference("posted_by_id", () => users.id),
    title: text().notNull(),
    description: text().notNull(),
    /** The firm's name at the time of posting; the firm's current name takes precedence (PRODUCT.md). */
    givenFirmName: text("given_firm_name"),
    /** The attorney who will supervise the work; null means the poster, or else the managing partner. */
    supervisorId: integer("supervisor_id").references(() => users.id, { onDelete: "set null" }),
    location: text().notNull(),
    workArrangement: text("work_arrangement").$type<WorkArrangement>().notNull(),
    hoursPerWeek: text("hours_per_week").notNull(),
    /** The hours, where the poster entered a number; `hoursPerWeek` is then written from it. */
    hoursAmount: numeric("hours_amount", { precision: 6, scale: 1, mode: "number" }),
    hoursUnit: text("hours_unit").$type<HoursUnit>(),
    /** The firm's own number for the matter, private to those who manage the posting. */
    matterNumber: text("matter_number"),
    duration: text().notNull(),
    specialties: text().array().notNull(),
    priority: text().$type<Priority>().notNull(),
    status: text().$type<JobStatus>().notNull(),
    positions: integer().notNull().default(1),
    budgetRange: text("budget_range"),
    /** The budget in US dollars, where the poster entered numbers; a flat fee is both minimum and maximum. */
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
    /** Questions that every application answers. */
    screeningQuestions: text("screening_questions")
      .array()
      .notNull()
      .default(sql`'{}'`),
    practiceArea: text("practice_area"),
    experienceRequired: text("experience_required"),
    urgency: text(),
    deadline: date({ mode: "string" }),
    /** End of the deadline's day in the poster's time zone. */
    closesAt: instantMs("closes_at"),
    postedAt: instantMs("posted_at").notNull(),
    closedAt: instantMs("closed_at"),
    updatedAt: instantMs("updated_at").notNull(),
    /**
     * Since when the job accepts no applications: because earlier applicants have no response, or because its firm paused
     * it. Applies to open jobs only, and is kept when a job is closed and reopened.
     */
    pausedAt: instantMs("paused_at"),
    pausedByFirm: boolean("paused_by_firm").notNull().default(false),
    /** Visible to its firm only, because the poster has deactivated or deleted their account. */
    hidden: boolean().notNull().default(false),
    /** When staff took it down; it is hidden, and its firm cannot reopen it. */
    takenDownAt: instantMs("taken_down_at"),
    /** Reason why an approver returned it; null after it is resubmitted. */
    returnReason: text("return_reason"),
    returnedAt: instantMs("returned_at"),
    returnedById: integer("returned_by_id").references(() => users.id, { onDelete: "set null" }),
    /** When and by whom it was approved, if the writer needed approval. */
    approvedAt: instantMs("approved_at"),
    approvedById: integer("approved_by_id").references(() => users.id, { onDelete: "set null" }),
    /**
     * Facets extracted from the free texts by modules/jobs/facets/posting-facets.ts, for search filters; null until they
     * are extracted.
     */
    facts: text().array(),
    /** US dollars per hour; null where the posting names no hourly pay. */
    minPay: real("min_pay"),
    maxPay: real("max_pay"),
    /** The maximum hours per week; null where the posting names none. */
    weeklyHours: real("weekly_hours"),
    /** Degrees; null where the location is not a single place. */
    latitude: real(),
    longitude: real(),
    /** Searchable words, weighted: title, specialties, description, firm and place. Maintained by a trigger. */
    search: tsvector("search")
      .notNull()
      .default(sql`''::tsvector`),
    /** Filter values, one lexeme each: the facets, and columns with few values. Maintained by a trigger. */
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
    // One index for words and filters, so that PostgreSQL intersects their posting lists without reading rows.
    index("jobs_search")
      .using("gin", table.search, table.facets)
      .with({ fastupdate: false })
      .where(sql`status in ('open', 'closed', 'filled') and not hidden`),
    index("jobs_unread")
      .on(table.id)
      .where(sql`facts is null or not (facts @> '{read:2}')`),
  ],
);

/** Words of postings and of the legal vocabulary, for spelling correction and completion. */
export const jobWords = pgTable(
  "job_words",
  {
    word: text().primaryKey(),
    /** The stemmed word, as in the search index. */
    stem: text().notNull(),
    /** Number of the newest open postings that use the word; 0 for words of the vocabulary only. */
    postings: integer().notNull(),
    /** The same in every row. */
    collectedAt: instantMs("collected_at").notNull(),
  },
  (table) => [
    index("job_words_stem").on(table.stem),
    index("job_words_beginning").on(table.word.op("text_pattern_ops")),
    index("job_words_similar").using("gin", table.word.op("gin_trgm_ops")),
    index("job_words_short").on(sql`left(word, 1)`, sql`length(word)`),
  ],
);

/**
 * Parties of a posting's matter, for conflict checks only. In a separate table, so that queries of postings cannot
 * disclose a name: read by modules/jobs/postings/parties.ts and the poster's own data export.
 */
export const jobParties = pgTable(
  "job_parties",
  {
    id: serial().primaryKey(),
    jobId: reference("job_id", () => jobs.id, { onDelete: "cascade" }),
    /** Only in rows from before names were encrypted, until check-due.ts has encrypted them. */
    name: text(),
    /** Name and aliases as JSON, encrypted (platform/name-seal.ts). */
    sealed: text(),
    role: text().$type<PartyRole>().notNull(),
  },
  (table) => [
    index("job_parties_job").on(table.jobId),
    check("job_parties_named", sql`name is not null or sealed is not null`),
  ],
);
