import type { Notification } from "@caseload/contract/notifications/notifications";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { users } from "../../../platform/db/schema/accounts.ts";
import { makePerson } from "../../../demo/factories.ts";
import { type Announcements, recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { notify } from "./notify.ts";

let site: Site;
let announcements: Announcements;
let owner: Caller;
let outsider: Caller;
let ownerId: number;

const notifyMember = (title: string) =>
  site.db.transaction((tx) =>
    notify(
      tx,
      { userId: ownerId, type: "system", title, message: "", priority: "urgent", actionUrl: "/jobs" },
      ["jobs"],
      site.time.now,
    ),
  );
const list = (query: Record<string, string | number> = {}) =>
  owner.ask<Notification[]>("listNotifications", { query });
const unread = async () => (await owner.ask<{ count: number }>("countUnreadNotifications")).count;

beforeAll(async () => {
  site = await openSite();
  announcements = await recordAnnouncements(site.connectionString);
  outsider = await site.signIn(
    (await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" })).email,
  );
});
beforeEach(async () => {
  const { id, email } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
  ownerId = id;
  owner = await site.signIn(email);
  for (const title of ["first", "second", "third"]) await notifyMember(title);
  await announcements.take();
});
afterAll(async () => {
  await announcements.stop();
  await site.close();
});

test("all calls require a session", async () => {
  for (const answer of [
    await site.anonymous.call("listNotifications"),
    await site.anonymous.call("countUnreadNotifications"),
    await site.anonymous.call("readNotification", { params: { id: 1 } }),
    await site.anonymous.call("readAllNotifications"),
  ])
    expect([answer.statusCode, answer.body]).toEqual([401, errorMessages.signInFirst]);
});

test("a user's notifications are listed newest first, in pages; other users see none", async () => {
  const all = await list();
  expect(all.map(({ title }) => title)).toEqual(["third", "second", "first"]);
  expect(all[0]).toEqual({
    id: all[0]?.id,
    type: "system",
    title: "third",
    message: "",
    emailConfirmed: true,
    priority: "urgent",
    isRead: false,
    actionUrl: "/jobs",
    createdAt: site.time.now.toISOString(),
  });
  const first = await owner.call("listNotifications", { query: { limit: 2 } });
  const [, cursor = ""] = /cursor=([^&>]+)/.exec(String(first.headers.link)) ?? [];
  expect((await list({ limit: 2, cursor })).map(({ title }) => title)).toEqual(["first"]);
  expect(await outsider.ask("listNotifications")).toEqual([]);
  expect(await unread()).toBe(3);
});

test("a new notification is announced with the changed topics", async () => {
  await notifyMember("fourth");
  const announced = await announcements.take();
  expect(topicsFor(announced, ownerId)).toEqual(["jobs", "notifications"]);
  expect(announced[0]?.notification).toEqual({
    title: "fourth",
    message: "",
    priority: "urgent",
    actionUrl: "/jobs",
  });
});

test("reading one marks it once and refreshes the user's other tabs; it is idempotent", async () => {
  const [newest] = await list();
  const id = newest?.id ?? 0;
  expect((await owner.ask<Notification>("readNotification", { params: { id } })).isRead).toBe(true);
  expect(topicsFor(await announcements.take(), ownerId)).toEqual(["notifications"]);
  expect((await owner.ask<Notification>("readNotification", { params: { id } })).isRead).toBe(true);
  expect(await announcements.take()).toEqual([]);
  expect(await unread()).toBe(2);
});

test("another user's notification is not found, and stays unread", async () => {
  const [newest] = await list();
  for (const id of [newest?.id ?? 0, 2_000_000_000]) {
    const answer = await outsider.call("readNotification", { params: { id } });
    expect([answer.statusCode, answer.body]).toEqual([404, errorMessages.notificationNotFound]);
  }
  expect(await unread()).toBe(3);
});

test("reading all marks the user's own only and returns how many", async () => {
  const [newest] = await list();
  await owner.ask("readNotification", { params: { id: newest?.id ?? 0 } });
  await announcements.take();
  expect(await outsider.ask("readAllNotifications")).toEqual({ count: 0 });
  expect(await announcements.take()).toEqual([]);
  expect(await unread()).toBe(2);
  expect(await owner.ask("readAllNotifications")).toEqual({ count: 2 });
  expect(topicsFor(await announcements.take(), ownerId)).toEqual(["notifications"]);
  expect(await unread()).toBe(0);
  expect((await list()).every(({ isRead }) => isRead)).toBe(true);
});

test.each([
  ["listNotifications", { query: { limit: 0 } }],
  ["listNotifications", { query: { limit: 101 } }],
  ["listNotifications", { query: { limit: "many" } }],
  ["listNotifications", { query: { cursor: "bm90IGEgY3Vyc29y" } }],
  ["readNotification", { params: { id: "abc" } }],
  ["readNotification", { params: { id: -1 } }],
  ["readNotification", { params: { id: 99_999_999_999 } }],
] as const)("%s with %j is refused with 400", async (name, input) => {
  expect((await owner.call(name, input)).statusCode).toBe(400);
});

test("one that names a person without a confirmed address says so, beside the text and in toasts", async () => {
  const person = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
  const about = async (emailVerified: boolean) => {
    await site.db.update(users).set({ emailVerified }).where(eq(users.id, person.id));
    const notice = { userId: ownerId, aboutId: person.id, type: "message", priority: "high" } as const;
    await announcements.take();
    await site.db.transaction((tx) =>
      notify(tx, { ...notice, title: "Ada wrote", message: "Hello", actionUrl: null }, [], site.time.now),
    );
    return (await announcements.take()).find(({ notification }) => notification)?.notification?.message;
  };
  expect(await about(false)).toBe("Hello\nTheir email address isn't confirmed.");
  expect((await list())[0]).toMatchObject({ title: "Ada wrote", message: "Hello", emailConfirmed: false });
  expect(await about(true)).toBe("Hello");
  // The mark goes with the first confirmation, from older notifications too.
  expect((await list()).slice(0, 2).map(({ emailConfirmed }) => emailConfirmed)).toEqual([true, true]);
});
