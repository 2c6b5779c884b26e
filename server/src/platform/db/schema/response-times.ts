import { integer, pgTable, timestamp } from "drizzle-orm/pg-core";
import { firms } from "./firms.ts";
import { jobs } from "./jobs.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** How quickly a law office answers applicants, counted once a day from its applications. */
export const firmResponses = pgTable("firm_responses", {
  firmId: integer("firm_id")
    .primaryKey()
    .references(() => firms.id, { onDelete: "cascade" }),
  /** Null where too few applications were decided. */
  medianDays: integer("median_days"),
  /** Null where too few applications came in. */
  replyPercent: integer("reply_percent"),
  countedAt: instant("counted_at").notNull(),
});

/** Postings whose applicants wait for an answer, from the first reminder until they have one. */
export const jobSilences = pgTable("job_silences", {
  jobId: integer("job_id")
    .primaryKey()
    .references(() => jobs.id, { onDelete: "cascade" }),
  remindedAt: instant("reminded_at").notNull(),
  warnedAt: instant("warned_at"),
  /** When the warning said that the posting would be paused. */
  pausesAt: instant("pauses_at"),
});
