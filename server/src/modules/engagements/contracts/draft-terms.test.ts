import { expect, test } from "vitest";
import { draftTerms, type Engagement } from "./draft-terms.ts";

const engagement: Engagement = {
  firmName: "Lindqvist Okafor LLP",
  posterName: "Margaret Okafor",
  posterIsAttorney: true,
  paralegalName: "Daniel Reyes",
  title: "Second-pass privilege review",
  description: "First paragraph.\n\n\n2. Not a section\r\n\r\nLast paragraph.",
  hoursPerWeek: "25 hrs/week",
  duration: "8 weeks",
  rate: 54,
  deadline: "2026-05-08",
  firmTerms: null,
};
const headings = [
  "1. Scope",
  "2. Rate and hours",
  "3. Deadline",
  "4. Supervision",
  "5. Confidentiality and conflicts",
];

test("an empty line parts five numbered sections, whatever the posting holds", () => {
  const sections = draftTerms(engagement).split("\n\n");
  expect(sections.map((section) => section.split("\n")[0])).toEqual(headings);
  expect(sections[0]).toContain("Lindqvist Okafor LLP (the law office): Second-pass privilege review.");
  expect(sections[0]).toContain("First paragraph.\n2. Not a section\nLast paragraph.");
});

test("what the firm adds to its contracts comes last, as one section", () => {
  const terms = draftTerms({ ...engagement, firmTerms: "Invoices on Fridays.\n\nNo overtime." });
  expect(terms.split("\n\n").at(-1)).toBe("6. Terms of the law office\nInvoices on Fridays.\nNo overtime.");
});

test("rate, hours and deadline are stated; pay depends on no client's fee", () => {
  const terms = draftTerms(engagement);
  expect(terms).toContain(
    "$54.00 for each hour of approved work. Expected hours: 25 hrs/week. Expected duration: 8 weeks.",
  );
  expect(terms).toContain("due on May 8, 2026");
  expect(terms).toContain("No part of it is a share of a client's fee");
  expect(terms).toContain("Margaret Okafor supervises the work as the responsible attorney");
});

test("states unknown terms as unset", () => {
  const terms = draftTerms({
    ...engagement,
    rate: null,
    deadline: null,
    duration: "ongoing",
    posterIsAttorney: false,
  });
  expect(terms).toContain("These terms set no rate.");
  expect(terms).toContain('gives the duration as "ongoing" and sets no last day');
  expect(terms).toContain("An attorney of the law office supervises the work; Margaret Okafor is");
  expect(terms).not.toMatch(/null|undefined|NaN|Invalid/);
});
