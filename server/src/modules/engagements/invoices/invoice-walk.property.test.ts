/**
 * Random work over two contracts: time, timesheets, reversals, amendments, invoices, payments, disputes. After every step
 * what the API says equals a recount of the raw rows. INVOICE_STEPS=2000 takes the long way.
 */
import process from "node:process";
import type { Invoice, InvoiceDetail } from "@caseload/contract/engagements/invoices";
import type { TimeEntry, TimeSummary } from "@caseload/contract/engagements/time-entries";
import type { Timesheet } from "@caseload/contract/engagements/timesheets";
import type { CallName } from "@caseload/contract/endpoints";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEngagement } from "../../../testkit/engagement.ts";
import { type Cast, createHiringFirm } from "../../../testkit/hiring.ts";
import { amend, hourlyAt, sign } from "../../../testkit/negotiate.ts";
import { findFaults, recountInvoices, recountTime } from "../../../testkit/recount-invoices.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

const monday = "2026-11-16";
const days = ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19"];
const stepsOfWalk = 40;
const steps = Number(process.env["INVOICE_STEPS"] ?? 200);

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

interface Walk {
  cast: Cast;
  contractIds: readonly number[];
}

interface Step {
  act: keyof typeof acts;
  /** Chooses among contracts, invoices and amounts. */
  pick: number;
  amount: number;
}

const pickOf = <Value>(values: readonly Value[], pick: number): Value | undefined =>
  values[pick % values.length];
const contractOf = ({ contractIds }: Walk, pick: number): number => pickOf(contractIds, pick) ?? 0;

/** What is refused by the state of things is part of the walk; everything else is a fault. */
async function attempt(who: Cast["daniel"], name: CallName, input: Parameters<Cast["daniel"]["call"]>[1]) {
  const { statusCode, body } = await who.call(name, input);
  expect([200, 201, 400, 409], `${name}: ${body}`).toContain(statusCode);
}

const invoicesOf = ({ cast }: Walk) => cast.daniel.ask<Invoice[]>("listInvoices", { query: { limit: "50" } });

/** An invoice on which the act is not pointless, if there is one. */
async function invoiceFor(walk: Walk, pick: number, isFit: (invoice: Invoice) => boolean) {
  const all = await invoicesOf(walk);
  const fit = all.filter(isFit);
  return pickOf(fit.length > 0 ? fit : all, pick);
}

async function answerPayment(walk: Walk, pick: number, name: "confirmPayment" | "denyPayment") {
  const { daniel } = walk.cast;
  const invoice = await invoiceFor(walk, pick, ({ pendingCents }) => pendingCents > 0);
  if (!invoice) return;
  const { payments } = await daniel.ask<InvoiceDetail>("getInvoice", { params: { id: invoice.id } });
  const payment = pickOf(payments, pick);
  if (!payment) return;
  const body = name === "denyPayment" ? { reason: "The check bounced." } : undefined;
  await attempt(daniel, name, { params: { id: invoice.id, pid: payment.id }, ...(body && { body }) });
}

const acts = {
  record: (walk: Walk, { pick, amount }: Step) =>
    attempt(walk.cast.daniel, "createTimeEntry", {
      params: { id: contractOf(walk, pick) },
      body: {
        day: pickOf(days, amount),
        minutes: 6 * (1 + (amount % 20)),
        narrative: `Reviewed batch ${pick}.`,
      },
    }),
  submit: (walk: Walk, { pick }: Step) =>
    attempt(walk.cast.daniel, "submitTimesheet", {
      params: { id: contractOf(walk, pick) },
      body: { weekStart: monday },
    }),
  approve: async (walk: Walk, { pick }: Step) => {
    const params = { id: contractOf(walk, pick) };
    const sheets = await walk.cast.partner.ask<Timesheet[]>("listTimesheets", { params });
    const open = sheets.find(({ status }) => status === "submitted") ?? sheets[0];
    if (open) await attempt(walk.cast.partner, "approveTimesheet", { params: { id: open.id } });
  },
  reverse: async (walk: Walk, { pick }: Step) => {
    const params = { id: contractOf(walk, pick) };
    const entries = await walk.cast.daniel.ask<TimeEntry[]>("listContractTime", { params });
    const entry = pickOf(entries, pick);
    const body = { reason: "Recorded under the wrong contract." };
    if (entry) await attempt(walk.cast.daniel, "reverseTimeEntry", { params: { id: entry.id }, body });
  },
  amend: async (walk: Walk, { pick, amount }: Step) => {
    const { partner, daniel } = walk.cast;
    const id = contractOf(walk, pick);
    await sign(daniel, id, await amend(partner, id, 4_001 + amount, { consent: true }));
  },
  invoice: (walk: Walk, { pick, amount }: Step) =>
    attempt(walk.cast.daniel, "createInvoice", {
      params: { id: contractOf(walk, pick) },
      body: amount % 3 === 0 ? { through: pickOf(days, amount) } : {},
    }),
  send: async (walk: Walk, { pick }: Step) => {
    const invoice = await invoiceFor(walk, pick, ({ may }) => may.send);
    if (invoice) await attempt(walk.cast.daniel, "sendInvoice", { params: { id: invoice.id } });
  },
  discard: async (walk: Walk, { pick }: Step) => {
    const invoice = await invoiceFor(walk, pick, ({ may }) => may.delete);
    if (invoice) await attempt(walk.cast.daniel, "deleteInvoice", { params: { id: invoice.id } });
  },
  open: async (walk: Walk, { pick }: Step) => {
    const invoice = await invoiceFor(walk, pick, ({ status }) => status === "sent");
    if (invoice && invoice.status !== "draft")
      await attempt(walk.cast.partner, "getInvoice", { params: { id: invoice.id } });
  },
  pay: async (walk: Walk, { pick, amount }: Step) => {
    const invoice = await invoiceFor(
      walk,
      pick,
      ({ sentAt, balanceCents }) => sentAt !== null && balanceCents > 0,
    );
    if (!invoice || invoice.status === "draft") return;
    // Some settle what is left, some a part of it, and some may exceed it.
    const rest = invoice.totalCents - invoice.paidCents - invoice.pendingCents;
    const cents = [Math.max(1, rest), Math.max(1, Math.floor(rest / 3)), 1 + amount * 7][pick % 3] ?? 1;
    const body = { cents, paidOn: "2026-11-19", means: "ach", reference: crypto.randomUUID() };
    await attempt(walk.cast.partner, "recordPayment", { params: { id: invoice.id }, body });
  },
  confirm: (walk: Walk, { pick }: Step) => answerPayment(walk, pick, "confirmPayment"),
  deny: (walk: Walk, { pick }: Step) => answerPayment(walk, pick, "denyPayment"),
  void: async (walk: Walk, { pick }: Step) => {
    const invoice = await invoiceFor(walk, pick, ({ may }) => may.void);
    const body = { reason: "Wrong contract." };
    if (invoice) await attempt(walk.cast.daniel, "voidInvoice", { params: { id: invoice.id }, body });
  },
  dispute: async (walk: Walk, { pick }: Step) => {
    const invoice = await invoiceFor(walk, pick, ({ status }) => status === "sent" || status === "viewed");
    if (!invoice || invoice.status === "draft") return;
    const params = { id: invoice.id };
    const { lines } = await walk.cast.partner.ask<InvoiceDetail>("getInvoice", { params });
    const body = {
      lines: lines.slice(0, 1 + (pick % lines.length)).map(({ id }) => id),
      reason: "Too many hours.",
    };
    await attempt(walk.cast.partner, "disputeInvoice", { params, body });
  },
  resolve: async (walk: Walk, { pick }: Step) => {
    const invoice = await invoiceFor(walk, pick, ({ status }) => status === "disputed");
    const body = { note: "Agreed as billed." };
    if (invoice && invoice.status !== "draft")
      await attempt(walk.cast.partner, "resolveDispute", { params: { id: invoice.id }, body });
  },
};

const names = Object.keys(acts) as (keyof typeof acts)[];
/** Work has to come in for anything else to happen. */
const often: readonly (keyof typeof acts)[] = [
  "record",
  "submit",
  "approve",
  "invoice",
  "send",
  "pay",
  "confirm",
];
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...often) },
    { weight: 2, arbitrary: fc.constantFrom(...names) },
  ),
  pick: fc.nat({ max: 1_000 }),
  amount: fc.nat({ max: 3_000 }),
});

async function check(walk: Walk): Promise<readonly Invoice[]> {
  const { daniel } = walk.cast;
  const listed = await invoicesOf(walk);
  expect(
    listed.map(({ id, status, totalCents, paidCents, pendingCents, balanceCents, minutes }) => ({
      id,
      status,
      totalCents,
      paidCents,
      pendingCents,
      balanceCents,
      minutes,
    })),
  ).toEqual(await recountInvoices(site.db, daniel.id));
  for (const id of walk.contractIds)
    expect(await daniel.ask<TimeSummary>("getTimeSummary", { params: { id } })).toMatchObject(
      (await recountTime(site.db, id)) ?? {},
    );
  expect(await findFaults(site.db, daniel.id)).toEqual([]);
  return listed;
}

/** The statuses that invoices had: walks that are refused everything would prove nothing. */
const reached = new Set<string>();

/** Approved time and a draft under both contracts, and one part payment. */
const firstSteps: readonly Step[] = [
  ...[0, 1].flatMap((pick) =>
    (["record", "submit", "approve", "invoice"] as const).map((act) => ({ act, pick, amount: 10 + pick })),
  ),
  { act: "send", pick: 0, amount: 0 },
  { act: "pay", pick: 1, amount: 0 },
  { act: "confirm", pick: 0, amount: 0 },
];

async function take(walk: Walk, taken: Step): Promise<void> {
  await acts[taken.act](walk, taken);
  for (const { status } of await check(walk)) reached.add(status);
}

test(
  "what the API says equals a recount after every step",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.noBias(fc.array(step, { minLength: stepsOfWalk, maxLength: stepsOfWalk, size: "max" })),
        async (taken) => {
          site.time.now = new Date("2026-11-16T14:00:00Z");
          const cast = await createHiringFirm(site);
          const engagement = () => startEngagement(site, cast, { ...hourlyAt(5_405), startsOn: monday });
          const walk = { cast, contractIds: [await engagement(), await engagement()] };
          site.time.now = new Date("2026-11-19T21:00:00Z");
          for (const one of [...firstSteps, ...taken]) await take(walk, one);
        },
      ),
      { seed: 20_261_119, numRuns: Math.ceil(steps / stepsOfWalk), endOnFailure: true },
    );
    expect([...reached]).toEqual(
      expect.arrayContaining(["draft", "sent", "partly_paid", "paid", "disputed", "void"]),
    );
  },
  steps * 3_000,
);
