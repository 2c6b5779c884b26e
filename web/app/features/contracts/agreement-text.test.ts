import { shortHash } from "~/lib/short-hash.ts";
import { describe, expect, test } from "vitest";
import {
  agreementSections,
  compareSections,
  foldUnchanged,
  plainSections,
  unchangedText,
} from "./agreement-text.ts";

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

const terms = (...sections: [heading: string, text: string][]): string =>
  sections.map(([heading, text], at) => `${at + 1}. ${heading}\n${text}`).join("\n\n");

describe("compareSections", () => {
  const brief = (base: string, next: string) =>
    compareSections(base, next).map(({ heading, number, isChanged }) => [heading, number, isChanged]);

  test("marks the sections whose text differs", () => {
    expect(brief(terms(["A", "one"], ["B", "two"]), terms(["A", "one"], ["B", "three"]))).toEqual([
      ["A", 1, false],
      ["B", 2, true],
    ]);
  });

  test("a section that was only renumbered is unchanged", () => {
    const next = terms(["A", "one"], ["New", "added"], ["B", "two"]);
    expect(brief(terms(["A", "one"], ["B", "two"]), next)).toEqual([
      ["A", 1, false],
      ["New", 2, true],
      ["B", 3, false],
    ]);
  });

  test("a removed section follows its predecessor, without a number", () => {
    expect(brief(terms(["A", "one"], ["B", "two"], ["C", "x"]), terms(["A", "one"], ["C", "x"]))).toEqual([
      ["A", 1, false],
      ["B", null, true],
      ["C", 2, false],
    ]);
  });

  test("a renamed section stays one, and two of the same heading are told apart by their texts", () => {
    const base = terms(["A", "one"], ["Other", "two"], ["Other", "three"], ["Hours", "No calls."]);
    const next = terms(["A", "one"], ["Other", "three"], ["Quiet time", "No calls."]);
    expect(brief(base, next)).toEqual([
      ["A", 1, false],
      ["Other", null, true],
      ["Other", 2, false],
      ["Quiet time", 3, true],
    ]);
    expect(compareSections(base, next).at(-1)).toMatchObject({ headingBefore: "Hours", before: "No calls." });
  });

  test("the same text has no changed section", () => {
    const text = terms(["A", "one"], ["B", "two"]);
    expect(compareSections(text, text)).toEqual(plainSections(text));
  });
});

describe("foldUnchanged", () => {
  test("keeps section 1 and what changed, and folds the runs between", () => {
    const base = terms(["A", "a"], ["B", "b"], ["C", "c"], ["D", "d"], ["E", "e"], ["F", "f"]);
    const next = terms(["A", "a"], ["B", "b"], ["C", "changed"], ["D", "d"], ["E", "e"], ["F", "f"]);
    const runs = foldUnchanged(compareSections(base, next));
    expect(
      runs.map((run) => (run.kind === "shown" ? run.section.heading : unchangedText(run.sections))),
    ).toEqual(["A", "Section 2 is unchanged: B", "C", "Sections 4 to 6 are unchanged: D; E; F"]);
  });

  test("names five sections and counts the rest", () => {
    const sections = plainSections(
      terms(["A", ""], ["B", ""], ["C", ""], ["D", ""], ["E", ""], ["F", ""], ["G", ""]),
    );
    expect(unchangedText(sections)).toBe("Sections 1 to 7 are unchanged: A; B; C; D; E; and 2 more");
    expect(unchangedText(sections.slice(0, 2))).toBe("Sections 1 and 2 are unchanged: A; B");
  });
});

test("a short hash shows the first and the last digits", () => {
  expect(shortHash(`3b1e90c754fd${"0".repeat(48)}d4a2`)).toBe("3b1e 90c7 54fd … d4a2");
  expect(shortHash(`3b1e90c754fd${"0".repeat(48)}d4a2`, 2)).toBe("3b1e 90c7 … d4a2");
});
