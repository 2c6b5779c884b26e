import type { LiveNotification, Topic } from "@caseload/contract/realtime";
import { sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";

/** What goes over LISTEN/NOTIFY from the process that changed something to those that hold the sockets. */
export interface Announcement {
  /** Whose screens are out of date. */
  to: readonly number[] | "everyone";
  topics: readonly Topic[];
  notification?: LiveNotification;
  /** Users whose sessions or roles changed: cached actors of theirs are dropped. */
  forget?: readonly number[];
  /** Users whose name or time zone changed: cached actors are dropped, connections stay. */
  renamed?: readonly number[];
}

export const channel = "caseload_changes";

/** NOTIFY refuses payloads of 8,000 bytes and more. */
const clip = (text: string, max: number): string => (text.length > max ? `${text.slice(0, max - 1)}…` : text);

/**
 * Says what changed. Inside a transaction PostgreSQL delivers it at commit and not otherwise, so no screen hears of
 * something that did not happen, and a crash after commit loses at most the wake-up, never the row.
 */
export async function announce(tx: Reader, announcement: Announcement): Promise<void> {
  const { notification } = announcement;
  const payload = JSON.stringify({
    ...announcement,
    ...(notification && {
      notification: {
        ...notification,
        title: clip(notification.title, 200),
        message: clip(notification.message, 500),
      },
    }),
  });
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
}
