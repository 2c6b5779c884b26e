import { expect, test } from "vitest";
import { redlineOf } from "./redline.tsx";

const marks = { kept: "", inserted: "+", deleted: "-" } as const;
const drawn = (before: string, after: string): string[] =>
  redlineOf(before, after).map((paragraph) =>
    paragraph.map(({ kind, text }) => (marks[kind] === "" ? text : `[${marks[kind]}${text}]`)).join(""),
  );

test("numbers and amounts are one word", () => {
  expect(drawn("shall not exceed 80.0 hours", "shall not exceed 110.0 hours")).toEqual([
    "shall not exceed [-80.0][+110.0] hours",
  ]);
  expect(drawn("The Firm pays $1,500.00 for it", "The Firm pays $1,750.00 for it")).toEqual([
    "The Firm pays $[-1,500.00][+1,750.00] for it",
  ]);
});

test("a paragraph more or less is marked as a whole", () => {
  expect(
    drawn("(a) a review of documents;\nNo more.", "(a) a review of documents;\n(b) a log.\nNo more."),
  ).toEqual(["(a) a review of documents;", "[+(b) a log.]", "No more."]);
  expect(drawn("One thing.\nTwo others.", "Two others.")).toEqual(["[-One thing.]", "Two others."]);
});

test("a renumbered paragraph stays one, and another one is not picked apart", () => {
  expect(
    drawn(
      "4.1 The Firm shall pay $54.00 for each hour.\n4.2 No cap applies.\n4.3 Each invoice is due within 30 days.",
      "4.1 The fee is payable by milestone.\n4.2 Each invoice is due within 21 days.",
    ),
  ).toEqual([
    "[-4.1 The Firm shall pay $54.00 for each hour.]",
    "[-4.2 No cap applies.]",
    "[+4.1 The fee is payable by milestone.]",
    "[-4.3][+4.2] Each invoice is due within [-30][+21] days.",
  ]);
});

test("both texts can be read back from the parts", () => {
  const before = "(a) a review of documents;\n(b) a log of privileged ones.\nNo more.";
  const after = "(a) a second review of documents;\n(c) a memo on search terms.\nNo more than that.";
  const without = (kind: string) =>
    redlineOf(before, after)
      .map((paragraph) =>
        paragraph
          .filter((part) => part.kind !== kind)
          .map(({ text }) => text)
          .join(""),
      )
      .filter((paragraph) => paragraph !== "")
      .join("\n");
  expect(without("deleted")).toBe(after);
  // Spaces between words follow the new text.
  const withoutSpaces = (text: string) => text.replace(/\s/g, "");
  expect(withoutSpaces(without("inserted"))).toBe(withoutSpaces(before));
});

test("an added and a removed text", () => {
  expect(drawn("", "A clause.")).toEqual(["[+A clause.]"]);
  expect(drawn("A clause.", "")).toEqual(["[-A clause.]"]);
});
