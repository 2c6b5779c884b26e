import { expect, test } from "vitest";
import { paragraphsOf, redlineParts } from "./redline.tsx";

const marks = { kept: "", inserted: "+", deleted: "-" } as const;
const drawn = (before: string, after: string): string[] =>
  redlineParts(before, after).map(({ kind, text }) => `${marks[kind]}${text}`);

test("numbers and amounts are one word", () => {
  expect(drawn("shall not exceed 80.0 hours", "shall not exceed 110.0 hours")).toEqual([
    "shall not exceed ",
    "-80.0",
    "+110.0",
    " hours",
  ]);
  expect(drawn("pays $1,500.00 for it", "pays $1,750.00 for it")).toEqual([
    "pays $",
    "-1,500.00",
    "+1,750.00",
    " for it",
  ]);
});

test("inserted words keep what surrounds them", () => {
  expect(drawn("ends on December 11, 2026.", "ends on December 18, 2026.").join("")).toBe(
    "ends on December -11+18, 2026.",
  );
});

test("both texts can be read back from the parts", () => {
  const before = "(a) a review;\n(b) a log.\nNo more.";
  const after = "(a) a second review;\n(b) a log;\n(c) a memo.\nNo more.";
  const parts = redlineParts(before, after);
  const without = (kind: string) =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join("");
  expect(without("deleted")).toBe(after);
  expect(without("inserted").replace(/\s+/g, " ")).toBe(before.replace(/\s+/g, " "));
});

test("line breaks make paragraphs", () => {
  expect(
    paragraphsOf([
      { kind: "kept", text: "one\ntwo " },
      { kind: "inserted", text: "three\nfour" },
    ]),
  ).toEqual([
    [{ kind: "kept", text: "one" }],
    [
      { kind: "kept", text: "two " },
      { kind: "inserted", text: "three" },
    ],
    [{ kind: "inserted", text: "four" }],
  ]);
});
