import type { InterviewMode, InterviewStatus } from "@caseload/contract/hiring/interview-moves";
import type { InterviewSlot } from "@caseload/contract/hiring/interviews";
import type { UserType } from "@caseload/contract/roles";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { applications } from "./applications.ts";
import { instant, reference } from "./columns.ts";

/** Interviews about applications. */
export const interviews = pgTable(
  "interviews",
  {
    id: serial().primaryKey(),
    applicationId: reference("application_id", () => applications.id),
    /** The member of the firm who proposed it and meets the applicant. */
    hostId: reference("host_id", () => users.id),
    status: text().$type<InterviewStatus>().notNull().default("proposed"),
    mode: text().$type<InterviewMode>().notNull(),
    place: text(),
    note: text(),
    /** Times that await an answer, in ISO 8601 (UTC); empty while none do. */
    slots: jsonb().$type<InterviewSlot[]>().notNull(),
    /** The last of these times. */
    lastSlotAt: instant("last_slot_at"),
    proposedBy: text("proposed_by").$type<UserType>().notNull(),
    /** Proposals and counterproposals so far. */
    proposals: integer().notNull().default(1),
    /** The confirmed time. */
    startsAt: instant("starts_at"),
    minutes: integer(),
    /** SEQUENCE of the calendar event: rises with each change of the confirmed time. */
    sequence: integer().notNull().default(0),
    /** Counts every change, so that of two changes at once one wins. */
    revision: integer().notNull().default(0),
    /** Reminders sent for the confirmed time. */
    reminders: integer().notNull().default(0),
    reason: text(),
    endedBy: text("ended_by").$type<UserType>(),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [
    index("interviews_application").on(table.applicationId, table.id),
    index("interviews_host").on(table.hostId),
    // One interview at a time is proposed or scheduled.
    uniqueIndex("interviews_open")
      .on(table.applicationId)
      .where(sql`status in ('proposed', 'confirmed')`),
    index("interviews_upcoming")
      .on(table.startsAt)
      .where(sql`status = 'confirmed'`),
    index("interviews_awaiting")
      .on(table.lastSlotAt)
      .where(sql`status = 'proposed'`),
    check("interviews_time", sql`(starts_at is null) = (minutes is null)`),
  ],
);
