import { and, asc, eq, gt } from "drizzle-orm";
import type { Tx } from "../../db/handle.ts";
import { legalAcceptances } from "../../db/schema/acceptances.ts";
import { users } from "../../db/schema/accounts.ts";
import { contactMessages } from "../../db/schema/contact.ts";
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

/** What was sent through the contact form while signed in. */
export const contacts = (tx: Tx, userId: number) =>
  pageThrough((afterId) =>
    tx
      .select({
        id: contactMessages.id,
        topic: contactMessages.topic,
        name: contactMessages.name,
        email: contactMessages.email,
        message: contactMessages.message,
        status: contactMessages.status,
        createdAt: contactMessages.createdAt,
      })
      .from(contactMessages)
      .where(and(eq(contactMessages.userId, userId), gt(contactMessages.id, afterId)))
      .orderBy(asc(contactMessages.id))
      .limit(rowsOfPage),
  );
