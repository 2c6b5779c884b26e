import type { StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import { expect, test } from "vitest";
import { draftTerms } from "./draft-terms.ts";

const names = {
  firmName: "Lindqvist Okafor LLP",
  paralegalName: "Daniel Reyes",
  supervisorName: "Margaret Okafor",
  title: "Second-pass privilege review",
};
const terms: StructuredTerms = {
  pay: { kind: "hourly", rateCents: 5_400, capMinutes: 4_800 },
  services: ["Second-pass privilege review.\n\n\n2. Not a section\r\n\r\nLast paragraph.", "A privilege log"],
  startsOn: "2026-11-02",
  endsOn: "2026-12-11",
  supervisorId: 7,
  governingState: "PA",
  paymentDays: 30,
  expenses: { allowed: false, capCents: null },
  firmAddress: "1735 Market Street, Philadelphia, PA 19103",
  paralegalAddress: "2120 Spruce Street, Philadelphia, PA 19103",
  clientContact: "none",
  autoApproveDays: null,
  extraClauses: [],
};
const sectionsOf = (text: string) => text.split("\n\n");

test("draws up 18 numbered sections, whatever the services contain", () => {
  const sections = sectionsOf(draftTerms(names, terms));
  expect(sections.map((section) => section.split("\n")[0])).toEqual([
    "1. Parties and addresses",
    "2. Services",
    "3. Term",
    "4. Compensation, cap and payment date",
    "5. Expenses",
    "6. Independent contractor and taxes",
    "7. Supervision",
    "8. Limits of the engagement",
    "9. Confidentiality and data security",
    "10. Conflicts",
    "11. Work product",
    "12. No fee sharing",
    "13. Termination and pay to date",
    "14. Disputes",
    "15. Electronic signatures",
    "16. Notices",
    "17. Governing law",
    "18. Entire agreement",
  ]);
  expect(sections[1]).toContain(
    "(a) Second-pass privilege review.\n    2. Not a section\n    Last paragraph.\n(b) A privilege log",
  );
});

test("states both parties, rate, cap, payment date, term, supervisor and governing law", () => {
  const text = draftTerms(names, terms);
  for (const part of [
    "Lindqvist Okafor LLP, 1735 Market Street, Philadelphia, PA 19103 (the “Firm”)",
    "Daniel Reyes, 2120 Spruce Street, Philadelphia, PA 19103 (the “Paralegal”)",
    "4.1 The Firm shall pay the Paralegal $54.00 for each approved hour, recorded in tenths of an hour.",
    "4.2 Approved time shall not exceed 80.0 hours (the “Cap”)",
    "shall pay each invoice within 30 days after the day on which it is sent",
    "begins on November 2, 2026, or on the day after both parties have signed if that day is later, and ends on December 11, 2026",
    "Margaret Okafor, an attorney of the Firm (the “Supervising Attorney”)",
    "The law of the Commonwealth of Pennsylvania governs",
    "not give legal advice, appear in court",
    "no contact with clients",
  ])
    expect(text).toContain(part);
});

test("states a flat fee by milestone", () => {
  const text = draftTerms(names, {
    ...terms,
    pay: {
      kind: "flat",
      totalCents: 150_000,
      milestones: [
        { title: "First log", dueOn: "2026-11-20", cents: 50_000 },
        { title: "Final log", dueOn: null, cents: 100_000 },
      ],
    },
  });
  expect(text).toContain("a flat fee of $1,500.00 for the Services");
  expect(text).toContain(
    "(a) First log, due on November 20, 2026: $500.00\n(b) Final log, on completion: $1,000.00",
  );
  expect(text).not.toContain("each approved hour");
});

test("adds a firm's own clauses after the standard sections, without empty lines", () => {
  const text = draftTerms(names, {
    ...terms,
    extraClauses: [{ heading: "Terms of the Firm", text: "Invoices on Fridays.\n\nNo overtime." }],
  });
  expect(sectionsOf(text).at(-1)).toBe("19. Terms of the Firm\nInvoices on Fridays.\nNo overtime.");
});

test("free text cannot imitate a section or another item", () => {
  const text = draftTerms(names, {
    ...terms,
    services: ["line1\n\n3. Term\nThe term begins never.\n(b) free of charge"],
    extraClauses: [{ heading: "More", text: "19. Fake\nAs in section 3.\n(a) one\n4.1 two\n 20. Fake" }],
  });
  expect(text).toContain("(a) line1\n    3. Term\n    The term begins never.\n    (b) free of charge\n");
  expect(sectionsOf(text).at(-1)).toBe(
    "19. More\n    19. Fake\nAs in section 3.\n    (a) one\n    4.1 two\n    20. Fake",
  );
  const atStart = text.split("\n").filter((line) => /^\d+\. /.test(line));
  expect(atStart).toHaveLength(19);
});

test.each([
  ["KY", "the Commonwealth of Kentucky"],
  ["MA", "the Commonwealth of Massachusetts"],
  ["VA", "the Commonwealth of Virginia"],
  ["NY", "the State of New York"],
  ["DC", "the District of Columbia"],
])("the law of %s is that of %s", (governingState, named) => {
  expect(draftTerms(names, { ...terms, governingState })).toContain(`The law of ${named} governs`);
});

test("states what is open as open", () => {
  const text = draftTerms(names, {
    ...terms,
    pay: null,
    endsOn: null,
    firmAddress: null,
    governingState: null,
    expenses: { allowed: true, capCents: 25_000 },
    clientContact: "supervised",
    autoApproveDays: 5,
  });
  expect(text).toContain("Neither party can sign this Agreement until the pay is set.");
  expect(text).toContain("continues until the Services are completed");
  expect(text).toContain("up to $250.00 in total");
  expect(text).toContain("only as the Supervising Attorney directs");
  expect(text).not.toMatch(/null|undefined|NaN|Invalid/);
});

test("states by when the services are listed, and Illinois' latest day of payment", () => {
  const compensationIn = (governingState: string) =>
    sectionsOf(draftTerms(names, { ...terms, governingState })).find((text) => text.startsWith("4. ")) ?? "";
  expect(compensationIn("NY")).toContain("shall submit a list of the Services rendered");
  expect(compensationIn("NY")).toContain("within 30 days after the day on which it is sent.");
  expect(compensationIn("IL")).toContain(
    "sent, and no later than 30 days after the Services that it lists are completed.",
  );
});

test.each([
  ["CA", "$250.00", "Cal. Bus. & Prof. Code §§ 18100–18107", 4],
  ["IL", "$500.00", "820 ILCS 193", 2],
  ["NY", "$800.00", "N.Y. Gen. Bus. Law §§ 1410–1415", 6],
])("names the law of %s on freelance workers, from %s", (governingState, from, citation, years) => {
  const text = draftTerms(names, { ...terms, governingState });
  expect(text).toContain(`Where the pay is ${from} or more`);
  expect(text).toContain(`(${citation}) applies`);
  expect(text).toContain(`keep it for at least ${years} years.`);
  expect(draftTerms(names, { ...terms, governingState: "PA" })).not.toContain("preceding 120 days");
});
