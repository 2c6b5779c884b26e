import { expect, test } from "vitest";
import { billingForm, billingValues, centsOf } from "./billing-form.ts";

test.each([
  ["145", 14_500],
  ["$145.25", 14_525],
  ["1,250.5", 125_050],
  ["145.255", Number.NaN],
  ["1,25", Number.NaN],
  ["a lot", Number.NaN],
])("%s is %d cents", (text, cents) => expect(centsOf(text)).toBe(cents));

const typed = {
  clientId: " ACME ",
  clientMatterId: "LIT-7",
  lawFirmMatterId: "2026-114",
  lawFirmId: "",
  billRateCents: "145.25",
  mode: "fee",
} as const;

test("what is typed becomes what is sent, and back", () => {
  const sent = billingForm.parse(typed);
  expect(sent).toEqual({ ...typed, clientId: "ACME", lawFirmId: null, billRateCents: 14_525 });
  expect(billingValues(sent)).toEqual({ ...typed, clientId: "ACME" });
});

test("a fee needs a rate, a cost does not", () => {
  const without = { ...typed, billRateCents: "" };
  expect(billingForm.safeParse(without).error?.issues.map(({ path }) => path)).toEqual([["billRateCents"]]);
  expect(billingForm.parse({ ...without, mode: "cost" }).billRateCents).toBeNull();
});
