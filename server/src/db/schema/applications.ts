import type { ApplicationStatus } from "@caseload/contract/lifecycles";
import { index, integer, pgTable, serial, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
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
    paralegalId: integer("paralegal_id")
      .notNull()
      .references(() => users.id),
    status: text().$type<ApplicationStatus>().notNull(),
    coverLetter: text("cover_letter").notNull(),
    createdAt: instant("created_at").notNull(),
    viewedAt: instant("viewed_at"),
    decidedAt: instant("decided_at"),
    decidedById: integer("decided_by_id").references(() => users.id),
    /** Why it was rejected, where the system says so. */
    reason: text(),
  },
  (table) => [
    uniqueIndex("applications_job_paralegal").on(table.jobId, table.paralegalId),
    index("applications_paralegal").on(table.paralegalId, table.id),
    index("applications_job").on(table.jobId, table.id),
  ],
);
