import type { JobMark } from "@caseload/contract/jobs/job-mark-options";
import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, reference } from "./columns.ts";
import { users } from "./accounts.ts";
import { jobs } from "./jobs.ts";

/** Jobs that a paralegal saved or hid. Only that person reads them. */
export const jobMarks = pgTable(
  "job_marks",
  {
    userId: reference("user_id", () => users.id, { onDelete: "cascade" }),
    jobId: reference("job_id", () => jobs.id, { onDelete: "cascade" }),
    mark: text().$type<JobMark>().notNull(),
    markedAt: instant("marked_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.jobId] }), index("job_marks_job").on(table.jobId)],
);
