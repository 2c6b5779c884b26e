import { integer, pgTable } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { firms } from "./firms.ts";
import { jobs } from "./jobs.ts";

/** Response times of firms, computed once a day from their applications. */
export const firmResponses = pgTable("firm_responses", {
  firmId: integer("firm_id")
    .primaryKey()
    .references(() => firms.id, { onDelete: "cascade" }),
  /** Null where too few applications were decided. */
  medianDays: integer("median_days"),
  /** Null where too few applications were received. */
  replyPercent: integer("reply_percent"),
  countedAt: instant("counted_at").notNull(),
});

/** Jobs with applicants awaiting a response, from the first reminder until all have one. */
export const jobSilences = pgTable("job_silences", {
  jobId: integer("job_id")
    .primaryKey()
    .references(() => jobs.id, { onDelete: "cascade" }),
  remindedAt: instant("reminded_at").notNull(),
  warnedAt: instant("warned_at"),
  /** When the job will be paused, as announced by the warning. */
  pausesAt: instant("pauses_at"),
});
