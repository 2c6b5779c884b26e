import type { Endpoint } from "@caseload/contract/endpoint";
import { and, eq, gt, isNotNull, or } from "drizzle-orm";
import type { Actor } from "../actor.ts";
import type { Reader } from "../db/database.ts";
import { users } from "../db/schema/accounts.ts";
import { formatLongDate, dayIn } from "../calendar-day.ts";
import { forbidden } from "./http-error.ts";

const advice = "You can still read, export your data, and appeal in Settings.";

/**
 * Refuses members who are suspended or banned. Read from the database for every changing request, not from the cached
 * session, so that open tabs learn it at once.
 * @throws HttpError 403 that names the last day of a suspension
 */
export async function requireUnrestricted(db: Reader, actor: Actor, now: Date): Promise<void> {
  const [row] = await db
    .select({ bannedAt: users.bannedAt, suspendedUntil: users.suspendedUntil })
    .from(users)
    .where(and(eq(users.id, actor.id), or(isNotNull(users.bannedAt), gt(users.suspendedUntil, now))));
  if (!row) return;
  if (row.bannedAt) throw forbidden(`Your account is banned. ${advice}`);
  if (row.suspendedUntil) {
    const lastDay = dayIn(new Date(row.suspendedUntil.getTime() - 1), actor.timeZone);
    throw forbidden(`Your account is suspended through ${formatLongDate(lastDay)}. ${advice}`);
  }
}

/** Whether a suspended or banned member may not call an endpoint: it changes something, and is not exempt. */
export const isRestrictable = ({ method, access, whileRestricted }: Endpoint): boolean =>
  method !== "GET" && access.signedIn && whileRestricted !== true;
