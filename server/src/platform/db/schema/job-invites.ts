import type { JobInviteStatus } from "@caseload/contract/lifecycles";
import { index, integer, pgTable, serial, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { jobs } from "./jobs.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Invitations of paralegals to apply, one per job and paralegal. */
export const jobInvites = pgTable(
  "job_invites",
  {
    id: serial().primaryKey(),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    paralegalId: integer("paralegal_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    invitedById: integer("invited_by_id").references(() => users.id, { onDelete: "set null" }),
    message: text(),
    status: text().$type<JobInviteStatus>().notNull().default("pending"),
    /** Reason for declining. */
    reason: text(),
    createdAt: instant("created_at").notNull(),
    answeredAt: instant("answered_at"),
  },
  (table) => [
    uniqueIndex("job_invites_job_paralegal").on(table.jobId, table.paralegalId),
    index("job_invites_paralegal").on(table.paralegalId, table.id),
    index("job_invites_invited_by").on(table.invitedById, table.createdAt),
  ],
);
