import { fileLimits } from "@caseload/contract/files/file-limits";
import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { credentials } from "../../../platform/db/schema/credentials.ts";
import { formatLongDate } from "../../../platform/calendar-day.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { findExpiringCredentials } from "./credential-expiry.ts";

const [firstReminder, secondReminder] = fileLimits.credentialReminderDays;

/** The reminder that is due at this number of days before the expiry; null when none is. */
const dueReminder = (daysLeft: number): number | null => {
  if (daysLeft < 0 || daysLeft > firstReminder) return null;
  return daysLeft <= secondReminder ? secondReminder : firstReminder;
};

const inDays = (days: number): string => {
  if (days === 0) return "today";
  return days === 1 ? "tomorrow" : `in ${days} days`;
};

/** Scheduled: reminds owners 30 and 7 days before a credential expires, each once. Returns how many reminders. */
export async function remindCredentialExpiry(db: Db, now: Date): Promise<number> {
  let reminded = 0;
  for await (const { id, userId, title, expiresOn, daysLeft } of findExpiringCredentials(
    db,
    firstReminder,
    now,
  )) {
    const due = dueReminder(daysLeft);
    if (due === null) continue;
    await db.transaction(async (tx) => {
      const isNew = or(isNull(credentials.remindedDays), gt(credentials.remindedDays, due));
      const marked = await tx
        .update(credentials)
        .set({ remindedDays: due })
        .where(and(eq(credentials.id, id), eq(credentials.status, "verified"), isNew))
        .returning({ id: credentials.id });
      if (marked.length === 0) return;
      const notice = {
        userId,
        type: "reminder",
        title: `A credential expires ${inDays(daysLeft)}`,
        message: `${title} is valid through ${formatLongDate(expiresOn)}. Submit the renewal to keep the badge.`,
        priority: "medium",
        actionUrl: "/credentials",
      } as const;
      await notify(tx, notice, [], now);
      reminded += 1;
    });
  }
  return reminded;
}
