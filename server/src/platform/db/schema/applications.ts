import type { ApplicationStatus } from "@caseload/contract/lifecycles";
import type { PlannedStatus } from "@caseload/contract/hiring/applicant-options";
import type { ScreeningAnswer } from "@caseload/contract/hiring/screening-answers";
import type { ProposedPay } from "@caseload/contract/engagements/structured-terms";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { instant, instantMs, reference } from "./columns.ts";
import { users } from "./accounts.ts";
import { files } from "./files.ts";
import { firms } from "./firms.ts";
import { jobs } from "./jobs.ts";

/** One per paralegal and job. */
export const applications = pgTable(
  "applications",
  {
    id: serial().primaryKey(),
    jobId: reference("job_id", () => jobs.id),
    /** The job's firm, which never changes; duplicated so that one index covers a firm's metrics. */
    firmId: reference("firm_id", () => firms.id),
    paralegalId: reference("paralegal_id", () => users.id),
    status: text().$type<ApplicationStatus>().notNull(),
    coverLetter: text("cover_letter").notNull(),
    createdAt: instant("created_at").notNull(),
    viewedAt: instant("viewed_at"),
    /** When the firm first responded: shortlisted, decided or messaged the applicant. Viewing does not count. */
    answeredAt: instant("answered_at"),
    decidedAt: instant("decided_at"),
    decidedById: integer("decided_by_id").references(() => users.id),
    /** Reason of a rejection: the firm's words, or "position filled". */
    reason: text(),
    /** The price that the applicant named. */
    proposedPay: jsonb("proposed_pay").$type<ProposedPay>(),
    /** The first day on which the applicant can work. */
    startDate: date("start_date", { mode: "string" }),
    conflictNote: text("conflict_note"),
    /** Each with its question as the applicant read it. */
    answers: jsonb().$type<ScreeningAnswer[]>().notNull().default([]),
    /** A résumé or a redacted sample. */
    attachmentId: integer("attachment_id").references(() => files.id, { onDelete: "set null" }),
    /** Whether the virus scanner read it; null where none is configured. */
    attachmentScannedAt: instant("attachment_scanned_at"),
    /** Seconds until a member of the firm first opened or decided it; null until then. */
    responseSeconds: integer("response_seconds").generatedAlwaysAs(
      sql`extract(epoch from least(viewed_at, case when decided_by_id is not null then decided_at end) - created_at)::integer`,
    ),
  },
  (table) => [
    uniqueIndex("applications_job_paralegal").on(table.jobId, table.paralegalId),
    index("applications_paralegal").on(table.paralegalId, table.id),
    index("applications_job").on(table.jobId, table.id),
    index("applications_attachment")
      .on(table.attachmentId)
      .where(sql`attachment_id is not null`),
    index("applications_firm_status").on(table.firmId, table.status),
    index("applications_waiting")
      .on(table.createdAt, table.jobId)
      .where(sql`status = 'pending' and answered_at is null`),
    index("applications_firm").on(table.firmId, table.createdAt, table.id, table.responseSeconds),
  ],
);

/** Private notes and ratings of a firm's reviewers, which the applicant never reads. */
export const applicationNotes = pgTable(
  "application_notes",
  {
    id: serial().primaryKey(),
    applicationId: reference("application_id", () => applications.id, { onDelete: "cascade" }),
    authorId: reference("author_id", () => users.id),
    text: text(),
    /** 1 to 5. */
    rating: smallint(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("application_notes_application").on(table.applicationId, table.id),
    index("application_notes_author").on(table.authorId, table.id),
    check("application_notes_content", sql`text is not null or rating is not null`),
    check("application_notes_rating", sql`rating between 1 and 5`),
  ],
);

/** Decisions that can still be undone. A background task makes them when they are due. */
export const plannedDecisions = pgTable(
  "planned_decisions",
  {
    applicationId: integer("application_id")
      .primaryKey()
      .references(() => applications.id, { onDelete: "cascade" }),
    status: text().$type<PlannedStatus>().notNull(),
    reason: text(),
    decidedById: reference("decided_by_id", () => users.id, { onDelete: "cascade" }),
    /** Identifies the decision to its task. */
    plannedAt: instantMs("planned_at").notNull(),
    dueAt: instantMs("due_at").notNull(),
  },
  (table) => [index("planned_decisions_decided_by").on(table.decidedById)],
);
