import type { SanctionKind, TakedownSubject } from "@caseload/contract/staff/sanction-kinds";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, reference } from "./columns.ts";
import { users } from "./accounts.ts";

/** What staff did to members who broke the terms, with one appeal each. */
export const sanctions = pgTable(
  "sanctions",
  {
    id: serial().primaryKey(),
    userId: reference("user_id", () => users.id, { onDelete: "cascade" }),
    kind: text().$type<SanctionKind>().notNull(),
    subject: text().$type<TakedownSubject>(),
    /** Not a reference: it names rows of two tables. */
    subjectId: integer("subject_id"),
    /** What was taken down. The whole text of a message, which returns when the takedown is lifted. */
    removedText: text("removed_text"),
    reason: text().notNull(),
    createdAt: instant("created_at").notNull(),
    /** Name at that time; the staff log has the id. */
    createdBy: text("created_by").notNull(),
    /** The first instant after a suspension. */
    until: instant("until"),
    /** When it was lifted, or ended by its date; a warning ends only when it is lifted. */
    endedAt: instant("ended_at"),
    appealText: text("appeal_text"),
    appealedAt: instant("appealed_at"),
    answer: text().$type<"lifted" | "kept">(),
    answerNote: text("answer_note"),
    answeredAt: instant("answered_at"),
  },
  (table) => [
    index("sanctions_user").on(table.userId, table.id),
    index("sanctions_appeals")
      .on(table.id)
      .where(sql`${table.appealedAt} is not null and ${table.answeredAt} is null`),
    uniqueIndex("sanctions_takedown_once")
      .on(table.subject, table.subjectId)
      .where(sql`${table.kind} = 'takedown' and ${table.endedAt} is null`),
    uniqueIndex("sanctions_restriction_once")
      .on(table.userId, table.kind)
      .where(sql`${table.kind} in ('suspension', 'ban') and ${table.endedAt} is null`),
    index("sanctions_until")
      .on(table.until)
      .where(sql`${table.kind} = 'suspension' and ${table.endedAt} is null`),
  ],
);
