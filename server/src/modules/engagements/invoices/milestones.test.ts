import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import type { Invoiceable } from "@caseload/contract/engagements/new-invoice";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startEngagement } from "../../../testkit/engagement.ts";
import { type Cast, createHiringFirm } from "../../../testkit/hiring.ts";
import { draftInvoice, listInvoices, sendInvoice, voidInvoice } from "../../../testkit/invoicing.ts";
import { hourlyAt, sign } from "../../../testkit/negotiate.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

/** A Thursday, 4 PM in New York. */
const thursday = new Date("2026-11-19T21:00:00Z");
const start = new Date("2026-11-16T14:00:00Z");
const monday = "2026-11-16";
const tuesday = "2026-11-17";

let site: Site;
let cast: Cast;
let id: number;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const create = (body: unknown = {}, who = cast.daniel, contractId = id) =>
  who.call("createInvoice", { params: { id: contractId }, body });
const answerOf = async (asked: ReturnType<typeof create>) => {
  const { statusCode, body } = await asked;
  return [statusCode, body];
};

describe("milestones and expenses", () => {
  const flat = {
    pay: {
      kind: "flat" as const,
      totalCents: 150_000,
      milestones: [
        { title: "Index", dueOn: null, cents: 50_000 },
        { title: "Binder", dueOn: null, cents: 50_000 },
        { title: "Binder", dueOn: null, cents: 50_000 },
      ],
    },
    startsOn: monday,
    expenses: { allowed: true, capCents: 20_000 },
  };
  beforeEach(async () => {
    site.time.now = start;
    cast = await createHiringFirm(site);
    id = await startEngagement(site, cast, flat);
    site.time.now = thursday;
  });
  const expense = { day: tuesday, description: "Courier to the court", cents: 4_250 };

  test("each milestone of the terms in force is invoiced once", async () => {
    const invoice = await draftInvoice(cast.daniel, id, { milestones: [1, 0] });
    expect(invoice.lines.map(({ kind, description }) => [kind, description])).toEqual([
      ["milestone", "Binder"],
      ["milestone", "Index"],
    ]);
    expect(invoice.totalCents).toBe(100_000);
    expect(await answerOf(create({ milestones: [0] }))).toEqual([
      409,
      'The milestone "Index" is on an invoice already.',
    ]);
    // The second of the same title is another one.
    expect((await draftInvoice(cast.daniel, id, { milestones: [2] })).totalCents).toBe(50_000);
    const left = await cast.daniel.ask<Invoiceable>("getInvoiceable", { params: { id } });
    expect(left.milestones.map(({ invoiced }) => invoiced)).toEqual([true, true, true]);
    await sendInvoice(cast.daniel, invoice.id);
    await voidInvoice(cast.daniel, invoice.id);
    expect((await create({ milestones: [0] })).statusCode).toBe(201);
  });

  test("an amendment that moves or renames milestones does not have them invoiced twice", async () => {
    await draftInvoice(cast.daniel, id, { milestones: [0, 1] });
    const { version, structuredTerms } = await cast.partner.ask<ContractDetail>("getContract", {
      params: { id },
    });
    const [index, binder] = flat.pay.milestones;
    const milestones = [{ ...binder, title: "Binders 1 and 2" }, index, binder];
    const terms = { ...structuredTerms, pay: { ...flat.pay, milestones } };
    const body = { base: version, terms, note: "As discussed.", name: cast.partner.name, consent: true };
    await sign(
      cast.daniel,
      id,
      await cast.partner.ask<ContractVersion>("proposeAmendment", { params: { id }, body }),
    );
    expect(await answerOf(create({ milestones: [1] }))).toEqual([
      409,
      'The milestone "Index" is on an invoice already.',
    ]);
    expect((await create({ milestones: [2] })).statusCode).toBe(409);
    expect((await create({ milestones: [0] })).statusCode).toBe(201);
  });

  test.each([
    [{ milestones: [3] }, 400, "The terms in force have no milestone 3 (milestones)"],
    [{ milestones: [-1] }, 400, "Please name milestones by their place, from 0 (milestones.0)"],
    [{ milestones: [0, 0] }, 400, "Please name each milestone once (milestones)"],
    [{ milestones: "all" }, 400, "Please send a list of milestones (milestones)"],
    [{ expenses: [{ ...expense, cents: "$42.50" }] }, 400, expect.stringContaining("(expenses.0.cents)")],
    [{ expenses: [{ ...expense, cents: -1 }] }, 400, expect.stringContaining("(expenses.0.cents)")],
    [{ expenses: [{ ...expense, cents: 0 }] }, 400, expect.stringContaining("(expenses.0.cents)")],
    [{ expenses: [{ ...expense, cents: 10.5 }] }, 400, expect.stringContaining("(expenses.0.cents)")],
    [
      { expenses: [{ ...expense, fileId: 1 }] },
      400,
      "Please choose a file of this contract as the receipt (expenses)",
    ],
    [{ expenses: [{ ...expense, description: " " }] }, 400, expect.stringContaining("describe the expense")],
    [
      { expenses: [{ ...expense, day: "2026-11-20" }] },
      400,
      "An expense can't be on a day in the future (expenses)",
    ],
    [
      { expenses: [{ ...expense, cents: 20_001 }] },
      409,
      "The expense cap of this contract has $200.00 left. Invoice less, or ask for an amendment.",
    ],
  ])("%j is refused", async (body, status, text) => {
    expect(await answerOf(create(body))).toEqual([status, text]);
    expect(await listInvoices(cast.daniel)).toEqual([]);
  });

  test("the expense cap is over the whole contract", async () => {
    const invoice = await draftInvoice(cast.daniel, id, {
      expenses: [expense, { ...expense, cents: 15_000 }],
    });
    expect(invoice.totalCents).toBe(19_250);
    expect(await answerOf(create({ expenses: [{ ...expense, cents: 751 }] }))).toEqual([
      409,
      expect.stringContaining("$7.50 left"),
    ]);
    expect((await create({ expenses: [{ ...expense, cents: 750 }] })).statusCode).toBe(201);
  });

  test("expenses need terms that reimburse them, milestones need flat pay", async () => {
    site.time.now = start;
    const hourly = await startEngagement(site, cast, { ...hourlyAt(5_400), startsOn: monday });
    site.time.now = thursday;
    expect(await answerOf(create({ expenses: [expense] }, cast.daniel, hourly))).toEqual([
      409,
      "The terms don't reimburse expenses. Ask for an amendment to invoice them.",
    ]);
    expect(await answerOf(create({ milestones: [0] }, cast.daniel, hourly))).toEqual([
      400,
      "The pay of this contract has no milestones (milestones)",
    ]);
  });
});
