import type { ContactFile, ContactMessage } from "@caseload/contract/staff/contact-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { attempts } from "../../../platform/db/schema/accounts.ts";
import { passEmailHour } from "../../../testkit/pass-email-hour.ts";
import { contactEvents, contactMessages } from "../../../platform/db/schema/contact.ts";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import { makeContactMessage, makePerson } from "../../../demo/factories.ts";
import { type Announcements, recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import { createClerk } from "../../../testkit/staff.ts";
import { type TestMailbox, openTestMailbox } from "../../../testkit/test-mailbox.ts";
import { raceTransactions } from "../../../testkit/race-transactions.ts";
import { idsOfPages } from "../../../testkit/pages.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let mailbox: TestMailbox;
let announcements: Announcements;
let clerk: Caller & { id: number };
let outsider: Caller;
let outsiderId: number;

beforeAll(async () => {
  site = await openSite();
  mailbox = await openTestMailbox(site);
  announcements = await recordAnnouncements(site.connectionString);
  const other = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
  outsiderId = other.id;
  clerk = await createClerk(site);
  outsider = await site.signIn(other.email);
});
afterAll(async () => {
  await announcements.stop();
  await mailbox.close();
  await site.close();
});
beforeEach(async () => {
  await site.db.delete(attempts);
  await mailbox.readNew();
  await passEmailHour(site.db);
  await announcements.take();
});

const form = {
  topic: "account",
  name: "Rosa  Quill\r\nBcc: x@example.com",
  email: "Rosa.Quill@example.com",
  message: "My sign-in asks for a code <b>that</b> I no longer have.",
  website: "",
};
const send = (given: object = {}, who = site.anonymous) =>
  who.call("sendContactMessage", { body: { ...form, ...given } });
const open = (id: number) => clerk.ask<ContactFile>("getContactMessage", { params: { id } });

describe("writing to us", () => {
  test("answers a ticket, and a receipt that repeats nothing of what was typed", async () => {
    const answer = await send();
    expect(answer.statusCode).toBe(201);
    const { ticket } = answer.json<{ ticket: string }>();
    expect(ticket).toMatch(/^CL-20\d\d-\d{6}$/);
    const [email, ...others] = await mailbox.readNew();
    expect(others).toEqual([]);
    expect(email?.to).toEqual([{ name: "", address: "rosa.quill@example.com" }]);
    expect(email?.subject).toBe(`We received your message (${ticket})`);
    for (const body of [email?.text, email?.html]) {
      expect(body).toContain(ticket);
      expect(body).not.toContain("sign-in asks");
      expect(body).not.toContain("Quill");
    }
  });

  test("notifies the staff only", async () => {
    const { ticket } = (await send({}, outsider)).json<{ ticket: string }>();
    const announced = await announcements.take();
    expect(topicsFor(announced, clerk.id)).toEqual(["contact", "notifications"]);
    expect(topicsFor(announced, outsiderId)).toEqual([]);
    const [notice, ...others] = await site.db
      .select()
      .from(notifications)
      .where(sql`${notifications.message} like ${`%${ticket}%`}`);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      userId: clerk.id,
      type: "system",
      title: "New message: Help with an account",
    });
    const id = Number(/^\/staff\/contact\/(\d+)$/.exec(notice?.actionUrl ?? "")?.[1]);
    expect(await open(id)).toMatchObject({
      ticket,
      userId: outsiderId,
      name: "Rosa Quill Bcc: x@example.com",
      status: "open",
      message: form.message,
      history: [],
    });
  });

  test.each([
    [{ topic: "weather" }, "Please choose a topic (topic)"],
    [{ name: " " }, "Please enter your name (name)"],
    [{ email: "rosa" }, "Please enter a valid email address (email)"],
    [{ message: "Too short, alas" }, "Please write at least 20 characters (message)"],
    [{ message: "x".repeat(4_001) }, "Please use at most 4000 characters (message)"],
    [{ website: "https://spam.example" }, "Please leave this field empty (website)"],
  ])("%o is refused in words", async (given, sentence) => {
    const answer = await send(given);
    expect([answer.statusCode, answer.body]).toEqual([400, sentence]);
  });

  test("one mailbox takes one receipt an hour, one sender writes twenty messages in ten minutes", async () => {
    await mailbox.readNew();
    for (let sent = 0; sent < 20; sent += 1)
      expect((await send({ email: `rosa+${sent}@mail.example` })).statusCode).toBe(201);
    expect(await mailbox.readNew()).toHaveLength(1);
    const refused = await send({ email: "last@example.com" });
    expect([refused.statusCode, refused.body]).toEqual([429, errorMessages.tooManyContactMessages]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(500);
  });
});

describe("the queue", () => {
  const staffCalls = [
    "listContactMessages",
    "getContactMessage",
    "answerContactMessage",
    "closeContactMessage",
    "reopenContactMessage",
  ] as const;
  const inputOf = (name: (typeof staffCalls)[number], id: number) => ({
    ...(name !== "listContactMessages" && { params: { id } }),
    ...(name === "answerContactMessage" && { body: { text: "Here you are." } }),
  });

  test.each(staffCalls)("%s does not exist for others", async (name) => {
    const { id } = await makeContactMessage(site.db, site.time.now);
    const answer = await outsider.call(name, inputOf(name, id));
    expect([answer.statusCode, answer.body]).toEqual([404, errorMessages.notFound]);
    expect((await site.anonymous.call(name, inputOf(name, id))).statusCode).toBe(401);
  });

  test.each(staffCalls.filter((name) => name !== "listContactMessages"))(
    "%s says when there is no such message",
    async (name) => {
      const answer = await clerk.call(name, inputOf(name, 2_000_000_000));
      expect([answer.statusCode, answer.body]).toEqual([404, errorMessages.contactMessageNotFound]);
    },
  );

  test("lists newest first, by status, page by page", async () => {
    const made: number[] = [];
    for (let at = 0; at < 5; at += 1)
      made.push((await makeContactMessage(site.db, site.time.now, { status: "answered" })).id);
    const listed = await idsOfPages(site, clerk, "/api/staff/contact-messages?status=answered&limit=2");
    expect(listed.slice(0, 5)).toEqual(made.toReversed());
    const open = await clerk.ask<ContactMessage[]>("listContactMessages", { query: { status: "open" } });
    expect(new Set(open.map(({ status }) => status))).toEqual(new Set(["open"]));
  });

  test("an answer is emailed and joins the history, a second one too", async () => {
    const { id } = await makeContactMessage(site.db, site.time.now);
    const text = "Yes, we do.\n\nWrite <again> any time.";
    const file = await clerk.ask<ContactFile>("answerContactMessage", { params: { id }, body: { text } });
    expect(file).toMatchObject({
      status: "answered",
      history: [{ event: "answered", staffName: "Cleo Clerk", text }],
    });
    const [email] = await mailbox.readNew();
    expect(email?.to).toEqual([{ name: "Rosa Quill", address: "rosa.quill@example.com" }]);
    expect(email?.subject).toContain(file.ticket);
    expect(email?.text).toContain("Write <again> any time.");
    expect(email?.html).toContain("Write &lt;again&gt; any time.");
    expect(email?.html).toContain("https://caseload.test/contact");
    await passEmailHour(site.db);
    await clerk.ask("answerContactMessage", { params: { id }, body: { text: "One thing more." } });
    expect(await mailbox.readNew()).toHaveLength(1);
    expect((await open(id)).history).toHaveLength(2);
  });

  test("a closed message is answered only after it was reopened", async () => {
    const { id } = await makeContactMessage(site.db, site.time.now);
    const params = { id };
    await clerk.ask("closeContactMessage", { params });
    expect(topicsFor(await announcements.take(), clerk.id)).toEqual(["contact", "staff_log"]);
    const refused = await clerk.call("answerContactMessage", { params, body: { text: "Too late." } });
    expect([refused.statusCode, refused.body]).toEqual([409, errorMessages.moveNotPossible]);
    expect((await clerk.call("closeContactMessage", { params })).statusCode).toBe(409);
    expect(await mailbox.readNew()).toEqual([]);
    const reopened = await clerk.ask<ContactFile>("reopenContactMessage", { params });
    expect(reopened.status).toBe("open");
    expect(reopened.history.map(({ event }) => event)).toEqual(["closed", "reopened"]);
    expect((await clerk.call("reopenContactMessage", { params })).statusCode).toBe(409);
  });

  test("of two who close at once one wins, and one row names the winner", async () => {
    const { id } = await makeContactMessage(site.db, site.time.now);
    const close = () => clerk.call("closeContactMessage", { params: { id } });
    const answers = await raceTransactions(site, "contact_messages", [close, close]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await open(id)).history).toHaveLength(1);
  });

  test("the history can be neither edited nor removed", async () => {
    const { id } = await makeContactMessage(site.db, site.time.now);
    await clerk.ask("closeContactMessage", { params: { id } });
    const own = eq(contactEvents.contactMessageId, id);
    await expect(site.db.update(contactEvents).set({ staffName: "Nobody" }).where(own)).rejects.toThrow();
    await expect(site.db.delete(contactEvents).where(own)).rejects.toThrow();
    await expect(site.db.delete(contactMessages).where(eq(contactMessages.id, id))).rejects.toThrow();
    expect((await open(id)).history).toHaveLength(1);
  });
});
