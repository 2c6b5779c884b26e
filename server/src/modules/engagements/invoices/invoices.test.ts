import type { InvoiceDetail } from "@caseload/contract/engagements/invoices";
import type { TimeEntry, TimeSummary } from "@caseload/contract/engagements/time-entries";
import type { Timesheet } from "@caseload/contract/engagements/timesheets";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { invoiceLines, invoices } from "../../../platform/db/schema/invoices.ts";
import { approve, record, startEngagement, submitWeek } from "../../../testkit/engagement.ts";
import { type Cast, createContract, createHiringFirm, latestNotification } from "../../../testkit/hiring.ts";
import {
  approveTime,
  confirmPayment,
  draftInvoice,
  listInvoices,
  pay,
  readInvoice,
  sendInvoice,
  voidInvoice,
} from "../../../testkit/invoicing.ts";
import { amend, hourlyAt, sign } from "../../../testkit/negotiate.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

/** A Thursday, 4 PM in New York. */
const thursday = new Date("2026-11-19T21:00:00Z");
const start = new Date("2026-11-16T14:00:00Z");
const monday = "2026-11-16";
const tuesday = "2026-11-17";
const dayMs = 86_400_000;

let site: Site;
let cast: Cast;
let id: number;
beforeAll(async () => {
  site = await openSite();
  site.time.now = start;
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  site.time.now = start;
  // A new paralegal for each test: days fill up over all contracts, and numbers count per issuer.
  cast = await createHiringFirm(site);
  id = await startEngagement(site, cast, { ...hourlyAt(5_400), startsOn: monday, paymentDays: 30 });
  site.time.now = thursday;
});

const create = (body: unknown = {}, who = cast.daniel, contractId = id) =>
  who.call("createInvoice", { params: { id: contractId }, body });
const answerOf = async (asked: ReturnType<typeof create>) => {
  const { statusCode, body } = await asked;
  return [statusCode, body];
};
const approveHour = (day = tuesday, minutes = 60) => approveTime(cast, id, monday, [{ day, minutes }]);

describe("a draft", () => {
  test("has one line per approved entry, rounded half up, and its total is their sum", async () => {
    const [first, second] = await approveTime(cast, id, monday, [
      { day: monday, minutes: 6, taskCode: "L320", activityCode: "A104" },
      { day: tuesday, minutes: 66, clerical: true },
    ]);
    const invoice = await draftInvoice(cast.daniel, id);
    expect(invoice).toMatchObject({
      status: "draft",
      number: null,
      issuedOn: null,
      dueOn: null,
      minutes: 72,
      totalCents: 540 + 5_940,
      paidCents: 0,
      balanceCents: 6_480,
      from: monday,
      to: tuesday,
      paymentDays: 30,
      issuer: { name: "Daniel Reyes" },
      payer: { name: "Lindqvist Okafor LLP" },
      may: { send: true, delete: true, void: false, recordPayment: false, confirm: false },
    });
    expect(invoice.lines).toMatchObject([
      { timeEntryId: first?.id, minutes: 6, rateCents: 5_400, cents: 540, taskCode: "L320", clerical: false },
      { timeEntryId: second?.id, minutes: 66, rateCents: 5_400, cents: 5_940, clerical: true },
    ]);
  });

  test("takes approved time up to a day, and the next one the rest", async () => {
    await approveTime(cast, id, monday, [{ day: monday }, { day: tuesday }]);
    expect((await draftInvoice(cast.daniel, id, { through: monday })).lines).toHaveLength(1);
    const rest = await draftInvoice(cast.daniel, id);
    expect(rest.lines.map(({ day }) => day)).toEqual([tuesday]);
    expect(await answerOf(create({ through: tuesday }))).toEqual([
      409,
      expect.stringContaining("There is nothing to invoice"),
    ]);
  });

  test("is not made of drafts, submitted and returned time", async () => {
    const query = { params: { id }, body: { day: tuesday, minutes: 60, narrative: "Reviewed batch 3." } };
    await cast.daniel.ask("createTimeEntry", query);
    expect((await create()).statusCode).toBe(409);
    const sheet = await cast.daniel.ask<Timesheet>("submitTimesheet", {
      params: { id },
      body: { weekStart: monday },
    });
    expect((await create({ through: tuesday })).statusCode).toBe(409);
    await cast.partner.ask("returnTimesheet", { params: { id: sheet.id }, body: { reason: "Too vague." } });
    expect((await create({ through: "2026-11-18" })).statusCode).toBe(409);
  });

  test("is the paralegal's alone until it is sent", async () => {
    await approveHour();
    const invoice = await draftInvoice(cast.daniel, id);
    for (const who of [cast.partner, cast.managing, cast.associate, cast.rival, cast.leila]) {
      expect((await who.call("getInvoice", { params: { id: invoice.id } })).statusCode).toBe(404);
      expect((await who.call("downloadInvoice", { params: { id: invoice.id } })).statusCode).toBe(404);
      expect(await listInvoices(who)).toEqual([]);
    }
    expect(await listInvoices(cast.daniel)).toHaveLength(1);
    expect(await latestNotification(site, cast.partner)).not.toMatchObject({ title: "Invoice received" });
  });

  test("deleting it frees its lines; a sent one is not deleted", async () => {
    await approveHour();
    const first = await draftInvoice(cast.daniel, id);
    await cast.daniel.ask("deleteInvoice", { params: { id: first.id } });
    expect((await cast.daniel.call("getInvoice", { params: { id: first.id } })).statusCode).toBe(404);
    // The same request within five seconds: the first answer no longer exists.
    const second = await draftInvoice(cast.daniel, id);
    expect(second.id).not.toBe(first.id);
    await sendInvoice(cast.daniel, second.id);
    const deletion = await cast.daniel.call("deleteInvoice", { params: { id: second.id } });
    expect([deletion.statusCode, deletion.body]).toEqual([409, "This invoice has been sent already."]);
  });

  test("an entry in a week that is invoiced already goes on a further timesheet and the next invoice", async () => {
    await approveTime(cast, id, monday, [{ day: monday }]);
    await sendInvoice(cast.daniel, (await draftInvoice(cast.daniel, id)).id);
    const late = await record(cast.daniel, id, { day: monday, minutes: 30 });
    expect(late).toMatchObject({ status: "draft", timesheetId: null });
    await approve(cast.partner, (await submitWeek(cast.daniel, id, monday)).id);
    expect((await draftInvoice(cast.daniel, id)).lines.map(({ timeEntryId }) => timeEntryId)).toEqual([
      late.id,
    ]);
    const sheets = await cast.partner.ask<Timesheet[]>("listTimesheets", { params: { id } });
    expect(sheets.map(({ weekStart, status }) => [weekStart, status])).toEqual([
      [monday, "approved"],
      [monday, "invoiced"],
    ]);
  });

  test("keeps the rate under which time was worked across an amendment", async () => {
    await approveTime(cast, id, monday, [{ day: tuesday }]);
    const amendment = await amend(cast.partner, id, 6_000, { consent: true });
    await sign(cast.daniel, id, amendment);
    await approveTime(cast, id, monday, [{ day: "2026-11-19" }]);
    const invoice = await draftInvoice(cast.daniel, id);
    expect(invoice.lines.map(({ rateCents, cents }) => [rateCents, cents])).toEqual([
      [5_400, 5_400],
      [6_000, 6_000],
    ]);
    expect(invoice.totalCents).toBe(11_400);
  });

  test("takes reversing entries along, and is refused when they cancel out or exceed the rest", async () => {
    const [first, second] = await approveTime(cast, id, monday, [
      { day: monday, minutes: 120 },
      { day: tuesday, minutes: 60 },
    ]);
    const reverse = (entry: TimeEntry | undefined) =>
      cast.daniel.ask("reverseTimeEntry", { params: { id: entry?.id ?? 0 }, body: { reason: "Wrong day." } });
    await reverse(second);
    const invoice = await draftInvoice(cast.daniel, id);
    expect(invoice.lines.map(({ cents }) => cents)).toEqual([10_800, 5_400, -5_400]);
    expect(invoice.totalCents).toBe(10_800);
    await sendInvoice(cast.daniel, invoice.id);
    await reverse(first);
    expect(await answerOf(create({ through: "2026-11-19" }))).toEqual([
      409,
      "Reversed time exceeds the rest of this invoice by $108.00. Invoice it together with later time.",
    ]);
    await approveTime(cast, id, monday, [{ day: "2026-11-19", minutes: 120 }]);
    expect(await answerOf(create())).toEqual([409, expect.stringContaining("cancels out")]);
  });

  test("two at once never take the same entry", async () => {
    await approveHour();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => create({ through: `2026-11-${String(20 + at)}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    const lines = await site.db.select().from(invoiceLines).where(eq(invoiceLines.contractId, id));
    expect(lines).toHaveLength(1);
  });

  test("is refused before work has started, and for everyone but the contract's paralegal", async () => {
    const unsigned = await createContract(site, cast, cast.daniel);
    expect(await answerOf(create({}, cast.daniel, unsigned))).toEqual([
      409,
      "Invoices can be created once work on the contract has started.",
    ]);
    for (const who of [cast.partner, cast.leila, cast.rival])
      expect((await create({}, who)).statusCode).toBe(404);
    expect((await create({ through: "yesterday" }, cast.rival)).statusCode).toBe(404);
    expect(await answerOf(create({ through: "yesterday" }))).toEqual([400, "Please enter a date (through)"]);
  });
});

describe("sending", () => {
  test("numbers it, dates it, notifies those who handle invoices, and marks its time as invoiced", async () => {
    await approveHour();
    const draft = await draftInvoice(cast.daniel, id);
    const statusOf = async () => {
      const [entry] = await cast.partner.ask<TimeEntry[]>("listContractTime", { params: { id } });
      const [sheet] = await cast.partner.ask<Timesheet[]>("listTimesheets", { params: { id } });
      const { approvedMinutes, invoicedMinutes, earnedCents } = await cast.partner.ask<TimeSummary>(
        "getTimeSummary",
        { params: { id } },
      );
      return [entry?.status, sheet?.status, approvedMinutes, invoicedMinutes, earnedCents];
    };
    expect(await statusOf()).toEqual(["approved", "approved", 60, 0, 5_400]);
    const sent = await sendInvoice(cast.daniel, draft.id);
    expect(sent).toMatchObject({
      status: "sent",
      number: "2026-0001",
      issuedOn: "2026-11-19",
      dueOn: "2026-12-19",
      sentAt: thursday.toISOString(),
      may: { send: false, delete: false, void: true },
    });
    expect(await statusOf()).toEqual(["invoiced", "invoiced", 0, 60, 5_400]);
    for (const who of [cast.partner, cast.managing])
      expect(await latestNotification(site, who)).toMatchObject({
        title: "Invoice received",
        actionUrl: `/invoices/${draft.id}`,
        message: expect.stringContaining("sent invoice 2026-0001 for $54.00"),
      });
    expect((await latestNotification(site, cast.associate))?.title).not.toBe("Invoice received");
    await voidInvoice(cast.daniel, draft.id);
    expect(await statusOf()).toEqual(["approved", "approved", 60, 0, 5_400]);
  });

  test("of two tabs at once one sends, and the other gets 409", async () => {
    await approveHour();
    const { id: invoiceId } = await draftInvoice(cast.daniel, id);
    const other = await site.signInAs(cast.daniel.id);
    const answers = await Promise.all(
      [cast.daniel, other].map((tab) => tab.call("sendInvoice", { params: { id: invoiceId } })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await readInvoice(cast.daniel, invoiceId)).toMatchObject({ number: "2026-0001" });
    expect((await readInvoice(cast.daniel, invoiceId)).history.map(({ kind }) => kind)).toEqual(["sent"]);
  });

  test("the year is that of the issuer's calendar, and each year starts at 1", async () => {
    await approveTime(cast, id, monday, [{ day: monday }, { day: tuesday }]);
    const first = await draftInvoice(cast.daniel, id, { through: monday });
    const second = await draftInvoice(cast.daniel, id, { through: tuesday });
    // Half past eleven on New Year's Eve in New York.
    site.time.now = new Date("2027-01-01T04:30:00Z");
    const daniel = { ...cast.daniel, ...(await site.signInAs(cast.daniel.id)) };
    expect(await sendInvoice(daniel, first.id)).toMatchObject({
      number: "2026-0001",
      issuedOn: "2026-12-31",
    });
    site.time.now = new Date("2027-01-01T05:30:00Z");
    expect(await sendInvoice(daniel, second.id)).toMatchObject({
      number: "2027-0001",
      issuedOn: "2027-01-01",
      dueOn: "2027-01-31",
    });
  });

  test("a sent invoice keeps its names, and the database refuses to rewrite it", async () => {
    await approveHour();
    const { id: invoiceId } = await sendInvoice(cast.daniel, (await draftInvoice(cast.daniel, id)).id);
    const isInvoice = eq(invoices.id, invoiceId);
    await expect(site.db.update(invoices).set({ issuerName: "Else" }).where(isInvoice)).rejects.toThrow();
    await expect(site.db.delete(invoices).where(isInvoice)).rejects.toThrow();
    const ofInvoice = eq(invoiceLines.invoiceId, invoiceId);
    await expect(site.db.update(invoiceLines).set({ cents: 1 }).where(ofInvoice)).rejects.toThrow();
    await expect(site.db.delete(invoiceLines).where(ofInvoice)).rejects.toThrow();
  });
});

describe("voiding", () => {
  test("frees the lines, keeps the number used, and is not undone", async () => {
    await approveHour();
    const first = await sendInvoice(cast.daniel, (await draftInvoice(cast.daniel, id)).id);
    expect(await voidInvoice(cast.daniel, first.id)).toMatchObject({
      status: "void",
      number: "2026-0001",
      voidReason: "Wrong rate.",
      balanceCents: 0,
    });
    expect(await latestNotification(site, cast.partner)).toMatchObject({ title: "Invoice voided" });
    const again = await cast.daniel.call("voidInvoice", {
      params: { id: first.id },
      body: { reason: "No." },
    });
    expect([again.statusCode, again.body]).toEqual([409, "This invoice is void."]);
    const second = await draftInvoice(cast.daniel, id, { through: tuesday });
    expect(second.lines.map(({ timeEntryId }) => timeEntryId)).toEqual(
      first.lines.map(({ timeEntryId }) => timeEntryId),
    );
    expect((await sendInvoice(cast.daniel, second.id)).number).toBe("2026-0002");
  });

  test("is refused for a draft, without a reason, and once a payment is confirmed", async () => {
    await approveHour();
    const { id: invoiceId } = await draftInvoice(cast.daniel, id);
    const attempt = (body: unknown, who = cast.daniel) =>
      answerOf(who.call("voidInvoice", { params: { id: invoiceId }, body }));
    expect(await attempt({ reason: "No." })).toEqual([409, "This invoice is a draft. Delete it instead."]);
    await sendInvoice(cast.daniel, invoiceId);
    expect(await attempt({ reason: " " })).toEqual([400, "Please give a reason (reason)"]);
    expect((await attempt({ reason: "No." }, cast.partner))[0]).toBe(404);
    const { id: paymentId } = await pay(cast.partner, invoiceId, { cents: 1_000 });
    await confirmPayment(cast.daniel, invoiceId, paymentId);
    expect(await attempt({ reason: "No." })).toEqual([
      409,
      "A payment of this invoice is confirmed, so it can't be voided.",
    ]);
    expect(await readInvoice(cast.daniel, invoiceId)).toMatchObject<Partial<InvoiceDetail>>({
      status: "partly_paid",
    });
  });
});

test("overdue is computed by the issuer's calendar, and counted", async () => {
  await approveHour();
  const { id: invoiceId } = await sendInvoice(cast.daniel, (await draftInvoice(cast.daniel, id)).id);
  const at = async (now: Date) => {
    site.time.now = now;
    const daniel = await site.signInAs(cast.daniel.id);
    const [listed] = await daniel.ask<InvoiceDetail[]>("listInvoices", { query: { status: "overdue" } });
    const { overdue, overdueCents, outstandingCents } = await daniel.ask<Record<string, number>>(
      "countInvoices",
      {},
    );
    return [listed?.id, listed?.daysOverdue, overdue, overdueCents, outstandingCents];
  };
  // December 19 ends at 5 AM UTC in New York.
  expect(await at(new Date("2026-12-20T04:59:00Z"))).toEqual([undefined, undefined, 0, 0, 5_400]);
  expect(await at(new Date("2026-12-20T05:00:00Z"))).toEqual([invoiceId, 1, 1, 5_400, 5_400]);
  expect(await at(new Date(Date.parse("2026-12-20T05:00:00Z") + 9 * dayMs))).toEqual([
    invoiceId,
    10,
    1,
    5_400,
    5_400,
  ]);
});
