import { fileLimits } from "@caseload/contract/files/file-limits";
import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { credentials } from "../../../platform/db/schema/credentials.ts";
import { formatLongDate } from "../../../platform/calendar-day.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { endingWithin } from "./last-day.ts";

const [first, second] = fileLimits.credentialReminderDays;

/** The reminder that is due so many days before the end; null while none is. */
const dueAt = (left: number): number | null => {
  if (left < 0 || left > first) return null;
  return left <= second ? second : first;
};

const inDays = (left: number): string => {
  if (left === 0) return "today";
  return left === 1 ? "tomorrow" : `in ${left} days`;
};

/** Scheduled: reminds owners 30 and 7 days before a credential ends, each once; answers how many were reminded. */
export async function remindOfCredentials(db: Db, now: Date): Promise<number> {
  let reminded = 0;
  for await (const { id, userId, title, expiresOn, left } of endingWithin(db, first, now)) {
    const due = dueAt(left);
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
        title: `A credential expires ${inDays(left)}`,
        message: `${title} holds until ${formatLongDate(expiresOn)}. Submit the renewed one, so that the badge stays.`,
        priority: "medium",
        actionUrl: "/credentials",
      } as const;
      await notify(tx, notice, [], now);
      reminded += 1;
    });
  }
  return reminded;
}
