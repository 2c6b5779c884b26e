import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import { sentEmails } from "../platform/db/schema/notifications.ts";

/** Lets the hour pass in which the emails so far count for the limits of their mailboxes. */
export async function passEmailHour(db: Db): Promise<void> {
  await db.update(sentEmails).set({ countedAt: sql`${sentEmails.countedAt} - interval '65 minutes'` });
}
