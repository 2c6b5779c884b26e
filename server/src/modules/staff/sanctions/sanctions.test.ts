import type { User } from "@caseload/contract/accounts/accounts";
import { allEndpoints } from "@caseload/contract/endpoints";
import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { postingErrorMessages } from "@caseload/contract/jobs/posting-messages";
import type { Thread } from "@caseload/contract/messages/messages";
import { takenDownText } from "@caseload/contract/staff/sanction-kinds";
import { sanctionErrorMessages } from "@caseload/contract/staff/sanction-messages";
import type { Sanction, SanctionFile } from "@caseload/contract/staff/sanctions";
import { and, desc, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { formatLongDate, plusDays, dayIn } from "../../../platform/calendar-day.ts";
import { sessions, users } from "../../../platform/db/schema/accounts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { notificationEmails } from "../../../platform/db/schema/notifications.ts";
import { sanctions } from "../../../platform/db/schema/sanctions.ts";
import { isRestrictable } from "../../../platform/http/restriction.ts";
import { type Announcements, recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import {
  type Cast,
  createApplication,
  createContract,
  createHiringFirm,
  createPosting,
  latestNotification,
} from "../../../testkit/hiring.ts";
import { raceTransactions } from "../../../testkit/race-transactions.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { createClerk } from "../../../testkit/staff.ts";
import { endSuspensions } from "./end-sanction.ts";

let site: Site;
let cast: Cast;
let clerk: Caller & { id: number };
let heard: Announcements;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
  clerk = await createClerk(site);
  heard = await recordAnnouncements(site.connectionString);
});
afterAll(async () => {
  await heard.stop();
  await site.close();
});
beforeEach(async () => {
  for (const { id } of await site.db.select().from(sanctions).where(isNull(sanctions.endedAt)))
    await clerk.call("liftSanction", { params: { id }, body: { note: "Before the next test." } });
});

const reason = "You asked an applicant for a deposit.";
const note = "We looked at it again, and you are right.";
const appeal = "The deposit was for a courier, and was returned.";
const lastDay = () => plusDays(dayIn(site.time.now, "America/New_York"), 5);
const impose = (body: object) => clerk.call("imposeSanction", { body: { reason, ...body } });
const suspend = async ({ id }: { id: number }): Promise<SanctionFile> =>
  (await impose({ userId: id, kind: "suspension", until: lastDay() })).json();
const messageOf = async (who: Cast["partner"], to: { id: number }, content: string) =>
  who.ask<{ id: number }>("sendMessage", { body: { receiverId: to.id, content } });
const own = (who: Pick<Caller, "ask">) => who.ask<Sanction[]>("listOwnSanctions");
const suspended = () =>
  `Your account is suspended through ${formatLongDate(lastDay())}. You can still read, export your data, and appeal in Settings.`;

describe("each sanction", () => {
  test("tells its addressee the reason in the app and by email, and is in the staff log", async () => {
    const answer = await impose({ userId: cast.daniel.id, kind: "warning" });
    expect(answer.statusCode).toBe(201);
    expect(await latestNotification(site, cast.daniel)).toMatchObject({
      title: "You received a warning",
      message: expect.stringContaining(reason),
      actionUrl: "/settings/standing",
    });
    const [email] = await site.db
      .select()
      .from(notificationEmails)
      .where(eq(notificationEmails.userId, cast.daniel.id))
      .orderBy(desc(notificationEmails.id))
      .limit(1);
    expect(email?.message).toContain(reason);
    const [logged] = await clerk.ask<object[]>("listStaffActions", { query: { subject: "sanction" } });
    expect(logged).toMatchObject({ action: "warning_imposed", staffName: "Cleo Clerk", note: reason });
    const [mine] = await own(cast.daniel);
    expect(mine).toMatchObject({ kind: "warning", reason, state: "active", mayAppeal: true });
    expect(JSON.stringify(mine)).not.toContain("Clerk");
    expect(await own(cast.leila)).toEqual([]);
    expect((await cast.daniel.call("postJob", { body: {} })).body).not.toContain("suspended");
  });

  test("of staff and of oneself is refused", async () => {
    const other = await createClerk(site);
    for (const [userId, sentence] of [
      [clerk.id, sanctionErrorMessages.ownSanction],
      [other.id, sanctionErrorMessages.staffSanction],
    ]) {
      const answer = await impose({ userId, kind: "warning" });
      expect([answer.statusCode, answer.body]).toEqual([403, sentence]);
    }
    expect((await impose({ userId: 2_000_000_000, kind: "warning" })).statusCode).toBe(404);
  });

  test.each([
    [{ kind: "exile" }, "(kind)"],
    [{ kind: "warning", reason: "Short" }, "(reason)"],
    [{ kind: "suspension" }, "(until)"],
    [{ kind: "suspension", until: "2020-01-01" }, sanctionErrorMessages.untilPast],
    [{ kind: "ban", until: "2099-01-01" }, "(until)"],
    [{ kind: "takedown" }, "(subject)"],
    [{ kind: "takedown", subject: "job" }, "(subjectId)"],
    [{ kind: "warning", subject: "job", subjectId: 1 }, "(subject)"],
  ])("%j is refused in words", async (wrong, field) => {
    const answer = await impose({ userId: cast.daniel.id, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(field);
  });

  test("is imposed once by two staff at the same time", async () => {
    const send = () => impose({ userId: cast.leila.id, kind: "suspension", until: lastDay() });
    const answers = await raceTransactions(site, "sanctions", [send, send]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
});

describe("a takedown", () => {
  test("hides a posting from everyone but its firm, which cannot reopen it; lifting gives it back closed", async () => {
    const { id } = await createPosting(site, cast, { title: "Send me a deposit" });
    const takedown = { userId: cast.partner.id, kind: "takedown", subject: "job", subjectId: id };
    expect((await impose({ ...takedown, userId: cast.rival.id })).statusCode).toBe(404);
    const answers = await Promise.all([impose(takedown), impose(takedown)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const [mine] = await own(cast.partner);
    expect(mine?.excerpt).toContain("Send me a deposit");
    expect((await site.anonymous.call("getJob", { params: { id } })).statusCode).toBe(404);
    expect((await cast.daniel.call("getJob", { params: { id } })).statusCode).toBe(404);
    expect(await cast.partner.ask<JobDetail>("getJob", { params: { id } })).toMatchObject({
      status: "closed",
    });
    const open = () => cast.partner.call("changeJobStatus", { params: { id }, body: { status: "open" } });
    const refused = await open();
    expect([refused.statusCode, refused.body]).toEqual([409, postingErrorMessages.takenDown]);
    await clerk.ask("liftSanction", { params: { id: mine?.id ?? 0 }, body: { note } });
    expect((await open()).statusCode).toBe(200);
  });

  test("replaces a message wherever it is read; lifting restores it", async () => {
    const secret = "Wire me $500 first, zq9secret.";
    const { id } = await messageOf(cast.partner, cast.daniel, secret);
    await impose({ userId: cast.partner.id, kind: "takedown", subject: "message", subjectId: id });
    const read = async () => {
      const params = { userId: cast.partner.id };
      const thread = await cast.daniel.ask<Thread>("getThread", { params });
      return JSON.stringify([
        thread,
        await cast.daniel.ask("listConversations"),
        await cast.daniel.ask("listNotifications"),
        await cast.daniel.ask("searchEverything", { query: { q: "zq9secret" } }),
      ]);
    };
    const taken = await read();
    expect(taken).toContain(takenDownText);
    expect(taken).not.toContain("zq9secret.");
    const [mine] = await own(cast.partner);
    expect(mine?.excerpt).toBe(secret);
    await clerk.ask("liftSanction", { params: { id: mine?.id ?? 0 }, body: { note } });
    expect(await read()).toContain("zq9secret.");
  });
});

describe("a suspended member", () => {
  test("reads, and changes nothing from the next request on, in open tabs too", async () => {
    const contractId = await createContract(site, cast, cast.daniel);
    await cast.daniel.ask("me");
    await heard.take();
    await suspend(cast.daniel);
    expect(topicsFor(await heard.take(), cast.daniel.id)).toEqual(
      expect.arrayContaining(["session", "sanctions", "notifications"]),
    );
    const body = { receiverId: cast.partner.id, content: "Good morning." };
    const refused = await cast.daniel.call("sendMessage", { body });
    expect([refused.statusCode, refused.body]).toEqual([403, suspended()]);
    expect(await cast.daniel.ask<User>("me")).toMatchObject({ restriction: { kind: "suspension" } });
    await cast.daniel.ask("getContract", { params: { id: contractId } });
    await cast.partner.ask("getContract", { params: { id: contractId } });
    expect((await cast.daniel.call("requestDataExport", { body: { password: "wrong" } })).statusCode).toBe(
      401,
    );
    const signedIn = await site.signInAs(cast.daniel.id);
    expect((await signedIn.call("logout")).statusCode).toBe(200);
  });

  test("is refused by every changing call of the contract but the exempt ones", async () => {
    await suspend(cast.daniel);
    await suspend(cast.managing);
    const changing = allEndpoints.filter((endpoint) => isRestrictable(endpoint) && !endpoint.access.staff);
    expect(changing.length).toBeGreaterThan(80);
    for (const { method, path, name } of changing) {
      const url = path.replace(/:\w+/g, "1");
      const answers = await Promise.all(
        [cast.daniel, cast.managing].map(({ cookie }) =>
          site.app.inject({ method, url, headers: { cookie, "idempotency-key": crypto.randomUUID() } }),
        ),
      );
      expect(
        answers.map(({ statusCode }) => statusCode),
        name,
      ).toEqual([403, 403]);
      expect(
        answers.some(({ body }) => body.includes("suspended through")),
        name,
      ).toBe(true);
    }
    const exempt = allEndpoints.filter(({ whileRestricted }) => whileRestricted).map(({ name }) => name);
    expect(exempt.toSorted()).toMatchInlineSnapshot(`
      [
        "acceptTerms",
        "appealSanction",
        "deleteAccount",
        "endOtherSessions",
        "endSession",
        "openOwnEvidence",
        "readAllNotifications",
        "readNotification",
        "requestDataExport",
      ]
    `);
  });

  test("has no public postings and no place in the directory, until the last day is over", async () => {
    const { id } = await createPosting(site, cast);
    const application = await createApplication(site, cast.daniel, id);
    await suspend(cast.partner);
    await suspend(cast.daniel);
    const isListed = async () => {
      const list = await cast.rival.ask<{ id: number }[]>("listParalegals");
      return list.some((person) => person.id === cast.daniel.id);
    };
    const isPublic = async () => (await site.anonymous.call("getJob", { params: { id } })).statusCode === 200;
    expect([await isPublic(), await isListed()]).toEqual([false, false]);
    expect(await cast.daniel.ask("getApplication", { params: { id: application } })).toMatchObject({
      status: "pending",
    });
    expect(await endSuspensions(site.db, site.time.now)).toBe(0);
    const before = site.time.now;
    site.time.now = new Date(before.getTime() + 6 * 86_400_000);
    const body = { receiverId: cast.partner.id, content: "I am back." };
    expect((await cast.daniel.call("sendMessage", { body })).statusCode).toBe(201);
    expect(await endSuspensions(site.db, site.time.now)).toBe(2);
    expect([await isPublic(), await isListed()]).toEqual([true, true]);
    expect(await cast.daniel.ask<User>("me")).toMatchObject({ restriction: null });
    expect(await latestNotification(site, cast.daniel)).toMatchObject({ title: "Your suspension has ended" });
    site.time.now = before;
  });
});

describe("a banned member", () => {
  test("is signed out, has no undecided applications, and may sign in to read and to appeal", async () => {
    const { id } = await createPosting(site, cast);
    const application = await createApplication(site, cast.leila, id);
    const answer = await impose({ userId: cast.leila.id, kind: "ban" });
    expect(answer.statusCode).toBe(201);
    expect((await cast.leila.call("me")).statusCode).toBe(401);
    expect(await site.db.select().from(sessions).where(eq(sessions.userId, cast.leila.id))).toEqual([]);
    const again = await site.signInAs(cast.leila.id);
    expect(await again.ask("getApplication", { params: { id: application } })).toMatchObject({
      status: "withdrawn",
    });
    const refused = await again.call("apply", { body: {} });
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toContain("Your account is banned.");
    const [mine] = await own(again);
    await again.ask("appealSanction", { params: { id: mine?.id ?? 0 }, body: { text: appeal } });
    await clerk.ask("liftSanction", { params: { id: mine?.id ?? 0 }, body: { note } });
    expect((await again.call("apply", { body: {} })).statusCode).toBe(400);
    Object.assign(cast.leila, again);
  });
});

describe("an appeal", () => {
  test("is sent once, reaches staff, and is answered with a note", async () => {
    const { id } = await suspend(cast.daniel);
    const send = () => cast.daniel.call("appealSanction", { params: { id }, body: { text: appeal } });
    expect((await send()).json<Sanction>()).toMatchObject({ state: "appealed", mayAppeal: false });
    const second = await send();
    expect([second.statusCode, second.body]).toEqual([409, sanctionErrorMessages.alreadyAppealed]);
    expect(await latestNotification(site, clerk)).toMatchObject({ actionUrl: `/staff/sanctions/${id}` });
    const queue = await clerk.ask<SanctionFile[]>("listSanctions", { query: { state: "appealed" } });
    expect(queue.map((one) => one.id)).toEqual([id]);
    const keep = () => clerk.call("keepSanction", { params: { id }, body: { note } });
    const answers = await Promise.all([keep(), keep()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await latestNotification(site, cast.daniel)).toMatchObject({
      title: "Your appeal was denied",
      message: note,
    });
    expect((await own(cast.daniel))[0]?.appeal?.answer).toMatchObject({ outcome: "kept", note });
    expect((await clerk.call("liftSanction", { params: { id }, body: { note } })).statusCode).toBe(200);
    expect((await clerk.call("liftSanction", { params: { id }, body: { note } })).statusCode).toBe(409);
  });

  test("of another person's sanction is not found", async () => {
    const { id } = await suspend(cast.daniel);
    const send = (who: Caller) => who.call("appealSanction", { params: { id }, body: { text: appeal } });
    expect((await send(cast.partner)).statusCode).toBe(404);
    const tooShort = await cast.daniel.call("appealSanction", { params: { id }, body: { text: "Why?" } });
    expect([tooShort.statusCode, tooShort.body]).toEqual([400, "Please write at least 20 characters (text)"]);
  });
});

test("lists page, and save as CSV", async () => {
  const all = await clerk.ask<SanctionFile[]>("listSanctions", { query: { limit: 2 } });
  expect(all).toHaveLength(2);
  const csv = (await clerk.call("sanctionsCsv")).body;
  expect(csv).toContain("Cleo Clerk");
  const mine = (await cast.daniel.call("ownSanctionsCsv")).body;
  expect(mine).toContain(reason);
  expect(mine).not.toContain("Cleo Clerk");
});

test("an account that is deleted keeps neither sanctions nor restrictions", async () => {
  await suspend(cast.priya);
  const [row] = await site.db.select().from(users).where(eq(users.id, cast.priya.id));
  expect(row?.suspendedUntil).not.toBeNull();
  const { statusCode } = await cast.priya.call("deleteAccount", { body: { password: "caseload-demo-1!" } });
  expect(statusCode).toBe(200);
  const left = await site.db
    .select()
    .from(sanctions)
    .where(and(eq(sanctions.userId, cast.priya.id), isNull(sanctions.endedAt)));
  expect(left).toEqual([]);
  expect((await site.db.select().from(jobs).where(eq(jobs.postedById, cast.priya.id))).length).toBe(0);
});
