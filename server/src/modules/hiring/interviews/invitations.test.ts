/** The calendar events that emails and feeds carry, as two calendar libraries read them. */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CalendarFeed } from "@caseload/contract/reporting/calendar";
import type { Interview } from "@caseload/contract/hiring/interviews";
import { wallTimeAt } from "@caseload/contract/wall-time";
import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { attempts, users } from "../../../platform/db/schema/accounts.ts";
import { type Cast, createApplication, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { outboxFolder } from "../../../platform/email/mailer.ts";
import { icalendarFaults } from "../../../testkit/icalendar-faults.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { passEmailHour } from "../../../testkit/pass-email-hour.ts";
import { openTaskQueue, type TestQueue } from "../../../testkit/task-queue.ts";

let site: Site;
let cast: Cast;
let queue: TestQueue;
let dataDir: string;
const addresses = { daniel: "", partner: "" };
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
  dataDir = await mkdtemp(join(tmpdir(), "caseload-invitations-"));
  queue = await openTaskQueue(site, { dataDir, baseUrl: "https://caseload.example" });
  for (const who of ["daniel", "partner"] as const)
    addresses[who] = (await cast[who].ask<{ email: string }>("me")).email;
});
afterAll(async () => {
  await queue.stop();
  await site.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  site.time.now = new Date("2026-10-12T14:00Z");
  await site.db.delete(attempts);
});

interface ReadEvent {
  uid: string;
  sequence: number;
  from: string;
  to: string;
}

/** The event as ical.js reads it. */
function readByIcalJs(text: string): ReadEvent {
  const [component] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
  if (!component) throw new Error("The file has no event.");
  const event = new ICAL.Event(component, { strictExceptions: true });
  return {
    uid: event.uid,
    sequence: event.sequence,
    from: event.startDate.toJSDate().toISOString(),
    to: event.endDate.toJSDate().toISOString(),
  };
}

/** And as node-ical does. */
function readByNodeIcal(text: string): ReadEvent {
  const event = Object.values(nodeIcal.sync.parseICS(text)).find((one) => one?.type === "VEVENT");
  if (event?.type !== "VEVENT" || !event.end) throw new Error("The file has no event.");
  return {
    uid: event.uid,
    sequence: Number(event.sequence),
    from: new Date(event.start).toISOString(),
    to: new Date(event.end).toISOString(),
  };
}

/** The event that both libraries read alike, of a file without a fault. */
function readEvent(text: string): ReadEvent {
  expect(icalendarFaults(text)).toEqual([]);
  const read = readByIcalJs(text);
  expect(readByNodeIcal(text)).toEqual(read);
  return read;
}

/** The attached file, octet by octet: parsers of emails rewrite its line ends. */
const attachedFile = (email: string): string | undefined => {
  const [, encoded] = /Content-Type: application\/ics;[^]*?\r?\n\r?\n([\w+/=\s]+)/.exec(email) ?? [];
  return encoded === undefined ? undefined : Buffer.from(encoded, "base64").toString();
};

/** The invitations in a person's mailbox, oldest first. */
async function invitationsOf(who: keyof typeof addresses) {
  await send();
  const folder = outboxFolder(dataDir);
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml")).toSorted();
  const emails = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return emails
    .filter((email) => new RegExp(`^To: .*<${addresses[who]}>`, "m").test(email))
    .flatMap((email) => {
      const text = attachedFile(email);
      const [, method] = /Content-Type: text\/calendar;[^]*?method=(\w+)/.exec(email) ?? [];
      return text === undefined ? [] : [{ method, text }];
    });
}

async function proposed(startsAt: string): Promise<Interview> {
  const applicationId = await createApplication(site, cast.daniel, (await createPosting(site, cast)).id);
  return cast.partner.ask<Interview>("proposeInterview", {
    params: { id: applicationId },
    body: {
      slots: [{ startsAt, minutes: 30 }],
      mode: "office",
      note: "Ask for Ms. Okafor; 14th floor, suite 2",
    },
  });
}
/** Sends what is due, an hour after the emails before. */
async function send(): Promise<void> {
  await passEmailHour(site.db);
  const failed = (await queue.runDueTasks({ evenIfDelayed: true })).find(({ error }) => error !== undefined);
  expect(failed?.error).toBeUndefined();
}
async function confirm(who: Caller, { id }: Interview): Promise<Interview> {
  await send();
  const confirmed = await who.ask<Interview>("confirmInterview", { params: { id }, body: { slot: 0 } });
  await send();
  return confirmed;
}

test("confirming, moving and canceling are one event with a rising sequence, for both sides", async () => {
  const interview = await proposed("2026-10-19T10:00");
  await confirm(cast.daniel, interview);
  site.time.now = new Date("2026-10-13T14:00Z");
  const move = { slots: [{ startsAt: "2026-10-21T15:00", minutes: 45 }] };
  await cast.partner.ask("counterInterview", { params: { id: interview.id }, body: move });
  await confirm(cast.daniel, interview);
  site.time.now = new Date("2026-10-14T14:00Z");
  await cast.daniel.ask("cancelInterview", {
    params: { id: interview.id },
    body: { reason: "A trial moved." },
  });
  const uid = `interview-${interview.id}@caseload.example`;
  for (const who of ["daniel", "partner"] as const) {
    const sent = (await invitationsOf(who)).filter(({ text }) => text.includes(`UID:${uid}`));
    expect(sent.map(({ method }) => method)).toEqual(["REQUEST", "REQUEST", "CANCEL"]);
    expect(sent.map(({ text }) => readEvent(text))).toEqual([
      { uid, sequence: 0, from: "2026-10-19T14:00:00.000Z", to: "2026-10-19T14:30:00.000Z" },
      { uid, sequence: 1, from: "2026-10-21T19:00:00.000Z", to: "2026-10-21T19:45:00.000Z" },
      { uid, sequence: 2, from: "2026-10-21T19:00:00.000Z", to: "2026-10-21T19:45:00.000Z" },
    ]);
    expect(sent.map(({ text }) => /^STATUS:(.*)\r$/m.exec(text)?.[1])).toEqual([
      "CONFIRMED",
      "CONFIRMED",
      "CANCELLED",
    ]);
    const other = who === "daniel" ? addresses.partner : addresses.daniel;
    for (const { text } of sent) {
      expect(text.replaceAll("\r\n ", "")).toContain(`mailto:${addresses[who]}`);
      expect(text.replaceAll("\r\n ", "")).not.toContain(other);
    }
  }
});

test("the feed has the event of the email, with its UID and sequence, also once it is moved", async () => {
  const interview = await proposed("2026-10-19T10:00");
  await confirm(cast.daniel, interview);
  const { address } = await cast.daniel.ask<CalendarFeed & { address: string }>("renewCalendarFeed");
  const inFeed = async () => {
    const { body } = await site.app.inject(new URL(address).pathname);
    expect(icalendarFaults(body)).toEqual([]);
    const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents("vevent");
    const own = events
      .map((event) => new ICAL.Event(event))
      .filter(({ uid }) => uid === `interview-${interview.id}@localhost`);
    const alike = Object.values(nodeIcal.sync.parseICS(body)).filter(
      (one) => one?.type === "VEVENT" && one.uid === `interview-${interview.id}@localhost`,
    );
    expect(alike).toHaveLength(own.length);
    return own.map(({ sequence, startDate }) => [sequence, startDate.toJSDate().toISOString()]);
  };
  expect(await inFeed()).toEqual([[0, "2026-10-19T14:00:00.000Z"]]);
  const move = { slots: [{ startsAt: "2026-11-03T15:00", minutes: 45 }] };
  await cast.partner.ask("counterInterview", { params: { id: interview.id }, body: move });
  await confirm(cast.daniel, interview);
  expect(await inFeed()).toEqual([[1, "2026-11-03T20:00:00.000Z"]]);
  const sent = (await invitationsOf("daniel")).filter(({ text }) =>
    text.includes(`interview-${interview.id}@`),
  );
  expect(sent.map(({ text }) => readEvent(text)).map(({ sequence, from }) => [sequence, from])).toEqual([
    [0, "2026-10-19T14:00:00.000Z"],
    [1, "2026-11-03T20:00:00.000Z"],
  ]);
  await cast.partner.ask("cancelInterview", { params: { id: interview.id }, body: {} });
  expect(await inFeed()).toEqual([]);
});

test("is not sent to those who chose no emails about applications", async () => {
  const change = (email: boolean) =>
    cast.daniel.ask("updateAccountSettings", { body: { notifications: { application: { email } } } });
  await change(false);
  const before = (await invitationsOf("daniel")).length;
  await confirm(cast.daniel, await proposed("2026-10-19T10:00"));
  expect(await invitationsOf("daniel")).toHaveLength(before);
  await change(true);
});

/** Wall times on both sides of the changes of the clocks of the United States and of the United Kingdom. */
const changes = {
  back: { now: "2026-10-12T14:00Z", before: "2026-10-23T09:30", after: "2026-11-03T09:30" },
  forward: { now: "2027-03-01T14:00Z", before: "2027-03-12T09:30", after: "2027-03-30T09:30" },
};

/** The instants of these wall times, by the laws of each place. Phoenix and Honolulu change no clocks. */
describe.each([
  ["America/New_York", "back", "2026-10-23T13:30", "2026-11-03T14:30"],
  ["America/New_York", "forward", "2027-03-12T14:30", "2027-03-30T13:30"],
  ["America/Phoenix", "back", "2026-10-23T16:30", "2026-11-03T16:30"],
  ["America/Phoenix", "forward", "2027-03-12T16:30", "2027-03-30T16:30"],
  ["Pacific/Honolulu", "back", "2026-10-23T19:30", "2026-11-03T19:30"],
  ["Pacific/Honolulu", "forward", "2027-03-12T19:30", "2027-03-30T19:30"],
  ["Europe/London", "back", "2026-10-23T08:30", "2026-11-03T09:30"],
  ["Europe/London", "forward", "2027-03-12T09:30", "2027-03-30T08:30"],
] as const)("in %s, clocks going %s", (timeZone, change, first, second) => {
  test("an interview, its move and its cancellation are shown at the hour that was proposed", async () => {
    const { now, before, after } = changes[change];
    site.time.now = new Date(now);
    await site.db.update(users).set({ timeZone }).where(eq(users.id, cast.partner.id));
    const host = { ...cast.partner, ...(await site.signInAs(cast.partner.id)) };
    const applicationId = await createApplication(site, cast.daniel, (await createPosting(site, cast)).id);
    const slots = (startsAt: string) => [{ startsAt, minutes: 60 }];
    const interview = await host.ask<Interview>("proposeInterview", {
      params: { id: applicationId },
      body: { slots: slots(before), mode: "phone" },
    });
    const params = { id: interview.id };
    await confirm(cast.daniel, interview);
    await host.ask("counterInterview", { params, body: { slots: slots(after) } });
    await confirm(cast.daniel, interview);
    await host.ask("cancelInterview", { params, body: {} });
    for (const who of ["partner", "daniel"] as const) {
      const sent = (await invitationsOf(who)).filter(({ text }) =>
        text.includes(`UID:interview-${interview.id}@`),
      );
      const read = sent.map(({ method, text }) => ({ method, ...readEvent(text) }));
      expect(read.map(({ method, sequence, from }) => [method, sequence, from])).toEqual([
        ["REQUEST", 0, `${first}:00.000Z`],
        ["REQUEST", 1, `${second}:00.000Z`],
        ["CANCEL", 2, `${second}:00.000Z`],
      ]);
      expect(read.map(({ from }) => wallTimeAt(new Date(from), timeZone))).toEqual([before, after, after]);
      for (const { from, to } of read) expect(Date.parse(to) - Date.parse(from)).toBe(3_600_000);
    }
  });
});
