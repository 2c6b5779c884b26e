import type { ApplicationDraft } from "@caseload/contract/hiring/application-drafts";
import { index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, reference } from "./columns.ts";
import { users } from "./accounts.ts";
import { jobs } from "./jobs.ts";

/** Unfinished applications, of one person and job. Only their writers read them. */
export const applicationDrafts = pgTable(
  "application_drafts",
  {
    userId: reference("user_id", () => users.id, { onDelete: "cascade" }),
    jobId: reference("job_id", () => jobs.id, { onDelete: "cascade" }),
    content: jsonb().$type<ApplicationDraft>().notNull(),
    savedAt: instant("saved_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId] }),
    index("application_drafts_job").on(table.jobId),
  ],
);

/** Unsent messages, of one person to another. Only their writers read them. */
export const messageDrafts = pgTable(
  "message_drafts",
  {
    userId: reference("user_id", () => users.id, { onDelete: "cascade" }),
    receiverId: reference("receiver_id", () => users.id, { onDelete: "cascade" }),
    content: text().notNull(),
    savedAt: instant("saved_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.receiverId] }),
    index("message_drafts_receiver").on(table.receiverId),
  ],
);
