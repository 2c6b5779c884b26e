import { formatHours } from "@caseload/contract/engagements/money-text";
import { stateRuleLimits } from "@caseload/contract/profiles/state-rule-messages";
import { usStateName } from "@caseload/contract/us-states";
import { and, asc, eq, gt, isNull, ne, or } from "drizzle-orm";
import { dayIn, daysBetween, formatLongDate } from "../../../platform/calendar-day.ts";
import type { Db } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { stateDeclarations } from "../../../platform/db/schema/state-rules.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { educationRuleOf } from "./find-state-rules.ts";
import { findEducation } from "./queries.ts";

const batchSize = 200;

/** The reminder that is due at this number of days before the end of a period; null when none is. */
const dueReminder = (daysLeft: number): number | null =>
  stateRuleLimits.reminderDays.findLast((days) => daysLeft <= days) ?? null;

const missing = (done: number, required: number, subject: string): string[] =>
  done >= required ? [] : [`${formatHours(required - done)} hours of ${subject}`];

/**
 * Scheduled: reminds paralegals who declared their qualification under a state's law before a period of continuing
 * education ends without the required hours, each time once. Returns how many reminders.
 */
export async function remindOfEducation(db: Db, now: Date): Promise<number> {
  let reminded = 0;
  let last = 0;
  for (;;) {
    const rows = await db
      .select({
        id: stateDeclarations.id,
        userId: stateDeclarations.userId,
        state: stateDeclarations.state,
        timeZone: users.timeZone,
      })
      .from(stateDeclarations)
      .innerJoin(users, and(eq(users.id, stateDeclarations.userId), isNull(users.deactivatedAt)))
      .where(gt(stateDeclarations.id, last))
      .orderBy(asc(stateDeclarations.id))
      .limit(batchSize);
    for (const row of rows) if (await remind(db, row, now)) reminded += 1;
    const end = rows.at(-1);
    if (!end || rows.length < batchSize) return reminded;
    last = end.id;
  }
}

interface Declared {
  id: number;
  userId: number;
  state: string;
  timeZone: string;
}

async function remind(db: Db, person: Declared, now: Date): Promise<boolean> {
  const { id, userId, state, timeZone } = person;
  const rule = educationRuleOf(state);
  if (!rule) return false;
  const education = await findEducation(db, person, state, rule, now);
  const due = dueReminder(daysBetween(dayIn(now, timeZone), education.to));
  if (due === null || education.isComplete) return false;
  return db.transaction(async (tx) => {
    const isNew = or(
      isNull(stateDeclarations.remindedPeriod),
      ne(stateDeclarations.remindedPeriod, education.to),
      gt(stateDeclarations.remindedDays, due),
    );
    const marked = await tx
      .update(stateDeclarations)
      .set({ remindedPeriod: education.to, remindedDays: due })
      .where(and(eq(stateDeclarations.id, id), isNew))
      .returning({ id: stateDeclarations.id });
    if (marked.length === 0) return false;
    const hours = [
      ...missing(education.ethicsMinutes, rule.ethicsMinutes, "legal ethics"),
      ...missing(education.generalMinutes, rule.generalMinutes, "general or specialized law"),
    ].join(" and ");
    const notice = {
      userId,
      type: "reminder",
      title: `${usStateName(state)} continuing education`,
      message: `Record ${hours} by ${formatLongDate(education.to)} (${rule.section}).`,
      priority: due === stateRuleLimits.reminderDays.at(-1) ? "high" : "medium",
      actionUrl: `/credentials?state=${state}`,
    } as const;
    await notify(tx, notice, [], now);
    return true;
  });
}
