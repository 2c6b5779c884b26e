import type { LiveNotification, Topic } from "@caseload/contract/realtime";
import { sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";

/** A change, sent with NOTIFY from the process that made it to all processes with sockets. */
export interface Announcement {
  /** Users whose screens are out of date. */
  to: readonly number[] | "everyone";
  topics: readonly Topic[];
  notification?: LiveNotification;
  /** Users whose sessions or roles changed: their cached actors are dropped and their sessions checked. */
  forget?: readonly number[];
  /** Users whose name or time zone changed: cached actors are dropped, connections stay. */
  renamed?: readonly number[];
}

export const channel = "caseload_changes";

/** NOTIFY rejects payloads of 8,000 bytes and more. */
const truncate = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max - 1)}…` : text;

/**
 * Announces a change. PostgreSQL delivers it when the transaction commits, and not when it rolls back. A crash after the
 * commit loses the wake-up at most, never the row.
 */
export async function announce(tx: Reader, announcement: Announcement): Promise<void> {
  const { notification } = announcement;
  const payload = JSON.stringify({
    ...announcement,
    ...(notification && {
      notification: {
        ...notification,
        title: truncate(notification.title, 200),
        message: truncate(notification.message, 500),
      },
    }),
  });
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
}
