import { describe, expect, test } from "vitest";
import type { StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import { structuredTerms } from "~/testkit/records.ts";
import { sumText } from "./pay-fields.tsx";
import { checkDraft } from "./check-terms-draft.ts";
import { draftOf, fieldOf, serverProblems, type TermsDraft } from "./terms-draft.ts";

const draft = (changes: Partial<TermsDraft> = {}): TermsDraft => ({
  ...draftOf(structuredTerms()),
  ...changes,
});
const problemsOf = (changes: Partial<TermsDraft>): string[] => {
  const checked = checkDraft(draft(changes));
  return "terms" in checked ? [] : checked.problems.map(({ field, message }) => `${field}: ${message}`);
};

const everything: StructuredTerms = {
  ...structuredTerms(),
  pay: {
    kind: "flat",
    totalCents: 150_050,
    milestones: [
      { title: "Draft log", dueOn: "2026-12-01", cents: 50_050 },
      { title: "Final log", dueOn: null, cents: 100_000 },
    ],
  },
  services: ["One", "Two"],
  endsOn: null,
  governingState: null,
  expenses: { allowed: true, capCents: 20_000 },
  paralegalAddress: "2120 Spruce Street",
  clientContact: "supervised",
  autoApproveDays: null,
  extraClauses: [{ heading: "Quiet hours", text: "No calls after 8 PM." }],
};

test.each([
  ["hourly with a cap", structuredTerms()],
  ["hourly without a cap", structuredTerms({ pay: { kind: "hourly", rateCents: 5_410, capMinutes: null } })],
  ["a cap in tenths", structuredTerms({ pay: { kind: "hourly", rateCents: 100, capMinutes: 6 } })],
  ["hourly with auto-approval", structuredTerms({ autoApproveDays: 10 })],
  ["without pay", structuredTerms({ pay: null })],
  ["flat, with every value", everything],
])("%s comes back from the editor as it went in", (_name, terms) => {
  expect(checkDraft(draftOf(terms))).toEqual({ terms });
});

test.each(["10", "ten"])("%j days of auto-approval are dropped with a flat fee", (autoApproveDays) => {
  expect(checkDraft({ ...draftOf(everything), autoApproveDays })).toEqual({ terms: everything });
});

describe("each field says what is wrong with it, in the contract's words", () => {
  const rate = "rate: Please enter a rate from $1 to $10,000 an hour";
  const cap = "cap: Please enter a cap of at least 0.1 hours, in steps of 0.1";
  const flat = { payKind: "flat", total: "1500" } as const;
  const cases: [name: string, changes: Partial<TermsDraft>, problems: string[]][] = [
    ["no rate", { rate: "" }, [rate]],
    ["zero", { rate: "0" }, [rate]],
    ["negative", { rate: "-5" }, [rate]],
    ["absurd", { rate: "1000000" }, [rate]],
    ["words", { rate: "fifty" }, [rate]],
    ["half a cent", { rate: "54.005" }, ["rate: Please enter whole cents"]],
    ["three minutes: too short, and no tenth of an hour", { cap: "0.05" }, [cap]],
    ["a twentieth", { cap: "1.25" }, [cap]],
    [
      "milestones that do not sum",
      { ...flat, milestones: [{ title: "All", dueOn: "", amount: "1,400" }] },
      ["milestones: The milestones must add up to the total fee"],
    ],
    [
      "a milestone without a name or an amount",
      { ...flat, milestones: [{ title: "", dueOn: "", amount: "" }] },
      [
        "milestones.0.title: Please name the milestone",
        "milestones.0.amount: Please enter a fee from $1 to $1,000,000",
      ],
    ],
    [
      "a milestone before the start",
      { ...flat, milestones: [{ title: "All", dueOn: "2026-10-01", amount: "1500" }] },
      ["milestones.0.dueOn: The milestone is due before the start date"],
    ],
    ["an end before the start", { endsOn: "2026-10-01" }, ["endsOn: The end date is before the start date"]],
    ["no start", { startsOn: "" }, ["startsOn: Please enter a date"]],
    ["an empty service", { services: [{ text: " " }] }, ["services.0.text: Please describe the service"]],
    ["no service", { services: [] }, ["services: Please describe at least one service"]],
    ["61 days", { paymentDays: "61" }, ["paymentDays: Please enter 1 to 60 days"]],
    ["4 days", { autoApproveDays: "4" }, ["autoApproveDays: Please enter 5 to 30 days"]],
    [
      "a cap on expenses of nothing",
      { reimbursed: true, expensesCap: "0" },
      ["expensesCap: Please enter an expense cap from $1 to $1,000,000"],
    ],
    [
      "an empty clause",
      { clauses: [{ heading: "", text: "" }] },
      ["clauses.0.heading: Please enter a heading", "clauses.0.text: Please enter the clause"],
    ],
    ["a long note", { note: "x".repeat(2_001) }, ["note: Please use at most 2,000 characters"]],
    ["a signature without a name", { signsNow: true }, ["signature: Please type your full name"]],
  ];
  test.each(cases)("%s", (_name, changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });

  test("all at once, also what compares two values", () => {
    expect(
      problemsOf({
        ...flat,
        total: "",
        milestones: [{ title: "All", dueOn: "2026-10-01", amount: "" }],
        services: [],
        endsOn: "2026-10-01",
        clauses: [{ heading: "", text: "" }],
        note: "x".repeat(2_001),
      }).map((problem) => problem.split(":", 1)[0]),
    ).toEqual([
      "total",
      "milestones.0.amount",
      "services",
      "clauses.0.heading",
      "clauses.0.text",
      "endsOn",
      "milestones.0.dueOn",
      "note",
    ]);
    expect(problemsOf({ rate: "", endsOn: "2026-10-01" })).toEqual([
      rate,
      "endsOn: The end date is before the start date",
    ]);
  });

  test("a cap on expenses that are not reimbursed is left out", () => {
    expect(problemsOf({ reimbursed: false, expensesCap: "nonsense" })).toEqual([]);
  });

  test("amounts may be written with a sign and separators", () => {
    const checked = checkDraft(draft({ rate: "$1,054.10", cap: "1,000" }));
    expect("terms" in checked && checked.terms.pay).toEqual({
      kind: "hourly",
      rateCents: 105_410,
      capMinutes: 60_000,
    });
  });
});

test("the server's lines find their fields", () => {
  expect(
    serverProblems(
      "Please choose an attorney of the firm (terms.supervisorId)\nToo low (terms.pay.milestones.2.cents)\nPlease type your full name (name)\nplain text",
    ),
  ).toEqual([
    { field: "supervisorId", message: "Please choose an attorney of the firm" },
    { field: "milestones.2.amount", message: "Too low" },
    { field: "signature", message: "Please type your full name" },
  ]);
  expect(fieldOf(["expenses", "capCents"])).toBe("expensesCap");
});

test("the running sum of milestones", () => {
  expect(sumText("1500", ["500", "700"])).toBe("$1,200.00 of $1,500.00, $300.00 left");
  expect(sumText("1500", ["500", "1000"])).toBe("$1,500.00 of $1,500.00, adds up");
  expect(sumText("1500", ["2000", "x"])).toBe("$2,000.00 of $1,500.00, $500.00 too much");
  expect(sumText("", ["500"])).toBe("$500.00 so far");
});
