import type { ProposedPay } from "@caseload/contract/engagements/structured-terms";
import { describe, expect, test } from "vitest";
import { postedBudget } from "@caseload/matching/posted-budget";
import { derivePay } from "./derive-pay.ts";

const figures = (budgetKind: "hourly" | "flat", budgetMin: number, budgetMax: number | null = null) =>
  postedBudget({ budgetRange: null, budgetKind, budgetMin, budgetMax });
const words = (budgetRange: string | null) =>
  postedBudget({ budgetRange, budgetKind: null, budgetMin: null, budgetMax: null });

const hourly = (rateCents: number) => ({ kind: "hourly", rateCents, capMinutes: null });
const flat = (cents: number) => ({
  kind: "flat",
  totalCents: cents,
  milestones: [{ title: "Completion of the Services", dueOn: "2026-12-11", cents }],
});
const proposed = (kind: ProposedPay["kind"], cents: number): ProposedPay => ({ kind, cents });
const open = [null, "none"];

describe("the pay of version 1", () => {
  test.each([
    // The application's price comes first, also outside the posted range.
    [proposed("hourly", 7_500), words("$20-25/hr"), 54, [hourly(7_500), "proposed"]],
    [proposed("flat", 120_000), words("$1,500 flat"), 54, [flat(120_000), "proposed"]],
    [proposed("hourly", 7_500), null, null, [hourly(7_500), "proposed"]],
    // A flat budget is the fee, in figures or in words.
    [null, figures("flat", 1_500, 1_500), 54, [flat(150_000), "flat_budget"]],
    [null, figures("flat", 1_500.5), null, [flat(150_050), "flat_budget"]],
    [null, words("$1,500 flat"), 54, [flat(150_000), "flat_budget"]],
    [null, words("$2k flat fee"), null, [flat(200_000), "flat_budget"]],
    // The profile's rate moves into the posted range.
    [null, words("$20-25/hr"), 54, [hourly(2_500), "clamped_rate"]],
    [null, words("$20-25/hr"), 12, [hourly(2_000), "clamped_rate"]],
    [null, words("$20-25/hr"), 22.5, [hourly(2_250), "clamped_rate"]],
    [null, figures("hourly", 20, 25), 54, [hourly(2_500), "clamped_rate"]],
    [null, figures("hourly", 45), 54, [hourly(4_500), "clamped_rate"]],
    [null, words("Up to $60/hr"), 54, [hourly(5_400), "clamped_rate"]],
    // Without a posted range the profile's rate holds. A salary names no rate.
    [null, null, 54, [hourly(5_400), "profile_rate"]],
    [null, words("Negotiable"), 54.25, [hourly(5_425), "profile_rate"]],
    [null, words("$80k a year"), 54, [hourly(5_400), "profile_rate"]],
    // Nothing to derive it from.
    [null, words("$20-25/hr"), null, open],
    [null, words(null), null, open],
    // Such terms cannot be proposed.
    [null, null, 0, open],
    [null, words("$0.50/hr"), 54, open],
    [null, words("$0.50 flat"), 54, open],
    [null, words("$9,000,000 flat fee"), 54, open],
  ] as const)("price %j, budget %j and profile rate %j", (price, budget, profileRate, [pay, derivedFrom]) => {
    expect(derivePay({ proposed: price, budget, profileRate }, "2026-12-11")).toEqual({ pay, derivedFrom });
  });
});

describe("a posted budget", () => {
  test("in figures comes before its text", () => {
    const both = { budgetRange: "$20-25/hr", budgetKind: "flat", budgetMin: 900, budgetMax: null } as const;
    expect(postedBudget(both)).toEqual({ kind: "flat", min: 900, max: 900 });
  });
});
