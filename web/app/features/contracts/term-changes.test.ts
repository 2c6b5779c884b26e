import { describe, expect, test } from "vitest";
import type { StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import { structuredTerms } from "~/testkit/records.ts";
import { payFigure } from "./pay-figure.ts";
import { keyTerms, termChanges } from "./term-changes.ts";

const day = (value: string): string => value.slice(5);
const named = (changes: Partial<StructuredTerms> = {}, supervisorName = "Margaret Okafor") => ({
  structuredTerms: structuredTerms(changes),
  supervisorName,
});
const hourly = (rateCents: number, capMinutes: number | null) =>
  ({ kind: "hourly", rateCents, capMinutes }) as const;
const flat = {
  kind: "flat",
  totalCents: 150_000,
  milestones: [
    { title: "Draft log", dueOn: "2026-12-01", cents: 50_000 },
    { title: "Final log", dueOn: null, cents: 100_000 },
  ],
} as const;

describe("termChanges", () => {
  const cases: [name: string, next: Partial<StructuredTerms>, rows: string[]][] = [
    ["nothing", {}, []],
    ["rate", { pay: hourly(5_800, 4_800) }, ["Pay: $54.00/hr > $58.00/hr"]],
    ["cap", { pay: hourly(5_400, 6_600) }, ["Cap: 80.0 > 110.0 hours"]],
    ["no cap", { pay: hourly(5_400, null) }, ["Cap: 80.0 > No cap"]],
    [
      "hourly to flat",
      { pay: { ...flat, milestones: [...flat.milestones] } },
      ["Pay: $54.00/hr > $1,500.00 flat", "Milestones: Draft log: $500.00, 12-01; Final log: $1,000.00"],
    ],
    ["pay taken back", { pay: null }, ["Pay: $54.00/hr > Not set"]],
    ["end date", { endsOn: "2026-12-25" }, ["End date: 12-18 > 12-25"]],
    ["open end", { endsOn: null }, ["End date: 12-18 > Open"]],
    ["payment", { paymentDays: 21 }, ["Payment: 30 > 21 days after invoice"]],
    ["one day", { paymentDays: 1 }, ["Payment: 30 > 1 day after invoice"]],
    [
      "expenses",
      { expenses: { allowed: true, capCents: 20_000 } },
      ["Expenses: Not reimbursed > Reimbursed up to $200.00"],
    ],
    ["auto-approval", { autoApproveDays: 10 }, ["Auto-approval: None > After 10 days"]],
    ["auto-approval without hourly pay", { pay: null, autoApproveDays: 10 }, ["Pay: $54.00/hr > Not set"]],
    ["law", { governingState: "NY" }, ["Law: Pennsylvania > New York"]],
    ["client contact", { clientContact: "supervised" }, ["Client contact: None > As the attorney directs"]],
    [
      "address",
      { paralegalAddress: "2120 Spruce Street" },
      ["Paralegal address: Not given > 2120 Spruce Street"],
    ],
    [
      "a service more",
      { services: [...structuredTerms().services, "A supplemental log"] },
      ['Services: Adds "A supplemental log"'],
    ],
    [
      "a service reworded",
      { services: ["A first-pass review"] },
      ['Services: Rewords "A first-pass review"'],
    ],
    [
      "a clause more",
      { extraClauses: [{ heading: "Quiet hours", text: "No calls after 8 PM." }] },
      ["Quiet hours: Added clause"],
    ],
  ];
  test.each(cases)("%s", (_name, next, rows) => {
    const changes = termChanges(named(), named(next), day);
    expect(
      changes.map(({ label, before, after }) => `${label}: ${before === null ? "" : `${before} > `}${after}`),
    ).toEqual(rows);
  });

  test("a clause with another heading is renamed", () => {
    const clause = (heading: string) => named({ extraClauses: [{ heading, text: "No calls after 8 PM." }] });
    const changes = termChanges(clause("Quiet hours"), clause("Quiet time"), day);
    expect(changes.map(({ label, after }) => `${label}: ${after}`)).toEqual([
      'Quiet time: Renames "Quiet hours"',
    ]);
  });

  test("follow the order of the sections", () => {
    const next = named({
      firmAddress: "1 Main Street",
      services: ["Other work"],
      endsOn: null,
      paymentDays: 10,
      clientContact: "supervised",
    });
    expect(termChanges(named(), next, day).map(({ label }) => label)).toEqual([
      "Firm address",
      "Services",
      "End date",
      "Payment",
      "Client contact",
    ]);
  });

  test("supervisors are distinguished by id", () => {
    expect(termChanges(named(), named({ supervisorId: 12 }), day)).toHaveLength(1);
    expect(termChanges(named(), named({}, "Margaret O. Okafor"), day)).toHaveLength(0);
  });

  test("services and clauses can be removed and put in another order", () => {
    const two = named({
      services: ["One", "Two"],
      extraClauses: [{ heading: "Quiet hours", text: "No calls." }],
    });
    expect(termChanges(two, named({ services: ["Two", "One"] }), day).map(({ after }) => after)).toEqual([
      "Reorders the list",
      "Removed clause",
    ]);
    expect(
      termChanges(two, { ...two, structuredTerms: { ...two.structuredTerms, services: ["Two"] } }, day)[0]
        ?.after,
    ).toBe('Removes "One"');
  });
});

test("the key terms of a flat fee name its milestones and no cap", () => {
  const labels = keyTerms(named({ pay: { ...flat, milestones: [...flat.milestones] } }), day).map(
    ({ label }) => label,
  );
  expect(labels).toContain("Milestones");
  expect(labels).not.toContain("Cap");
});

test("pay has two decimals, and says when it is not set", () => {
  expect(payFigure(hourly(5_450, null))).toBe("$54.50/hr");
  expect(payFigure({ ...flat, milestones: [] })).toBe("$1,500.00 flat");
  expect(payFigure(null)).toBe("Not set");
});
