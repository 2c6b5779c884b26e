import { expect, test } from "vitest";
import { structuredTerms } from "./structured-terms.ts";

const terms = (pay: unknown) => ({
  pay,
  services: ["Deposition summaries"],
  startsOn: "2026-03-02",
  endsOn: null,
  supervisorId: 1,
  governingState: "PA",
  paymentDays: 30,
  expenses: { allowed: false, capCents: null },
  firmAddress: null,
  paralegalAddress: null,
  clientContact: "none",
  autoApproveDays: 10,
  extraClauses: [],
});
const milestones = [{ title: "Log", dueOn: null, cents: 50_000 }];

test.each([
  [{ kind: "hourly", rateCents: 5_400, capMinutes: null }, 10],
  [{ kind: "flat", totalCents: 50_000, milestones }, null],
  [null, null],
])("only hourly pay has timesheets that approve themselves: %j", (pay, days) => {
  expect(structuredTerms.parse(terms(pay)).autoApproveDays).toBe(days);
});
