import type { JobInviteStatus } from "@caseload/contract/lifecycles";
import { index, integer, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instantMs, reference } from "./columns.ts";
import { users } from "./accounts.ts";
import { jobs } from "./jobs.ts";

/** Invitations of paralegals to apply, one per job and paralegal. */
export const jobInvites = pgTable(
  "job_invites",
  {
    id: serial().primaryKey(),
    jobId: reference("job_id", () => jobs.id, { onDelete: "cascade" }),
    paralegalId: reference("paralegal_id", () => users.id, { onDelete: "cascade" }),
    invitedById: integer("invited_by_id").references(() => users.id, { onDelete: "set null" }),
    message: text(),
    status: text().$type<JobInviteStatus>().notNull().default("pending"),
    /** Reason for declining. */
    reason: text(),
    createdAt: instantMs("created_at").notNull(),
    answeredAt: instantMs("answered_at"),
  },
  (table) => [
    uniqueIndex("job_invites_job_paralegal").on(table.jobId, table.paralegalId),
    index("job_invites_paralegal").on(table.paralegalId, table.id),
    index("job_invites_invited_by").on(table.invitedById, table.createdAt),
  ],
);
