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
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
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

/** Every rule of RFC 5545 and 5546 that a strict reader would refuse a file for. */
function requireStrict(text: string): void {
  expect(text.endsWith("\r\n")).toBe(true);
  const lines = text.split("\r\n").slice(0, -1);
  for (const line of lines) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
  }
  const component = new ICAL.Component(ICAL.parse(text));
  for (const name of ["version", "prodid"]) expect(component.getAllProperties(name)).toHaveLength(1);
  for (const event of component.getAllSubcomponents("vevent"))
    for (const name of ["uid", "dtstamp", "dtstart", "dtend", "summary"])
      expect(event.getAllProperties(name), name).toHaveLength(1);
  const isInvitation = component.getFirstPropertyValue("method") !== null;
  const [event] = component.getAllSubcomponents("vevent");
  if (isInvitation)
    for (const name of ["organizer", "attendee", "sequence"])
      expect(event?.getAllProperties(name), name).toHaveLength(1);
}

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

/** The event that both libraries read alike. */
function readEvent(text: string): ReadEvent {
  requireStrict(text);
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
  const failed = (await queue.runDueTasks()).find(({ error }) => error !== undefined);
  expect(failed?.error).toBeUndefined();
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
const confirm = (who: Caller, { id }: Interview) =>
  who.ask<Interview>("confirmInterview", { params: { id }, body: { slot: 0 } });

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

test("the feed has the event of the email, with its UID and sequence", async () => {
  const interview = await proposed("2026-10-19T10:00");
  await confirm(cast.daniel, interview);
  const feed = await cast.daniel.ask<CalendarFeed & { address: string }>("renewCalendarFeed");
  const { body } = await site.app.inject(new URL(feed.address).pathname);
  const calendar = new ICAL.Component(ICAL.parse(body));
  const uids = calendar.getAllSubcomponents("vevent").map((event) => event.getFirstPropertyValue("uid"));
  expect(uids).toContain(`interview-${interview.id}@localhost`);
  const [sent] = (await invitationsOf("daniel")).filter(({ text }) =>
    text.includes(`interview-${interview.id}@`),
  );
  expect(readEvent(sent?.text ?? "").uid.split("@")[0]).toBe(`interview-${interview.id}`);
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

describe.each(["America/New_York", "America/Phoenix", "Pacific/Honolulu", "Europe/London"])(
  "in %s",
  (timeZone) => {
    test.each([
      ["before clocks go back", "2026-10-12T14:00Z", "2026-10-23T09:30"],
      ["after clocks went back", "2026-10-12T14:00Z", "2026-11-03T09:30"],
      ["before clocks go forward", "2027-03-01T14:00Z", "2027-03-12T09:30"],
      ["after clocks went forward", "2027-03-01T14:00Z", "2027-03-30T09:30"],
    ])("an interview %s is shown at the hour that was proposed", async (_when, now, wallTime) => {
      site.time.now = new Date(now);
      await site.db.update(users).set({ timeZone }).where(eq(users.id, cast.partner.id));
      const host = { ...cast.partner, ...(await site.signInAs(cast.partner.id)) };
      const applicationId = await createApplication(site, cast.daniel, (await createPosting(site, cast)).id);
      const interview = await host.ask<Interview>("proposeInterview", {
        params: { id: applicationId },
        body: { slots: [{ startsAt: wallTime, minutes: 60 }], mode: "phone" },
      });
      await confirm(cast.daniel, interview);
      const [sent] = (await invitationsOf("partner")).filter(({ text }) =>
        text.includes(`UID:interview-${interview.id}@`),
      );
      const { from, to } = readEvent(sent?.text ?? "");
      expect(wallTimeAt(new Date(from), timeZone)).toBe(wallTime);
      expect(Date.parse(to) - Date.parse(from)).toBe(3_600_000);
    });
  },
);
