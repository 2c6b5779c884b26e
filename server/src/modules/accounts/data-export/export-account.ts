import { roleMay } from "@caseload/contract/role-permissions";
import { and, asc, eq, gt, or, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { legalAcceptances } from "../../../platform/db/schema/consents.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { availabilities, busyCalendars } from "../../../platform/db/schema/availability.ts";
import { calendarFeeds } from "../../../platform/db/schema/calendar.ts";
import { departments, firms } from "../../../platform/db/schema/firms.ts";
import { invitations as invitationRows } from "../../../platform/db/schema/invitations.ts";
import { joinRequests as joinRequestRows } from "../../../platform/db/schema/join-requests.ts";
import { contactMessages } from "../../../platform/db/schema/contact.ts";
import { notifications as notificationRows } from "../../../platform/db/schema/notifications.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { resolveChannels } from "../../notifications/notifications/choices.ts";
import { iteratePages, pageRows } from "./iterate-pages.ts";
import { messages as rows } from "../../../platform/db/schema/messages.ts";

export async function* account(tx: Tx, userId: number) {
  const [found] = await tx
    .select({ row: users, department: departments.name, firmMailingAddress: firms.mailingAddress })
    .from(users)
    .leftJoin(departments, eq(departments.id, users.departmentId))
    .leftJoin(firms, eq(firms.id, users.firmId))
    .where(eq(users.id, userId));
  if (!found) return;
  const { row, department, firmMailingAddress } = found;
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
    mailingAddress: row.mailingAddress,
    matchLearningSince: row.matchLearningSince,
    ...(roleMay(row.primaryRole, "firm:edit") && { firmMailingAddress }),
    notifications: resolveChannels(row.notificationChoices),
    registration: row.registration,
  };
}

export async function* profile(tx: Tx, userId: number) {
  const rows = await tx.select().from(paralegalProfiles).where(eq(paralegalProfiles.userId, userId));
  // Generated columns are derived from the rest.
  yield* rows.map(({ search: _s, place: _p, level: _l, shownRate: _r, present: _h, ...profile }) => profile);
}

export const notifications = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
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
      .limit(pageRows),
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

/** Without the URL's token, of which only the hash is stored. */
export async function* calendarAddress(tx: Tx, userId: number) {
  yield* await tx
    .select({ createdAt: calendarFeeds.createdAt, lastReadAt: calendarFeeds.lastReadAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
}

/** Weekly hours and exceptions, and the busy times of a connected calendar, without its address, which is encrypted. */
export async function* availability(tx: Tx, userId: number) {
  const [hours] = await tx.select().from(availabilities).where(eq(availabilities.userId, userId));
  if (hours) yield { weekly: hours.weekly, exceptions: hours.exceptions, timeZone: hours.timeZone };
  yield* await tx
    .select({ host: busyCalendars.host, readAt: busyCalendars.readAt, busyTimes: busyCalendars.busy })
    .from(busyCalendars)
    .where(eq(busyCalendars.userId, userId));
}

/** Messages sent through the contact form while signed in. */
export const contacts = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
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
      .limit(pageRows),
  );

/** Open invitations: sent by the user, and sent to the user's verified address. */
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

/** Requests to join firms: open ones, and declined ones. */
export async function* joinRequests(tx: Tx, userId: number) {
  yield* await tx
    .select({
      firm: firms.name,
      requestedAt: joinRequestRows.createdAt,
      declinedAt: joinRequestRows.declinedAt,
    })
    .from(joinRequestRows)
    .innerJoin(firms, eq(firms.id, joinRequestRows.firmId))
    .where(eq(joinRequestRows.userId, userId))
    .orderBy(asc(joinRequestRows.id));
}

/** All messages of a user's conversations, with the other user's name. */
export const messages = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({
        id: rows.id,
        direction: sql<string>`case when ${rows.senderId} = ${userId} then 'sent' else 'received' end`,
        with: users.name,
        content: rows.content,
        createdAt: rows.createdAt,
        readAt: rows.readAt,
      })
      .from(rows)
      .innerJoin(
        users,
        sql`${users.id} = case when ${rows.senderId} = ${userId} then ${rows.receiverId} else ${rows.senderId} end`,
      )
      .where(and(or(eq(rows.senderId, userId), eq(rows.receiverId, userId)), gt(rows.id, afterId)))
      .orderBy(asc(rows.id))
      .limit(pageRows),
  );
