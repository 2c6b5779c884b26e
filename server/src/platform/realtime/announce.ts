import { AsyncLocalStorage } from "node:async_hooks";
import type { LiveNotification, Topic } from "@caseload/contract/realtime";
import { sql } from "drizzle-orm";
import { z } from "zod";
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

const userIds = z.array(z.int());

/** Topics of a newer version pass, because it may run beside this one. */
const announcementSchema = z.object({
  to: z.union([userIds, z.literal("everyone")]),
  topics: z.array(z.custom<Topic>((topic) => typeof topic === "string")),
  notification: z.custom<LiveNotification>((data) => typeof data === "object" && data !== null).optional(),
  forget: userIds.optional(),
  renamed: userIds.optional(),
});

/** @throws Error when another program wrote the payload */
export const readAnnouncement = (payload: string): Announcement =>
  announcementSchema.parse(JSON.parse(payload));

/** NOTIFY rejects payloads of 8,000 bytes and more. */
const maxBytes = 7_999;

/** Shortens a text to a number of UTF-16 units, without half a character at its end. */
function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max - 1);
  return `${start.isWellFormed() ? start : start.slice(0, -1)}…`;
}

const toIds = ({ to }: Announcement): readonly number[] => (to === "everyone" ? [] : to);

/** Restricts an announcement to some of its users. */
function restrict(announcement: Announcement, users: ReadonlySet<number>): Announcement {
  const { forget, renamed } = announcement;
  const only = (ids: readonly number[]): number[] => ids.filter((id) => users.has(id));
  return {
    ...announcement,
    to: only(toIds(announcement)),
    ...(forget && { forget: only(forget) }),
    ...(renamed && { renamed: only(renamed) }),
  };
}

/**
 * Returns the payloads of an announcement: several when it names more users than one payload holds. A user's cached actor
 * is dropped in the payload that the user receives, or before one to everyone.
 */
function payloadsOf(announcement: Announcement): string[] {
  const payload = JSON.stringify(announcement);
  if (Buffer.byteLength(payload) <= maxBytes) return [payload];
  const { to, forget = [], renamed = [], ...content } = announcement;
  const users = [...new Set([...toIds(announcement), ...forget, ...renamed])];
  if (to === "everyone")
    return [...payloadsOf({ to: [], topics: [], forget, renamed }), ...payloadsOf({ to, ...content })];
  if (users.length < 2) throw new Error("An announcement to one user does not fit into a payload.");
  const middle = Math.ceil(users.length / 2);
  return [users.slice(0, middle), users.slice(middle)].flatMap((half) =>
    payloadsOf(restrict(announcement, new Set(half))),
  );
}

const changedUsers = new AsyncLocalStorage<Set<number>>();

/** Runs a function, and adds to `users` those whose sessions, roles or names it announces as changed. */
export const collectChanged = <Result>(users: Set<number>, run: () => Result): Result =>
  changedUsers.run(users, run);

/**
 * Announces a change. PostgreSQL delivers it when the transaction commits, and not when it rolls back. A crash after the
 * commit loses the wake-up at most, never the row.
 */
export async function announce(tx: Reader, announcement: Announcement): Promise<void> {
  const { notification, forget = [], renamed = [] } = announcement;
  for (const id of [...forget, ...renamed]) changedUsers.getStore()?.add(id);
  const payloads = payloadsOf({
    ...announcement,
    ...(notification && {
      notification: {
        ...notification,
        title: truncate(notification.title, 200),
        message: truncate(notification.message, 500),
      },
    }),
  });
  await tx.execute(
    sql`select pg_notify(${channel}, payload) from unnest(${sql.param(payloads)}::text[]) with ordinality as part(payload, position) order by position`,
  );
}
