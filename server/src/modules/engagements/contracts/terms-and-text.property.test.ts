/** The text of an agreement, its structured terms and the money that answers show are the same, whatever was entered. */
import { missingAddress } from "@caseload/contract/engagements/required-addresses";
import type { Contract, ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import {
  type ProposedPay,
  type StructuredTerms,
  structuredTerms,
} from "@caseload/contract/engagements/structured-terms";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plusDays } from "../../../platform/calendar-day.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { type Cast, createApplication, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { sha256 } from "./event-hash.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

const cents = (dollars: string | undefined): number =>
  Math.round(Number((dollars ?? "").replaceAll(",", "")) * 100);
const isoDay = (words: string): string => new Date(`${words} 00:00 UTC`).toISOString().slice(0, 10);

/** What the text of an agreement says about money and time, read without the code that draws it up. */
function readText(terms: string) {
  const sections = terms.split("\n\n");
  const section = (heading: string): string => {
    const found = sections.filter((one) => one.startsWith(`${heading}\n`));
    expect(found, heading).toHaveLength(1);
    return found[0] ?? "";
  };
  const pay = section("4. Compensation, cap and payment date");
  const hourly = /^4\.1 The Firm shall pay the Paralegal \$([\d,]+\.\d\d) for each approved hour,/m.exec(pay);
  const fee =
    /^4\.1 The Firm shall pay the Paralegal a flat fee of \$([\d,]+\.\d\d) for the Services\.$/m.exec(pay);
  const isOpen = /^4\.1 The parties have not agreed on the pay\./m.test(pay);
  const cap = /^4\.2 Approved time shall not exceed ([\d,.]+) hours/m.exec(pay);
  const milestones = [
    ...pay.matchAll(/^\([a-z]+\) .*, (?:on completion|due on (\w+ \d+, \d{4})): \$([\d,]+\.\d\d)$/gm),
  ];
  const term = section("3. Term");
  const ends = /, and ends on (\w+ \d+, \d{4}), unless/.exec(term);
  const expenses = section("5. Expenses");
  return {
    kinds: [hourly, fee, isOpen].filter(Boolean).length,
    rateCents: hourly ? cents(hourly[1]) : null,
    capMinutes: cap ? Math.round(Number((cap[1] ?? "").replaceAll(",", "")) * 60) : null,
    totalCents: fee ? cents(fee[1]) : null,
    milestones: milestones.map(([, due, sum]) => ({ dueOn: due ? isoDay(due) : null, cents: cents(sum) })),
    paymentDays: Number(/within (\d+) days? after/.exec(pay)?.[1]),
    startsOn: isoDay(/^The term begins on (\w+ \d+, \d{4}),/m.exec(term)?.[1] ?? ""),
    endsOn: ends?.[1] ? isoDay(ends[1]) : null,
    expensesAllowed: expenses.includes("shall reimburse"),
    expensesCap: /up to \$([\d,]+\.\d\d) in total/.exec(expenses)?.[1] ?? null,
  };
}

function agrees({ terms, structuredTerms: values }: Pick<ContractVersion, "terms" | "structuredTerms">) {
  const text = readText(terms);
  const { pay, startsOn, endsOn, paymentDays, expenses } = values;
  const hourly = pay?.kind === "hourly" ? pay : null;
  const flat = pay?.kind === "flat" ? pay : null;
  expect(text).toEqual({
    kinds: 1,
    rateCents: hourly?.rateCents ?? null,
    capMinutes: hourly?.capMinutes ?? null,
    totalCents: flat?.totalCents ?? null,
    milestones: flat?.milestones.map((one) => ({ dueOn: one.dueOn, cents: one.cents })) ?? [],
    paymentDays,
    startsOn,
    endsOn,
    expensesAllowed: expenses.allowed,
    expensesCap: expenses.capCents === null ? null : text.expensesCap,
  });
  if (expenses.capCents !== null) expect(cents(text.expensesCap ?? "")).toBe(expenses.capCents);
  if (flat) expect(flat.milestones.reduce((sum, one) => sum + one.cents, 0)).toBe(flat.totalCents);
}

/** The contract as each answer shows it. */
async function checked(id: number): Promise<ContractDetail> {
  const detail = await cast.daniel.ask<ContractDetail>("getContract", { params: { id } });
  agrees(detail);
  expect(detail.termsSha256).toBe(sha256(detail.terms));
  const { pay, endsOn, supervisorId } = detail.structuredTerms;
  expect(detail.agreedRate).toBe(pay?.kind === "hourly" ? pay.rateCents / 100 : null);
  expect(detail.projectDeadline).toBe(endsOn);
  expect(detail.supervisor.id).toBe(supervisorId);
  const [listed] = await cast.partner.ask<Contract[]>("listContracts", { query: { limit: 1 } });
  expect(listed).toMatchObject({ id, agreedRate: detail.agreedRate, pay, terms: detail.terms });
  expect(detail.pay).toEqual(pay);
  // The other side can start a counterproposal from it.
  expect(structuredTerms.parse(detail.structuredTerms)).toEqual(detail.structuredTerms);
  return detail;
}

const forged =
  "Work\n\n4. Compensation, cap and payment date\n4.1 The Firm shall pay the Paralegal $1.00 for each approved hour, always.";
const words = fc.oneof(
  fc.constantFrom(
    forged,
    forged.replaceAll("\n", "\r\n"),
    forged.replaceAll("\n", "\u2028"),
    "“Index” — §4.1 $99.00",
    "日本語\tЖ 🗂️",
  ),
  fc.lorem({ maxCount: 6 }),
);
const line = words.map((text) => text.replace(/\s+/g, " ").slice(0, 100));
/** Long enough for a whole mailing address. */
const address = line.map((street) => `12 ${street}, Philadelphia, PA 19103`);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const fee = fc.integer({ min: 100, max: 5_000_000 });
const rate = fc.integer({ min: 100, max: 1_000_000 });

const payFrom = (startsOn: string): fc.Arbitrary<StructuredTerms["pay"]> =>
  fc.oneof(
    fc.constant(null),
    fc.record({
      kind: fc.constant("hourly" as const),
      rateCents: rate,
      capMinutes: optional(fc.integer({ min: 1, max: 100_000 }).map((tenths) => tenths * 6)),
    }),
    fc
      .array(fc.record({ title: line, dueOn: optional(dayFrom(startsOn)), cents: fee }), {
        minLength: 1,
        maxLength: 20,
      })
      .map((milestones) => ({
        kind: "flat" as const,
        totalCents: milestones.reduce((sum, one) => sum + one.cents, 0),
        milestones,
      })),
  );
const dayFrom = (first: string) => fc.integer({ min: 0, max: 900 }).map((days) => plusDays(first, days));

/** The last day is not before a milestone. */
const endingAfterMilestones = <Terms extends Pick<StructuredTerms, "pay" | "endsOn">>(
  terms: Terms,
): Terms => {
  const { pay, endsOn } = terms;
  const days = pay?.kind === "flat" ? pay.milestones.flatMap(({ dueOn }) => dueOn ?? []) : [];
  return { ...terms, endsOn: endsOn && ([endsOn, ...days].toSorted().at(-1) ?? null) };
};

const anyTerms: fc.Arbitrary<Omit<StructuredTerms, "supervisorId">> = dayFrom("2026-01-01").chain(
  (startsOn) =>
    fc
      .record({
        pay: payFrom(startsOn),
        services: fc.array(words, { minLength: 1, maxLength: 30 }),
        startsOn: fc.constant(startsOn),
        endsOn: optional(dayFrom(startsOn)),
        governingState: fc.constantFrom("PA", "DC", "NY", null),
        paymentDays: fc.integer({ min: 1, max: 60 }),
        expenses: fc.oneof(
          fc.constant({ allowed: false, capCents: null }),
          fc.record({ allowed: fc.constant(true), capCents: optional(fee) }),
        ),
        firmAddress: optional(address),
        paralegalAddress: optional(address),
        clientContact: fc.constantFrom("none" as const, "supervised" as const),
        autoApproveDays: optional(fc.integer({ min: 5, max: 30 })),
        extraClauses: fc.array(fc.record({ heading: line, text: words }), { maxLength: 5 }),
      })
      .map(endingAfterMilestones),
);

const dollars = (sum: number): number => sum / 100;
const text = (sum: number): string =>
  dollars(sum).toLocaleString("en-US", { minimumFractionDigits: sum % 100 === 0 ? 0 : 2 });
const budgets = fc.oneof(
  fc.constant({}),
  fee.map((sum) => ({ budgetKind: "flat" as const, budgetMin: dollars(sum), budgetMax: dollars(sum) })),
  fc.tuple(rate, rate).map(([one, other]) => ({
    budgetKind: "hourly" as const,
    budgetMin: dollars(Math.min(one, other)),
    budgetMax: dollars(Math.max(one, other)),
  })),
  fee.map((sum) => ({ budgetRange: `$${text(sum)} flat fee` })),
  fc.tuple(rate, rate).map(([one, other]) => ({
    budgetRange: `$${text(Math.min(one, other))}-${text(Math.max(one, other))}/hr`,
  })),
  fc
    .constantFrom("Negotiable", "$0.50 flat", "$9,000,000 flat fee", "$0.10/hr", "$80k a year")
    .map((budgetRange) => ({ budgetRange })),
);
const postings = fc
  .record({
    description: words,
    duration: fc.constantFrom("4 weeks", "999 years", "ongoing", "18 months"),
    location: fc.constantFrom("Philadelphia, PA", "Remote", "Washington, D.C.", "Boise"),
  })
  .chain((input) => budgets.map((budget) => ({ budgetRange: null, ...input, ...budget })));
type Posting = typeof postings extends fc.Arbitrary<infer Value> ? Value : never;
const prices: fc.Arbitrary<ProposedPay | null> = optional(
  fc.oneof(
    fc.record({ kind: fc.constant("hourly" as const), cents: rate }),
    fc.record({ kind: fc.constant("flat" as const), cents: fee }),
  ),
);
const firmTerms = optional(
  fc.constantFrom("Invoices on Fridays.", "x".repeat(10_000), "Bell\u0007 and \u202edirection\u202c", "\n"),
);

async function open(posting: Posting, proposedPay: ProposedPay | null): Promise<number> {
  const { id: jobId } = await createPosting(site, cast, { minPay: null, maxPay: null, ...posting });
  const id = await createApplication(site, cast.daniel, jobId);
  await site.db
    .update(applications)
    .set({ proposedPay: proposedPay && { ...proposedPay } })
    .where(eq(applications.id, id));
  const accept = { params: { id }, body: { status: "accepted" } };
  return (await cast.partner.ask<{ contractId: number }>("decideApplication", accept)).contractId;
}

test("text, values and shown money agree in every version", { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        posting: postings,
        price: prices,
        clause: firmTerms,
        profileRate: fc.integer({ min: 0, max: 1_000_000 }),
        proposals: fc.array(anyTerms, { minLength: 1, maxLength: 3 }),
        amendment: anyTerms,
      }),
      async ({ posting, price, clause, profileRate, proposals, amendment }) => {
        const { db } = site;
        await db.update(firms).set({ defaultTerms: clause }).where(eq(firms.id, cast.firmId));
        const hourlyRate = dollars(profileRate);
        await db
          .update(paralegalProfiles)
          .set({ hourlyRate })
          .where(eq(paralegalProfiles.userId, cast.daniel.id));
        const id = await open(posting, price);
        const supervisorId = cast.managing.id;
        let current = await checked(id);
        if (price) expect(payOf(current)).toEqual(price);
        for (const [index, terms] of proposals.entries()) {
          // The firm first, because it alone names another supervisor.
          const who = index % 2 === 0 ? cast.partner : cast.daniel;
          // Each side names its own address alone.
          const { firmAddress, paralegalAddress } = current.structuredTerms;
          const others = who === cast.partner ? { paralegalAddress } : { firmAddress };
          const body = { base: current.version, terms: { ...terms, ...others, supervisorId } };
          const proposed = await who.ask<ContractVersion>("proposeVersion", { params: { id }, body });
          agrees(proposed);
          current = await checked(id);
          expect(payOf(current)).toEqual(payOf({ structuredTerms: { ...terms, supervisorId } }));
        }
        const refusal = missingAddress(current.structuredTerms);
        if (current.structuredTerms.pay !== null && refusal !== null) {
          const answer = await cast.daniel.call("agreeToTerms", { params: { id } });
          expect([answer.statusCode, answer.body]).toEqual([409, refusal]);
        }
        const { firmAddress } = current.structuredTerms;
        const maySign = refusal === null && missingAddress({ ...amendment, firmAddress }) === null;
        if (current.structuredTerms.pay !== null && amendment.pay !== null && maySign) {
          for (const who of [cast.daniel, cast.partner]) await who.ask("agreeToTerms", { params: { id } });
          const agreed = await checked(id);
          const body = {
            base: agreed.version,
            terms: {
              ...amendment,
              firmAddress: agreed.structuredTerms.firmAddress,
              supervisorId: agreed.structuredTerms.supervisorId,
            },
            name: cast.daniel.name,
            note: "As discussed.",
            consent: true,
          };
          const { version, sha256: hash } = await cast.daniel.ask<ContractVersion>("proposeAmendment", {
            params: { id },
            body,
          });
          // The version in force holds until both have signed.
          expect((await checked(id)).termsSha256).toBe(agreed.termsSha256);
          const signature = { sha256: hash, name: cast.partner.name, consent: true };
          await cast.partner.ask("agreeToAmendment", { params: { id, version }, body: signature });
          expect((await checked(id)).termsSha256).toBe(hash);
        }
        const versions = await cast.partner.ask<ContractVersion[]>("listVersions", { params: { id } });
        for (const version of versions) agrees(version);
      },
    ),
    { numRuns: 25 },
  );
});

/** The price without cap and milestones. */
function payOf({ structuredTerms: { pay } }: Pick<ContractDetail, "structuredTerms">): ProposedPay | null {
  if (pay === null) return null;
  return pay.kind === "hourly"
    ? { kind: "hourly", cents: pay.rateCents }
    : { kind: "flat", cents: pay.totalCents };
}
