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
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { instantMs, reference } from "./columns.ts";
import { users } from "./accounts.ts";
import { jobs } from "./jobs.ts";

export const savedSearches = pgTable(
  "saved_searches",
  {
    id: serial().primaryKey(),
    userId: reference("user_id", () => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    query: text().notNull(),
    filters: jsonb().$type<SavedFilters>().notNull(),
    alertEnabled: boolean("alert_enabled").notNull(),
    frequency: text().$type<AlertFrequency>().notNull(),
    /** Whether the search follows its owner's search preferences; at most one per user. */
    fromPreferences: boolean("from_preferences").notNull().default(false),
    createdAt: instantMs("created_at").notNull(),
    /** When alerts were turned on; older postings are not reported. */
    alertsFrom: instantMs("alerts_from").notNull(),
    /** Postings up to this instant have been checked. */
    checkedAt: instantMs("checked_at").notNull(),
    lastNotifiedAt: instantMs("last_notified_at"),
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
    searchId: reference("search_id", () => savedSearches.id, { onDelete: "cascade" }),
    jobId: reference("job_id", () => jobs.id, { onDelete: "cascade" }),
    reportedAt: instantMs("reported_at").notNull(),
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
    userId: reference("user_id", () => users.id, { onDelete: "cascade" }),
    searchId: reference("search_id", () => savedSearches.id, { onDelete: "cascade" }),
    /** Newest first. */
    jobIds: integer("job_ids").array().notNull(),
    createdAt: instantMs("created_at").notNull(),
  },
  (table) => [index("alert_emails_user").on(table.userId), index("alert_emails_search").on(table.searchId)],
);
