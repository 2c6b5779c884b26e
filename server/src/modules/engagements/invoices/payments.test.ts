import { invoiceErrorMessages } from "@caseload/contract/engagements/invoice-error-messages";
import type { InvoiceDetail } from "@caseload/contract/engagements/invoices";
import type { PrimaryRole } from "@caseload/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makePerson } from "../../../demo/factories.ts";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import { startEngagement } from "../../../testkit/engagement.ts";
import { type Cast, createHiringFirm, latestNotification } from "../../../testkit/hiring.ts";
import {
  approveTime,
  confirmPayment,
  draftInvoice,
  pay,
  readInvoice,
  sendInvoice,
  voidInvoice,
} from "../../../testkit/invoicing.ts";
import { hourlyAt } from "../../../testkit/negotiate.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { remindOfInvoices } from "./remind-of-invoices.ts";

/** A Thursday, 4 PM in New York. */
const thursday = new Date("2026-11-19T21:00:00Z");
const monday = "2026-11-16";

let site: Site;
let cast: Cast;
let contractId: number;
/** Sent on Thursday, of $540.00 in two lines, due December 19. */
let invoice: InvoiceDetail;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  site.time.now = new Date("2026-11-16T14:00:00Z");
  cast = await createHiringFirm(site);
  contractId = await startEngagement(site, cast, { ...hourlyAt(5_400), startsOn: monday, paymentDays: 30 });
  site.time.now = thursday;
  await approveTime(cast, contractId, monday, [
    { day: monday, minutes: 240 },
    { day: "2026-11-17", minutes: 360 },
  ]);
  invoice = await sendInvoice(cast.daniel, (await draftInvoice(cast.daniel, contractId)).id);
});

const payment = { cents: 10_000, paidOn: "2026-11-19", means: "ach", reference: "LO-77120" };
type Member = Cast["partner"];
const answerOf = async (asked: ReturnType<Member["call"]>) => {
  const { statusCode, body } = await asked;
  return [statusCode, body];
};
const record = (body: unknown, who: Member = cast.partner) =>
  answerOf(who.call("recordPayment", { params: { id: invoice.id }, body }));
const answer = (name: "confirmPayment" | "denyPayment", pid: number, who: Member, body?: unknown) =>
  answerOf(who.call(name, { params: { id: invoice.id, pid }, ...(body !== undefined && { body }) }));
const dispute = (body: unknown, who: Member = cast.partner) =>
  answerOf(who.call("disputeInvoice", { params: { id: invoice.id }, body }));
const resolve = (body: unknown, who: Member = cast.partner) =>
  answerOf(who.call("resolveDispute", { params: { id: invoice.id }, body }));
const read = (who: Member = cast.daniel) => readInvoice(who, invoice.id);
const firstLine = () => invoice.lines[0]?.id ?? 0;

describe("a payment", () => {
  test("counts once the paralegal confirms it", async () => {
    const recorded = await pay(cast.partner, invoice.id, { ...payment, means: "ach" });
    expect(recorded).toMatchObject({ ...payment, status: "pending", recordedByName: "Margaret Okafor" });
    expect(await read()).toMatchObject({
      status: "sent",
      paidCents: 0,
      pendingCents: 10_000,
      balanceCents: 54_000,
      may: { confirm: true, void: true },
    });
    expect(await latestNotification(site, cast.daniel)).toMatchObject({ title: "Payment recorded" });
    expect(await confirmPayment(cast.daniel, invoice.id, recorded.id)).toMatchObject({
      status: "partly_paid",
      paidCents: 10_000,
      pendingCents: 0,
      balanceCents: 44_000,
      paidAt: null,
      may: { confirm: false, void: false },
    });
    const rest = await pay(cast.managing, invoice.id, { cents: 44_000, means: "wire" });
    expect(await confirmPayment(cast.daniel, invoice.id, rest.id)).toMatchObject({
      status: "paid",
      balanceCents: 0,
      paidAt: thursday.toISOString(),
    });
    expect(await record(payment)).toEqual([409, "This invoice has nothing left to pay."]);
    expect(
      await answerOf(
        cast.daniel.call("voidInvoice", { params: { id: invoice.id }, body: { reason: "No." } }),
      ),
    ).toEqual([409, "A payment of this invoice is confirmed, so it can't be voided."]);
  });

  test("a denied one frees its amount, with a reason", async () => {
    const { id } = await pay(cast.partner, invoice.id, { cents: 54_000 });
    expect(await record({ ...payment, cents: 1 })).toEqual([
      409,
      "Confirmed and pending payments cover this invoice in full: $0.00 left.",
    ]);
    expect(await answer("denyPayment", id, cast.daniel, { reason: "" })).toEqual([
      400,
      "Please give a reason (reason)",
    ]);
    expect((await answer("denyPayment", id, cast.daniel, { reason: "Check bounced." }))[0]).toBe(200);
    expect((await read()).payments).toMatchObject([{ status: "denied", reason: "Check bounced." }]);
    expect(await latestNotification(site, cast.partner)).toMatchObject({ title: "Payment not received" });
    expect(await answer("confirmPayment", id, cast.daniel)).toEqual([
      409,
      "This payment has been confirmed or denied already.",
    ]);
    expect((await record(payment))[0]).toBe(201);
  });

  test.each([
    [
      { cents: 54_001 },
      409,
      "This invoice has $540.00 left to pay after confirmed and pending payments. Enter at most that.",
    ],
    [{ cents: "$100.00" }, 400, "Please enter the amount in whole cents, more than 0 (cents)"],
    [{ cents: -100 }, 400, "Please enter the amount in whole cents, more than 0 (cents)"],
    [{ cents: 0 }, 400, "Please enter the amount in whole cents, more than 0 (cents)"],
    [{ cents: 10.5 }, 400, "Please enter the amount in whole cents, more than 0 (cents)"],
    [{ means: "gold" }, 400, "Please choose how it was paid (means)"],
    [{ paidOn: "2026-11-20" }, 400, "A payment can't be on a day in the future (paidOn)"],
    [
      { paidOn: "2026-11-18" },
      400,
      "This invoice was issued on November 19, 2026. Choose that day or a later one (paidOn)",
    ],
    [{ paidOn: "soon" }, 400, "Please enter a date (paidOn)"],
  ])("%j is refused, and nothing is stored", async (change, status, text) => {
    expect(await record({ ...payment, ...change })).toEqual([status, text]);
    expect((await read()).payments).toEqual([]);
  });

  test("ten at once never exceed the total", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => record({ ...payment, reference: `No. ${at}` })),
    );
    expect(answers.filter(([status]) => status === 201)).toHaveLength(5);
    expect((await read()).pendingCents).toBe(50_000);
  });

  test("of another invoice is not found", async () => {
    const { id } = await pay(cast.partner, invoice.id);
    await approveTime(cast, contractId, monday, [{ day: "2026-11-18" }]);
    const other = await sendInvoice(cast.daniel, (await draftInvoice(cast.daniel, contractId)).id);
    const params = { id: other.id, pid: id };
    expect((await cast.daniel.call("confirmPayment", { params })).statusCode).toBe(404);
    expect((await read()).payments).toMatchObject([{ status: "pending" }]);
  });

  test("pending ones are denied when the invoice is voided", async () => {
    await pay(cast.partner, invoice.id);
    await voidInvoice(cast.daniel, invoice.id);
    expect((await read()).payments).toMatchObject([
      { status: "denied", reason: "Invoice voided: Wrong rate." },
    ]);
    expect(await record(payment)).toEqual([409, "This invoice is void."]);
  });
});

describe("a dispute", () => {
  test("names lines, stops nothing from being paid, and its end derives the status again", async () => {
    expect((await dispute({ lines: [firstLine()], reason: "Two hours too many." }))[0]).toBe(200);
    expect(await read()).toMatchObject({
      status: "disputed",
      overdue: false,
      disputes: [{ lines: [firstLine()], reason: "Two hours too many.", resolvedAt: null }],
      may: { resolve: true, send: false },
    });
    expect((await read()).lines.map(({ disputed }) => disputed)).toEqual([true, false]);
    expect(await dispute({ lines: [firstLine()], reason: "Again." })).toEqual([
      409,
      "This invoice is already disputed. Resolve the dispute first.",
    ]);
    const { id } = await pay(cast.partner, invoice.id);
    expect(await confirmPayment(cast.daniel, invoice.id, id)).toMatchObject({ status: "disputed" });
    expect(await resolve({ note: "" })).toEqual([400, "Please say how it was resolved (note)"]);
    expect((await resolve({ note: "Agreed as billed." }, cast.daniel))[0]).toBe(200);
    expect(await read()).toMatchObject({
      status: "partly_paid",
      disputes: [{ note: "Agreed as billed.", resolvedByName: "Daniel Reyes" }],
    });
    expect((await read()).history.map(({ kind }) => kind)).toEqual([
      "sent",
      "disputed",
      "payment_recorded",
      "payment_confirmed",
      "resolved",
    ]);
    expect(await resolve({ note: "Again." })).toEqual([409, "This invoice has no open dispute."]);
  });

  test("of a line of another invoice, of no line, and of a paid invoice is refused", async () => {
    await approveTime(cast, contractId, monday, [{ day: "2026-11-18" }]);
    const other = await sendInvoice(cast.daniel, (await draftInvoice(cast.daniel, contractId)).id);
    const lines = [firstLine(), other.lines[0]?.id ?? 0];
    expect(await dispute({ lines, reason: "No." })).toEqual([
      400,
      "Please choose lines of this invoice (lines)",
    ]);
    expect(await dispute({ lines: [], reason: "No." })).toEqual([
      400,
      "Please choose the lines that you dispute (lines)",
    ]);
    expect((await read()).status).toBe("sent");
    const { id } = await pay(cast.partner, invoice.id, { cents: 54_000 });
    await confirmPayment(cast.daniel, invoice.id, id);
    expect(await dispute({ lines: [firstLine()], reason: "No." })).toEqual([
      409,
      "Only an unpaid invoice can be disputed.",
    ]);
  });

  test("a void invoice has none", async () => {
    await dispute({ lines: [firstLine()], reason: "Two hours too many." });
    expect(await voidInvoice(cast.daniel, invoice.id)).toMatchObject({ status: "void" });
    expect((await read()).disputes).toMatchObject([{ note: "Invoice voided: Wrong rate." }]);
  });
});

describe("who may act", () => {
  const member = async (primaryRole: PrimaryRole): Promise<Member> => {
    const input = { primaryRole, firmId: cast.firmId, timeZone: "America/New_York" };
    const { id, name } = await makePerson(site.db, thursday, input);
    return { id, name, ...(await site.signInAs(id)) };
  };

  test("those who handle invoices act, reviewers read, everyone else finds nothing", async () => {
    const statuses = async (who: Member) => [
      (await who.call("getInvoice", { params: { id: invoice.id } })).statusCode,
      (await record({ ...payment, cents: 1, reference: crypto.randomUUID() }, who))[0],
      (await dispute({ lines: [firstLine()], reason: "No." }, who))[0],
      (await resolve({ note: "Fine." }, who))[0],
    ];
    for (const who of [cast.partner, cast.managing, await member("firm_admin")])
      expect(await statuses(who)).toEqual([200, 201, 200, 200]);
    for (const who of [cast.associate, await member("of_counsel"), await member("paralegal_supervisor")])
      expect(await statuses(who)).toEqual([200, 403, 403, 403]);
    for (const who of [cast.junior, cast.rival, cast.leila])
      expect(await statuses(who)).toEqual([404, 404, 404, 404]);
    expect((await read(cast.associate)).may).toEqual({
      send: false,
      delete: false,
      void: false,
      dispute: false,
      resolve: false,
      recordPayment: false,
      confirm: false,
      remind: false,
    });
    expect((await read(cast.partner)).may).toMatchObject({
      dispute: true,
      recordPayment: true,
      confirm: false,
    });
    expect((await record(payment, cast.daniel))[0]).toBe(404);
    const { id } = await pay(cast.partner, invoice.id);
    for (const who of [cast.partner, cast.rival])
      expect((await answer("confirmPayment", id, who))[0]).toBe(404);
  });

  test("whoever loses the role while the page is open records no payment", async () => {
    const colleague = await member("senior_partner");
    expect((await read(colleague)).may.recordPayment).toBe(true);
    const body = { primaryRole: "associate" };
    await cast.managing.ask("changeMember", { params: { id: colleague.id }, body });
    expect((await read(colleague)).may.recordPayment).toBe(false);
    expect((await record(payment, colleague))[0]).toBe(403);
    expect(await readInvoice(cast.partner, invoice.id)).toMatchObject({ payments: [] });
  });

  test("the first opening by those who handle invoices marks it as viewed, once", async () => {
    await read(cast.associate);
    await read(cast.daniel);
    expect((await read()).status).toBe("sent");
    site.time.now = new Date(thursday.getTime() + 60_000);
    expect(await read(cast.managing)).toMatchObject({
      status: "viewed",
      viewedAt: site.time.now.toISOString(),
      viewedByName: "Ingrid Lindqvist",
    });
    const notice = await latestNotification(site, cast.daniel);
    expect(notice).toMatchObject({ title: "Invoice viewed" });
    await read(cast.partner);
    expect((await latestNotification(site, cast.daniel))?.id).toBe(notice?.id);
    expect((await read()).history.map(({ kind }) => kind)).toEqual(["sent", "viewed"]);
  });
});

describe("reminders", () => {
  const at = (day: string): Date => new Date(`${day}T15:00:00Z`);
  const remindersOf = async (who: { id: number }) =>
    (await site.db.select().from(notifications).where(eq(notifications.userId, who.id)))
      .filter(({ title, actionUrl }) => /due/.test(title) && actionUrl === `/invoices/${invoice.id}`)
      .map(({ title }) => title);

  test("go to those who handle invoices before and after the due day, never twice", async () => {
    for (const day of ["2026-12-15", "2026-12-16", "2026-12-16", "2026-12-19", "2026-12-20", "2026-12-20"])
      await remindOfInvoices(site.db, at(day));
    expect(await remindersOf(cast.partner)).toEqual(["Invoice due soon", "Invoice overdue"]);
    expect(await remindersOf(cast.managing)).toHaveLength(2);
    expect(await remindersOf(cast.associate)).toEqual([]);
    expect(await remindersOf(cast.daniel)).toEqual([]);
    // Two processes at once, on the fourteenth day: the one of the seventh is not made up for.
    await Promise.all([1, 2].map(() => remindOfInvoices(site.db, at("2027-01-02"))));
    await remindOfInvoices(site.db, at("2027-03-01"));
    expect(await remindersOf(cast.partner)).toHaveLength(3);
    expect((await latestNotification(site, cast.partner))?.message).toContain(
      "is 14 days overdue. Balance: $540.00",
    );
  });

  test("the paralegal sends one more, of an overdue invoice, on a day without another one", async () => {
    const remind = (who: Cast["daniel"], day: string) => {
      site.time.now = at(day);
      return who.call("remindPayer", { params: { id: invoice.id } });
    };
    expect((await remind(cast.daniel, "2026-12-19")).body).toBe(invoiceErrorMessages.notOverdue);
    // The scheduled one goes out on the first day after the due day.
    expect((await remind(cast.daniel, "2026-12-20")).body).toBe(invoiceErrorMessages.remindedToday);
    await remindOfInvoices(site.db, at("2026-12-20"));
    for (const who of [cast.daniel, cast.partner, cast.leila])
      Object.assign(who, await site.signInAs(who.id));
    expect((await remind(cast.partner, "2026-12-21")).statusCode).toBe(404);
    expect((await remind(cast.leila, "2026-12-21")).statusCode).toBe(404);
    const answers = await Promise.all([1, 2].map(() => remind(cast.daniel, "2026-12-21")));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await remindersOf(cast.partner)).toEqual(["Invoice overdue", "Invoice overdue"]);
    const { may, remindedAt, history } = await readInvoice(cast.daniel, invoice.id);
    expect([may.remind, remindedAt]).toEqual([false, at("2026-12-21").toISOString()]);
    expect(history.at(-1)).toMatchObject({ kind: "reminded", actorName: "Daniel Reyes" });
    expect((await remind(cast.daniel, "2026-12-22")).statusCode).toBe(200);
  });

  test("stop when it is disputed, paid or void", async () => {
    await dispute({ lines: [firstLine()], reason: "No." });
    await remindOfInvoices(site.db, at("2026-12-16"));
    expect(await remindersOf(cast.partner)).toEqual([]);
    await resolve({ note: "Fine." });
    const { id } = await pay(cast.partner, invoice.id, { cents: 54_000 });
    await confirmPayment(cast.daniel, invoice.id, id);
    await remindOfInvoices(site.db, at("2026-12-20"));
    expect(await remindersOf(cast.partner)).toEqual([]);
  });

  test("an invoice that is due within three days of sending is not reminded of at once", async () => {
    site.time.now = new Date("2026-11-16T14:00:00Z");
    const soon = await startEngagement(site, cast, { ...hourlyAt(5_400), startsOn: monday, paymentDays: 2 });
    site.time.now = thursday;
    await approveTime(cast, soon, monday, [{ day: "2026-11-18" }]);
    invoice = await sendInvoice(cast.daniel, (await draftInvoice(cast.daniel, soon)).id);
    await remindOfInvoices(site.db, thursday);
    expect(await remindersOf(cast.partner)).toEqual([]);
    await remindOfInvoices(site.db, at("2026-11-22"));
    expect(await remindersOf(cast.partner)).toEqual(["Invoice overdue"]);
  });
});
