import { and, asc, eq, gt, or } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { legalAcceptances } from "../../../platform/db/schema/consents.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { calendarFeeds } from "../../../platform/db/schema/calendar.ts";
import { departments } from "../../../platform/db/schema/firms.ts";
import { invitations as invitationRows } from "../../../platform/db/schema/invitations.ts";
import { contactMessages } from "../../../platform/db/schema/contact.ts";
import { notifications as notificationRows } from "../../../platform/db/schema/notifications.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { channelsOf } from "../../notifications/notifications/choices.ts";
import { pageThrough, rowsOfPage } from "./page-through.ts";

export async function* account(tx: Tx, userId: number) {
  const [found] = await tx
    .select({ row: users, department: departments.name })
    .from(users)
    .leftJoin(departments, eq(departments.id, users.departmentId))
    .where(eq(users.id, userId));
  if (!found) return;
  const { row, department } = found;
  yield {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    emailVerified: row.emailVerified,
    userType: row.userType,
    primaryRole: row.primaryRole,
    department,
    registeredAt: row.createdAt,
    lastSignInAt: row.lastSeenAt,
    timeZone: row.timeZone,
    dateLanguage: row.dateLanguage,
    notifications: channelsOf(row.notificationChoices),
    registration: row.registration,
  };
}

export async function* profile(tx: Tx, userId: number) {
  const rows = await tx.select().from(paralegalProfiles).where(eq(paralegalProfiles.userId, userId));
  // What the directory sorts and searches by is made of the rest.
  yield* rows.map(({ search: _s, place: _p, level: _l, shownRate: _r, present: _h, ...profile }) => profile);
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

/** Without what its address carries, which is kept as a fingerprint only. */
export async function* calendarAddress(tx: Tx, userId: number) {
  yield* await tx
    .select({ createdAt: calendarFeeds.createdAt, lastReadAt: calendarFeeds.lastReadAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
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

/** Invitations that wait: those that the person sent, and those to the address that is proven to be theirs. */
export async function* invitations(tx: Tx, userId: number) {
  yield* await tx
    .select({
      email: invitationRows.email,
      primaryRole: invitationRows.primaryRole,
      sentAt: invitationRows.sentAt,
      expiresAt: invitationRows.expiresAt,
    })
    .from(invitationRows)
    .innerJoin(users, eq(users.id, userId))
    .where(
      or(
        eq(invitationRows.invitedById, userId),
        and(eq(invitationRows.email, users.email), eq(users.emailVerified, true)),
      ),
    )
    .orderBy(asc(invitationRows.id));
}
