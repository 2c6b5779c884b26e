import type { ApplicationStatus } from "@caseload/contract/lifecycles";
import type { ScreeningAnswer } from "@caseload/contract/hiring/screening-answers";
import type { ProposedPay } from "@caseload/contract/engagements/structured-terms";
import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, reference } from "./columns.ts";
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
