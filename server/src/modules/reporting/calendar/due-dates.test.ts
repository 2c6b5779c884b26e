/** Invoices and timesheets that are due, in calendars and feeds. */
import type { CalendarEntry } from "@caseload/contract/reporting/calendar";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeContract } from "../../../demo/factories.ts";
import { makeInvoice } from "../../../demo/invoice-factories.ts";
import { makeTimeEntry, makeTimesheet } from "../../../demo/time-factories.ts";
import { invoices } from "../../../platform/db/schema/invoices.ts";
import { createApplication, type Cast, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { icalendarFaults } from "../../../testkit/icalendar-faults.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
let contractId: number;
let invoiceId: number;

async function entriesOf(who: Caller): Promise<string[]> {
  const query = { from: "2026-03-01", to: "2026-03-31" };
  const { entries } = await who.ask<{ entries: CalendarEntry[] }>("listCalendar", { query });
  return entries.filter(({ kind }) => kind.endsWith("_due")).map(({ day, kind }) => `${day} ${kind}`);
}

const record = (day: string, given: { timesheetId?: number } = {}) =>
  makeTimeEntry(site.db, site.time.now, { contractId, paralegalId: cast.daniel.id, day, ...given });

beforeAll(async () => {
  site = await openSite();
  site.time.now = new Date("2026-03-10T15:00Z");
  cast = await createHiringFirm(site);
  const { id: jobId } = await createPosting(site, cast, { title: "Privilege log", status: "filled" });
  ({ id: contractId } = await makeContract(site.db, site.time.now, {
    applicationId: await createApplication(site, cast.daniel, jobId),
    jobId,
    firmId: cast.firmId,
    attorneyId: cast.partner.id,
    paralegalId: cast.daniel.id,
    status: "in_progress",
    startedAt: new Date("2026-01-05T15:00Z"),
  }));
  const { id: timesheetId } = await makeTimesheet(site.db, site.time.now, {
    contractId,
    weekStart: "2026-02-23",
  });
  const { id: entryId } = await record("2026-02-24", { timesheetId });
  const sentAt = new Date("2026-02-22T15:00Z");
  const parties = {
    contractId,
    issuerId: cast.daniel.id,
    issuerName: "Daniel Acosta",
    payerName: "Lindqvist Okafor LLP",
  };
  ({ id: invoiceId } = await site.db.transaction((tx) =>
    makeInvoice(tx, sentAt, { ...parties, entryIds: [entryId] }),
  ));
  // Two weeks that were not submitted: a Sunday belongs to the week before it.
  await record("2026-03-08");
  await record("2026-03-06");
  await record("2026-03-09");
});
afterAll(() => site.close());

test("a paralegal sees when their invoice is due, and weeks of time to submit", async () => {
  expect(await entriesOf(cast.daniel)).toEqual([
    "2026-03-09 timesheet_due",
    "2026-03-16 timesheet_due",
    "2026-03-24 invoice_due",
  ]);
});

test("the firm sees its invoices, where it may handle them", async () => {
  for (const who of [cast.partner, cast.managing])
    expect(await entriesOf(who)).toEqual(["2026-03-24 invoice_due"]);
  for (const who of [cast.associate, cast.junior, cast.rival, cast.priya])
    expect(await entriesOf(who)).toEqual([]);
});

test("each date is an event of its own in the feed, and leads to its tab", async () => {
  const { address } = await cast.daniel.ask<{ address: string }>("renewCalendarFeed");
  const { body } = await site.app.inject(new URL(address).pathname);
  expect(icalendarFaults(body)).toEqual([]);
  const events = body.replaceAll("\r\n ", "").split("BEGIN:VEVENT").slice(1);
  const due = events.filter((event) => /SUMMARY:(Invoice|Timesheet) due/.test(event));
  expect(due).toHaveLength(3);
  expect(new Set(due.map((event) => /^UID:.*$/m.exec(event)?.[0])).size).toBe(3);
  expect(due.filter((event) => event.includes(`/contracts/${contractId}?tab=time`))).toHaveLength(2);
  expect(due.filter((event) => event.includes(`/contracts/${contractId}?tab=invoices`))).toHaveLength(1);
});

test("an invoice that is paid is due no more", async () => {
  await site.db.update(invoices).set({ status: "paid" }).where(eq(invoices.id, invoiceId));
  expect(await entriesOf(cast.partner)).toEqual([]);
});
