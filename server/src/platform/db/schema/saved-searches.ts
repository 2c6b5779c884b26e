import type { AlertFrequency, SavedFilters } from "@caseload/contract/search/saved-searches";
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { jobs } from "./jobs.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const savedSearches = pgTable(
  "saved_searches",
  {
    id: serial().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    query: text().notNull(),
    filters: jsonb().$type<SavedFilters>().notNull(),
    alertEnabled: boolean("alert_enabled").notNull(),
    frequency: text().$type<AlertFrequency>().notNull(),
    /** Whether the search follows its owner's search preferences; at most one per user. */
    fromPreferences: boolean("from_preferences").notNull().default(false),
    createdAt: instant("created_at").notNull(),
    /** When alerts were turned on; older postings are not reported. */
    alertsFrom: instant("alerts_from").notNull(),
    /** Postings up to this instant have been checked. */
    checkedAt: instant("checked_at").notNull(),
    lastNotifiedAt: instant("last_notified_at"),
  },
  (table) => [
    index("saved_searches_user").on(table.userId, table.id),
    index("saved_searches_alerts")
      .on(table.frequency, table.checkedAt)
      .where(sql`alert_enabled`),
    uniqueIndex("saved_searches_preferences")
      .on(table.userId)
      .where(sql`from_preferences`),
  ],
);

/** Jobs that an alert has reported, each once per search. */
export const reportedJobs = pgTable(
  "reported_jobs",
  {
    searchId: integer("search_id")
      .notNull()
      .references(() => savedSearches.id, { onDelete: "cascade" }),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    reportedAt: instant("reported_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.jobId] }),
    index("reported_jobs_job").on(table.jobId),
  ],
);

/** Alerts to be sent by email; deleted once sent. */
export const alertEmails = pgTable(
  "alert_emails",
  {
    id: serial().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    searchId: integer("search_id")
      .notNull()
      .references(() => savedSearches.id, { onDelete: "cascade" }),
    /** Newest first. */
    jobIds: integer("job_ids").array().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("alert_emails_user").on(table.userId), index("alert_emails_search").on(table.searchId)],
);
