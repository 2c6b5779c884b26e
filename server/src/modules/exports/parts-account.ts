import { and, asc, eq, gt } from "drizzle-orm";
import type { Tx } from "../../db/handle.ts";
import { legalAcceptances } from "../../db/schema/acceptances.ts";
import { sessions as sessionRows, signIns, users } from "../../db/schema/accounts.ts";
import { notifications as notificationRows } from "../../db/schema/notifications.ts";
import { paralegalProfiles } from "../../db/schema/profiles.ts";
import { channelsOf } from "../notifications/choices.ts";
import { pageThrough, rowsOfPage } from "./page-through.ts";

export async function* account(tx: Tx, userId: number) {
  const [row] = await tx.select().from(users).where(eq(users.id, userId));
  if (!row) return;
  yield {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    emailVerified: row.emailVerified,
    userType: row.userType,
    primaryRole: row.primaryRole,
    registeredAt: row.createdAt,
    lastSignInAt: row.lastSeenAt,
    timeZone: row.timeZone,
    dateLanguage: row.dateLanguage,
    notifications: channelsOf(row.notificationChoices),
    registration: row.registration,
  };
}

export async function* profile(tx: Tx, userId: number) {
  yield* await tx.select().from(paralegalProfiles).where(eq(paralegalProfiles.userId, userId));
}

export const notifications = (tx: Tx, userId: number) =>
  pageThrough((afterId) =>
    tx
      .select({
        id: notificationRows.id,
        type: notificationRows.type,
        title: notificationRows.title,
        message: notificationRows.message,
        priority: notificationRows.priority,
        actionUrl: notificationRows.actionUrl,
        createdAt: notificationRows.createdAt,
        readAt: notificationRows.readAt,
      })
      .from(notificationRows)
      .where(and(eq(notificationRows.userId, userId), gt(notificationRows.id, afterId)))
      .orderBy(asc(notificationRows.id))
      .limit(rowsOfPage),
  );

/** Tokens stay out: whoever holds one is signed in. */
export const sessions = (tx: Tx, userId: number) =>
  pageThrough((afterId) =>
    tx
      .select({
        id: sessionRows.id,
        signedInAt: sessionRows.createdAt,
        lastUsedAt: sessionRows.updatedAt,
        expiresAt: sessionRows.expiresAt,
        networkAddress: sessionRows.ipAddress,
        browser: sessionRows.userAgent,
      })
      .from(sessionRows)
      .where(and(eq(sessionRows.userId, userId), gt(sessionRows.id, afterId)))
      .orderBy(asc(sessionRows.id))
      .limit(rowsOfPage),
  );

export async function* signInMethods(tx: Tx, userId: number) {
  const rows = await tx
    .select({ method: signIns.providerId, since: signIns.createdAt, changedAt: signIns.updatedAt })
    .from(signIns)
    .where(eq(signIns.userId, userId))
    .orderBy(asc(signIns.id));
  for (const { method, ...times } of rows)
    yield { method: method === "credential" ? "password" : method, ...times };
}

export async function* acceptances(tx: Tx, userId: number) {
  yield* await tx
    .select({
      document: legalAcceptances.document,
      version: legalAcceptances.version,
      acceptedAt: legalAcceptances.acceptedAt,
      networkAddress: legalAcceptances.ipAddress,
    })
    .from(legalAcceptances)
    .where(eq(legalAcceptances.userId, userId))
    .orderBy(asc(legalAcceptances.id));
}
