/**
 * Random work over two contracts, one at hourly and one at flat pay: time, timers, timesheets, reversals, amendments,
 * invoices, payments, disputes, days and weeks. After every step each figure that either party is shown equals a recount
 * of the raw rows. A short walk runs in npm test; npm run bench -- money-walk takes 2,000 steps (docs/bench.md).
 */
import process from "node:process";
import type { Invoice, InvoiceDetail } from "@caseload/contract/engagements/invoices";
import type { StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import type { TimeEntry } from "@caseload/contract/engagements/time-entries";
import type { Timesheet } from "@caseload/contract/engagements/timesheets";
import type { CallName } from "@caseload/contract/endpoints";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEngagement } from "../../../testkit/engagement.ts";
import { type Cast, createHiringFirm } from "../../../testkit/hiring.ts";
import { amend, hourlyAt, sign } from "../../../testkit/negotiate.ts";
import { expectFigures } from "../../../testkit/expect-figures.ts";
import { billAtOwnRate, expectFiles } from "../../../testkit/expect-files.ts";
import { findFaults } from "../../../testkit/recount-invoices.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { dayIn, plusDays } from "../../../platform/calendar-day.ts";

const monday = "2026-11-16";
const steps = Number(process.env["WALK_STEPS"] ?? 40);
const seed = Number(process.env["WALK_SEED"] ?? 20_261_119);
/** Milliseconds. */
const maxStep = 6_000;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

interface Walk {
  site: Site;
  cast: Cast;
  contractIds: readonly number[];
}

interface Step {
  act: keyof typeof acts;
  /** Chooses among contracts, invoices and amounts. */
  pick: number;
  amount: number;
}

/** The calendar day in the zone of everyone in the cast. */
const today = ({ site }: Walk): string => dayIn(site.time.now, "America/New_York");

/** One of the last days, the walk's first at the earliest. */
function recentDay(walk: Walk, pick: number): string {
  const day = plusDays(today(walk), -(pick % 5));
  return day < monday ? monday : day;
}

/** The Monday of this week or of the one before. */
function recentMonday(walk: Walk, pick: number): string {
  const day = today(walk);
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return plusDays(day, -sinceMonday - (pick % 3 === 0 ? 7 : 0));
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

/** An entry under which the act is not pointless, if there is one. */
async function entryFor({ cast, contractIds }: Walk, pick: number, isFit: (entry: TimeEntry) => boolean) {
  const params = { id: pickOf(contractIds, pick) ?? 0 };
  const entries = await cast.daniel.ask<TimeEntry[]>("listContractTime", { params, query: { limit: "200" } });
  const fit = entries.filter(isFit);
  return pickOf(fit.length > 0 ? fit : entries, pick);
}

async function answerTimesheet(walk: Walk, pick: number, name: "approveTimesheet" | "returnTimesheet") {
  const { partner } = walk.cast;
  const params = { id: contractOf(walk, pick) };
  const sheets = await partner.ask<Timesheet[]>("listTimesheets", { params });
  const open = sheets.find(({ status }) => status === "submitted") ?? sheets[0];
  const body = name === "returnTimesheet" ? { reason: "Please name the batches." } : undefined;
  if (open) await attempt(partner, name, { params: { id: open.id }, ...(body && { body }) });
}

/** Time up to a day or all of it; now and then a milestone, which only flat pay has, or an expense. */
const bodyOfInvoice = (walk: Walk, { pick, amount }: Step) => ({
  ...(amount % 3 === 0 && { through: recentDay(walk, amount) }),
  ...(pick % 2 === 1 && amount % 2 === 0 && { milestones: [amount % milestones.length] }),
  ...(amount % 5 === 0 && {
    expenses: [{ day: recentDay(walk, amount), description: `Courier ${pick}`, cents: 1 + amount }],
  }),
});

async function passDays({ site, cast }: Walk, days: number): Promise<void> {
  site.time.now = new Date(site.time.now.getTime() + days * 86_400_000);
  const { daniel, partner, managing, associate } = cast;
  for (const who of [daniel, partner, managing, associate]) Object.assign(who, await site.signInAs(who.id));
}

const acts = {
  record: (walk: Walk, { pick, amount }: Step) =>
    attempt(walk.cast.daniel, "createTimeEntry", {
      params: { id: contractOf(walk, pick) },
      body: {
        day: recentDay(walk, amount),
        minutes: 6 * (1 + (amount % 20)),
        narrative: `Reviewed batch ${pick}.`,
        clerical: pick % 7 === 0,
      },
    }),
  change: async (walk: Walk, { pick, amount }: Step) => {
    const entry = await entryFor(walk, pick, ({ status }) => status === "draft" || status === "returned");
    const body = { minutes: 6 * (1 + (amount % 20)), day: recentDay(walk, amount) };
    if (entry) await attempt(walk.cast.daniel, "changeTimeEntry", { params: { id: entry.id }, body });
  },
  remove: async (walk: Walk, { pick }: Step) => {
    const entry = await entryFor(walk, pick, ({ status }) => status === "draft" || status === "returned");
    if (entry) await attempt(walk.cast.daniel, "deleteTimeEntry", { params: { id: entry.id } });
  },
  time: async (walk: Walk, { pick, amount }: Step) => {
    const { daniel } = walk.cast;
    await attempt(daniel, "startTimer", { body: { contractId: contractOf(walk, pick) } });
    walk.site.time.now = new Date(walk.site.time.now.getTime() + (1 + (amount % 25)) * 60_000);
    await attempt(daniel, "stopTimer", { body: {} });
  },
  submit: (walk: Walk, { pick, amount }: Step) =>
    attempt(walk.cast.daniel, "submitTimesheet", {
      params: { id: contractOf(walk, pick) },
      body: { weekStart: recentMonday(walk, amount) },
    }),
  approve: (walk: Walk, { pick }: Step) => answerTimesheet(walk, pick, "approveTimesheet"),
  return: (walk: Walk, { pick }: Step) => answerTimesheet(walk, pick, "returnTimesheet"),
  reverse: async (walk: Walk, { pick }: Step) => {
    const entry = await entryFor(
      walk,
      pick,
      ({ status, reverses }) => status !== "draft" && reverses === null,
    );
    const body = { reason: "Recorded under the wrong contract." };
    if (entry) await attempt(walk.cast.daniel, "reverseTimeEntry", { params: { id: entry.id }, body });
  },
  amend: async (walk: Walk, { pick, amount }: Step) => {
    const { partner, daniel } = walk.cast;
    const id = contractOf(walk, pick);
    await sign(daniel, id, await amend(partner, id, 4_001 + amount, { consent: true }));
  },
  invoice: (walk: Walk, step: Step) =>
    attempt(walk.cast.daniel, "createInvoice", {
      params: { id: contractOf(walk, step.pick) },
      body: bodyOfInvoice(walk, step),
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
    const means = pickOf(["ach", "check", "card", "wire"], amount);
    const body = { cents, paidOn: today(walk), means, reference: crypto.randomUUID() };
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
  /** A day or two pass. Sessions are as new as if everyone signed in on that day. */
  wait: (walk: Walk, { pick }: Step) => passDays(walk, 1 + (pick % 2)),
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
const stepArbitrary: fc.Arbitrary<Step> = fc.record({
  act: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...often) },
    { weight: 2, arbitrary: fc.constantFrom(...names) },
  ),
  pick: fc.nat({ max: 1_000 }),
  amount: fc.nat({ max: 3_000 }),
});

/** The statuses that invoices had: walks that are refused everything would prove nothing. */
const reached = new Set<string>();

/** Approved time and a draft under both contracts, the second with a milestone, one paid in two payments, the other disputed. */
const firstSteps: readonly Step[] = [
  ...[0, 1].flatMap((pick) =>
    (["record", "submit", "approve", "invoice"] as const).map((act) => ({
      act,
      pick,
      amount: 14 + 2 * pick,
    })),
  ),
  { act: "send", pick: 0, amount: 0 },
  { act: "pay", pick: 1, amount: 0 },
  { act: "confirm", pick: 0, amount: 0 },
  { act: "pay", pick: 0, amount: 0 },
  { act: "confirm", pick: 0, amount: 0 },
  { act: "send", pick: 0, amount: 0 },
  { act: "dispute", pick: 0, amount: 0 },
];

/**
 * A dispute ends, its invoice is void, and its work is invoiced with more of it, so that some is unpaid when every due day
 * has passed.
 */
const lastSteps: readonly Step[] = (
  ["resolve", "void", "record", "submit", "approve", "invoice", "send"] as const
).map((act) => ({ act, pick: 0, amount: 20 }));

async function take(walk: Walk, taken: Step): Promise<void> {
  await acts[taken.act](walk, taken);
  for (const { status } of await expectFigures(walk)) reached.add(status);
  await expectFiles(walk, contractOf(walk, 0));
  expect(await findFaults(site.db, walk.cast.daniel.id)).toEqual([]);
}

const milestones = [40_000, 35_050, 24_950].map((cents, at) => ({
  title: `Part ${at + 1}`,
  dueOn: null,
  cents,
}));
const expenses = { allowed: true, capCents: null };
const flatPay = { pay: { kind: "flat", totalCents: 100_000, milestones } } satisfies Partial<StructuredTerms>;

/** After every due day. */
async function expectFiguresLater(walk: Walk): Promise<void> {
  await passDays(walk, 40);
  for (const { overdue } of await expectFigures(walk)) if (overdue) reached.add("overdue");
  await expectFiles(walk, contractOf(walk, 0));
}

/** Prints how far a long walk is, which takes most of an hour, and what it has made. */
async function reportProgress(walk: Walk, taken: number): Promise<void> {
  if (taken % 100 !== 0 || process.env["WALK_STEPS"] === undefined) return;
  const { rows } = await site.db.execute<Record<string, string>>(sql`
    select (select count(*) from time_entries) as entries, (select count(*) from timesheets) as timesheets,
      (select count(*) from invoices) as invoices, (select count(*) from payments) as payments,
      (select count(*) from invoice_disputes) as disputes, (select count(*) from contract_versions) as versions`);
  const made = Object.entries(rows[0] ?? {}).map(([noun, count]) => `${count} ${noun}`);
  process.stdout.write(`${taken} of ${steps} steps, ${today(walk)}, ${made.join(", ")}: no difference\n`);
}

test(
  "what the API says equals a recount after every step",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.noBias(fc.array(stepArbitrary, { minLength: steps, maxLength: steps, size: "max" })),
        async (taken) => {
          site.time.now = new Date("2026-11-16T14:00:00Z");
          const cast = await createHiringFirm(site);
          // Without an end, so that time is recorded to the walk's last day.
          const engagement = (pay: Partial<StructuredTerms>) =>
            startEngagement(site, cast, { ...pay, startsOn: monday, endsOn: null, expenses });
          const contractIds = [await engagement(hourlyAt(5_405)), await engagement(flatPay)];
          const walk = { site, cast, contractIds };
          await billAtOwnRate(walk, contractOf(walk, 0));
          site.time.now = new Date("2026-11-19T21:00:00Z");
          for (const one of firstSteps) await take(walk, one);
          for (const [index, one] of taken.entries()) {
            await take(walk, one);
            await reportProgress(walk, index + 1);
          }
          for (const one of lastSteps) await take(walk, one);
          await expectFiguresLater(walk);
        },
      ),
      { seed, numRuns: 1, endOnFailure: true },
    );
    expect([...reached]).toEqual(
      expect.arrayContaining(["draft", "sent", "partly_paid", "paid", "disputed", "void", "overdue"]),
    );
  },
  steps * maxStep,
);
