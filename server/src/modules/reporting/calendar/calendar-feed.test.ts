/** The private address: what reads it, what it contains, and when it stops working. */
import type { CalendarFeed } from "@caseload/contract/reporting/calendar";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { calendarFeeds } from "../../../platform/db/schema/calendar.ts";
import { jobParties } from "../../../platform/db/schema/jobs.ts";
import { demoPassword as password, makeApplication } from "../../../demo/factories.ts";
import { recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import { type Cast, createContract, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { icalendarFaults } from "../../../testkit/icalendar-faults.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
beforeEach(async () => {
  site = await openSite({ BASE_URL: "https://caseload.example" });
  site.time.now = new Date("2026-03-10T15:00Z");
  cast = await createHiringFirm(site);
});
afterEach(() => site.close());

const renew = (who: Caller) => who.ask<CalendarFeed & { address: string }>("renewCalendarFeed");
const look = (who: Caller) => who.ask<CalendarFeed | null>("getCalendarFeed");
/** As a calendar program asks: signed out. */
const read = (address: string) => site.app.inject(new URL(address).pathname);
const isGone = async (address: string) => {
  const { statusCode, body } = await read(address);
  expect([statusCode, body]).toEqual([404, errorMessages.notFound]);
};

test("is read signed out, and names positions and firms, but no person and no party", async () => {
  const { id: jobId } = await createPosting(site, cast, { title: "Privilege log", deadline: "2026-03-20" });
  await site.db.insert(jobParties).values({ jobId, name: "Quillfeather Shipping", role: "adverse" });
  await makeApplication(site.db, site.time.now, { jobId, paralegalId: cast.daniel.id });
  const contractId = await createContract(site, cast, cast.daniel, {
    title: "Exhibit index",
    duration: "2 weeks",
  });
  for (const who of [cast.daniel, cast.partner])
    await who.ask("agreeToTerms", { params: { id: contractId } });

  const { address } = await renew(cast.daniel);
  expect(address).toMatch(/^https:\/\/caseload\.example\/api\/calendar\/feeds\/[\w-]{43}\.ics$/);
  const answer = await read(address);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  });
  expect(icalendarFaults(answer.body)).toEqual([]);
  const summaries = answer.body.split("\r\n").filter((line) => line.startsWith("SUMMARY"));
  expect(summaries).toEqual([
    "SUMMARY:Work starts: Exhibit index",
    "SUMMARY:Applications close: Privilege log",
    "SUMMARY:Work is due: Exhibit index",
  ]);
  expect(answer.body).toContain("DESCRIPTION:Lindqvist Okafor LLP");
  for (const name of ["Quillfeather", "Okafor\\, Margaret", "Margaret", "Daniel", "Reyes", "54"])
    expect(answer.body.replaceAll(/UID.*|DT.*/g, "")).not.toContain(name);
  expect((await read((await renew(cast.partner)).address)).body).not.toContain("Quillfeather");
});

test("the database keeps no address, and a renewed one replaces the old one", async () => {
  expect(await look(cast.daniel)).toBeNull();
  const first = await renew(cast.daniel);
  const token = first.address.slice(-47, -4);
  const [row] = await site.db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, cast.daniel.id));
  expect(JSON.stringify(row)).not.toContain(token);
  expect(await look(cast.daniel)).toEqual({ createdAt: first.createdAt, lastReadAt: null });
  const second = await renew(cast.daniel);
  await isGone(first.address);
  expect((await read(second.address)).statusCode).toBe(200);
  expect(await look(cast.priya)).toBeNull();
});

test("one sees when a program last read it, exact to an hour", async () => {
  const { address } = await renew(cast.daniel);
  for (const [at, expected] of [
    ["2026-03-10T15:00:00.000Z", "2026-03-10T15:00:00.000Z"],
    ["2026-03-10T15:59:00.000Z", "2026-03-10T15:00:00.000Z"],
    ["2026-03-10T16:01:00.000Z", "2026-03-10T16:01:00.000Z"],
  ] as const) {
    site.time.now = new Date(at);
    expect((await read(address)).statusCode).toBe(200);
    expect((await look(cast.daniel))?.lastReadAt).toBe(expected);
  }
});

test("a removed one stops working, and the person's other screens refresh", async () => {
  const { address } = await renew(cast.daniel);
  const announcements = await recordAnnouncements(site.connectionString);
  await cast.priya.ask("removeCalendarFeed");
  expect((await read(address)).statusCode).toBe(200);
  await cast.daniel.ask("removeCalendarFeed");
  expect(topicsFor(await announcements.take(), cast.daniel.id)).toContain("calendar");
  await announcements.stop();
  await isGone(address);
  expect(await look(cast.daniel)).toBeNull();
});

test("away, it is gone; back again, it works; deleted, nothing of it is left", async () => {
  const { address } = await renew(cast.daniel);
  const { email } = await cast.daniel.ask<{ email: string }>("me");
  await cast.daniel.ask("deactivateAccount", { body: { password } });
  await isGone(address);
  const back = await site.signIn(email);
  expect((await read(address)).statusCode).toBe(200);
  await back.ask("deleteAccount", { body: { password } });
  await isGone(address);
  expect(await site.db.select().from(calendarFeeds)).toEqual([]);
});

test("an address that was never made is none", async () => {
  const token = "a".repeat(43);
  for (const name of ["x.ics", token, `${token}.ics`, `${token}.ics%00`, "..%2f..%2f"])
    expect((await site.app.inject(`/api/calendar/feeds/${name}`)).statusCode).toBe(404);
});
