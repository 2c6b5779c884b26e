import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { invitations } from "../../../platform/db/schema/invitations.ts";
import { sessions, verifications } from "../../../platform/db/schema/accounts.ts";
import { notificationEmails, sentEmails } from "../../../platform/db/schema/notifications.ts";
import { securityEvents } from "../../../platform/db/schema/sign-in-safety.ts";
import { makeFirm, makeInvitation, makePerson } from "../../../demo/factories.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { deleteExpired } from "./delete-expired.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test("invitations are deleted thirty days after their expiration", async () => {
  const { now } = site.time;
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
  const { id: firmId } = await makeFirm(site.db, now);
  const stored = await makeInvitation(site.db, now, { firmId, expiresAt: daysAgo(29) });
  await makeInvitation(site.db, now, { firmId, expiresAt: daysAgo(31) });
  await deleteExpired(site.db, now);
  const left = await site.db.select().from(invitations).where(eq(invitations.firmId, firmId));
  expect(left.map(({ id }) => id)).toEqual([stored.id]);
});

test("security events are deleted after two years", async () => {
  const { now } = site.time;
  const { id: userId } = await makePerson(site.db, now, { primaryRole: "freelance_paralegal" });
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
  const event = { userId, kind: "password_changed" as const, address: "192.0.2.1" };
  await site.db.insert(securityEvents).values([
    { ...event, at: daysAgo(729) },
    { ...event, at: daysAgo(731) },
  ]);
  await deleteExpired(site.db, now);
  const left = await site.db.select().from(securityEvents).where(eq(securityEvents.userId, userId));
  expect(left.map(({ at }) => at)).toEqual([daysAgo(729)]);
});

test("expired sessions and verifications are deleted", async () => {
  const { now } = site.time;
  const { id: userId } = await makePerson(site.db, now, { primaryRole: "freelance_paralegal" });
  const expiry = { past: new Date(now.getTime() - 1_000), future: new Date(now.getTime() + 60_000) };
  for (const [name, expiresAt] of Object.entries(expiry)) {
    await site.db.insert(sessions).values({ token: `${name}-${userId}`, userId, expiresAt });
    await site.db.insert(verifications).values({ identifier: name, value: "v", expiresAt });
  }
  await deleteExpired(site.db, now);
  const kept = await site.db.select().from(sessions).where(eq(sessions.userId, userId));
  expect(kept.map(({ token }) => token)).toEqual([`future-${userId}`]);
  expect((await site.db.select().from(verifications)).map(({ identifier }) => identifier)).toEqual([
    "future",
  ]);
});

test("emails that could not be sent are deleted after thirty days", async () => {
  const { now } = site.time;
  const { id: userId } = await makePerson(site.db, now, { primaryRole: "freelance_paralegal" });
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
  const email = { userId, type: null, title: "Title", message: "Message" };
  await site.db.insert(notificationEmails).values([
    { ...email, createdAt: daysAgo(29) },
    { ...email, createdAt: daysAgo(31) },
  ]);
  await deleteExpired(site.db, now);
  const left = await site.db.select().from(notificationEmails).where(eq(notificationEmails.userId, userId));
  expect(left.map(({ createdAt }) => createdAt)).toEqual([daysAgo(29)]);
});

test("what counts emails of an hour is deleted after two hours, and counts until then", async () => {
  const { db, time } = site;
  const minutesAgo = (minutes: number) => sql<Date>`now() - make_interval(mins => ${minutes})`;
  const email = { mailbox: "hash of a mailbox", cause: "other" as const };
  await db.insert(sentEmails).values([
    { ...email, key: "older", countedAt: minutesAgo(121) },
    { ...email, key: "newer", countedAt: minutesAgo(119) },
  ]);
  await deleteExpired(db, time.now);
  const left = await db.select().from(sentEmails).where(eq(sentEmails.mailbox, email.mailbox));
  expect(left.map(({ key }) => key)).toEqual(["newer"]);
});
