import { describe, expect, test } from "vitest";
import { agreementSections } from "./agreement-paper.tsx";

const cases: { name: string; terms: string; sections: [heading: string, text: string][] }[] = [
  {
    name: "numbered sections",
    terms: "1. Scope\nThe work.\n\n2. Rate and hours\n$54.00 an hour.",
    sections: [
      ["Scope", "The work."],
      ["Rate and hours", "$54.00 an hour."],
    ],
  },
  {
    name: "line breaks inside a section",
    terms: "1. Scope\nFirst line.\nSecond line.",
    sections: [["Scope", "First line.\nSecond line."]],
  },
  {
    name: "a paragraph of its own belongs to the section before it",
    terms: "1. Scope\nThe work.\n\nAnd more.\n\n2. Deadline\nMay 8.",
    sections: [
      ["Scope", "The work.\n\nAnd more."],
      ["Deadline", "May 8."],
    ],
  },
  { name: "text without numbers", terms: "As agreed by phone.", sections: [["", "As agreed by phone."]] },
  { name: "a heading alone", terms: "1. Scope", sections: [["Scope", ""]] },
  { name: "nothing", terms: " \n ", sections: [] },
];

describe("agreementSections", () => {
  test.each(cases)("$name", ({ terms, sections }) => {
    expect(agreementSections(terms)).toEqual(sections.map(([heading, text]) => ({ heading, text })));
  });
});
