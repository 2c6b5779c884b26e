import type { ApplicationStatus } from "@caseload/contract/lifecycles";
import type { ProposedPay } from "@caseload/contract/engagements/structured-terms";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { firms } from "./firms.ts";
import { jobs } from "./jobs.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** One per paralegal and job. */
export const applications = pgTable(
  "applications",
  {
    id: serial().primaryKey(),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id),
    /** The job's firm, which never changes; duplicated so that one index covers a firm's metrics. */
    firmId: integer("firm_id")
      .notNull()
      .references(() => firms.id),
    paralegalId: integer("paralegal_id")
      .notNull()
      .references(() => users.id),
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
    /** Seconds until a member of the firm first opened or decided it; null until then. */
    responseSeconds: integer("response_seconds").generatedAlwaysAs(
      sql`extract(epoch from least(viewed_at, case when decided_by_id is not null then decided_at end) - created_at)::integer`,
    ),
  },
  (table) => [
    uniqueIndex("applications_job_paralegal").on(table.jobId, table.paralegalId),
    index("applications_paralegal").on(table.paralegalId, table.id),
    index("applications_job").on(table.jobId, table.id),
    index("applications_firm_status").on(table.firmId, table.status),
    index("applications_waiting")
      .on(table.createdAt, table.jobId)
      .where(sql`status = 'pending' and answered_at is null`),
    index("applications_firm").on(table.firmId, table.createdAt, table.id, table.responseSeconds),
  ],
);
