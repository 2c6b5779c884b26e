import type { OwnApplication, ReceivedApplication } from "@caseload/contract/hiring/applications";
import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { errorMessages } from "@caseload/contract/error-messages";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cast, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
const coverLetter = "I have run second-pass privilege reviews in two federal matters.";
const hourly = { kind: "hourly", cents: 6250 };
const flat = { kind: "flat", cents: 120_000 };

beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

type Budget = Partial<Parameters<typeof createPosting>[2]>;
const apply = async (budget: Budget, proposedPay: unknown) => {
  const { id: jobId } = await createPosting(site, cast, budget);
  return cast.daniel.call("apply", { body: { jobId, coverLetter, proposedPay } });
};

const hourlyFigures = {
  budgetRange: "$20-25/hr",
  budgetKind: "hourly",
  budgetMin: 20,
  budgetMax: 25,
} as const;
const flatFigures = {
  budgetRange: "$1,500 flat fee",
  budgetKind: "flat",
  budgetMin: 1500,
  budgetMax: 1500,
} as const;

describe("the price of an application", () => {
  test.each<[string, Budget, object, "hourly" | "flat" | null]>([
    ["above a posted range", hourlyFigures, hourly, "hourly"],
    ["below a posted range", hourlyFigures, { kind: "hourly", cents: 100 }, "hourly"],
    ["in a range stated as text", { budgetRange: "$48-58/hr" }, hourly, "hourly"],
    ["for a posted fee", flatFigures, flat, "flat"],
    ["for a fee stated as text", { budgetRange: "$2,500 flat fee" }, flat, "flat"],
    ["by the hour without a budget", { budgetRange: null }, hourly, null],
    ["as a fee without a budget", { budgetRange: null }, flat, null],
    ["as a fee for negotiable pay", { budgetRange: "Negotiable" }, flat, null],
  ])("%s is taken as named, and both sides see it", async (_case, budget, proposedPay, priceKind) => {
    const answer = await apply(budget, proposedPay);
    expect(answer.statusCode).toBe(201);
    const { id, jobId, ...own } = answer.json<OwnApplication>();
    expect(own.proposedPay).toEqual(proposedPay);
    expect(await cast.daniel.ask("getApplication", { params: { id } })).toMatchObject({ proposedPay });
    const [received] = await cast.partner.ask<ReceivedApplication[]>("listReceivedApplications", {
      query: { jobId },
    });
    expect(received?.proposedPay).toEqual(proposedPay);
    expect(await cast.daniel.ask<JobDetail>("getJob", { params: { id: jobId } })).toMatchObject({
      priceKind,
    });
  });

  test("is the pay of the contract's first version", async () => {
    const { id } = (await apply(hourlyFigures, hourly)).json<OwnApplication>();
    const accept = { params: { id }, body: { status: "accepted" } };
    const { contractId } = await cast.partner.ask<ReceivedApplication>("decideApplication", accept);
    const contract = await cast.daniel.ask<ContractDetail>("getContract", {
      params: { id: contractId ?? 0 },
    });
    expect(contract).toMatchObject({
      payDerivedFrom: "proposed",
      agreedRate: 62.5,
      structuredTerms: { pay: { kind: "hourly", rateCents: 6250 } },
    });
  });

  test("may be left out", async () => {
    expect((await apply(hourlyFigures, undefined)).json<OwnApplication>().proposedPay).toBeNull();
  });

  test.each<[string, Budget, object]>([
    ["flat", flatFigures, hourly],
    ["flat", { budgetRange: "$2,500 flat fee" }, hourly],
    ["hourly", hourlyFigures, flat],
    ["hourly", { budgetRange: "$48-58/hr" }, flat],
  ])("of another kind than the %s budget is refused", async (kind, budget, proposedPay) => {
    const answer = await apply(budget, proposedPay);
    expect([answer.statusCode, answer.body]).toEqual([400, errorMessages.payKindOfBudget(kind)]);
  });

  test.each([
    [{ kind: "hourly", cents: 0 }, "(proposedPay.cents)"],
    [{ kind: "hourly", cents: -5400 }, "(proposedPay.cents)"],
    [{ kind: "hourly", cents: 54.5 }, "(proposedPay.cents)"],
    [{ kind: "hourly", cents: 1_000_001 }, "(proposedPay.cents)"],
    [{ kind: "flat", cents: 99 }, "(proposedPay.cents)"],
    [{ kind: "flat", cents: 100_000_001 }, "(proposedPay.cents)"],
    [{ kind: "hourly", cents: "5400" }, "(proposedPay.cents)"],
    [{ kind: "hourly" }, "(proposedPay.cents)"],
    [{ kind: "daily", cents: 5400 }, "(proposedPay.kind)"],
    [5400, "(proposedPay)"],
    [null, "(proposedPay)"],
  ])("%j is refused in words", async (proposedPay, field) => {
    const answer = await apply({ budgetRange: null }, proposedPay);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(field);
  });
});
