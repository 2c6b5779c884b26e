import { expect, test } from "vitest";
import { american } from "./spelling.ts";
import { splitWords } from "./words.ts";

test.each([
  ["labour", "labor"],
  ["organisation", "organization"],
  ["cheques", "checks"],
  ["judgement", "judgment"],
  ["licences", "licenses"],
  ["counselling", "counseling"],
  ["four", "four"],
  ["promise", "promise"],
  ["franchise", "franchise"],
  ["hour", "hour"],
])("%s is %s", (word, spelling) => {
  expect(american(word)).toBe(spelling);
});

test("prefixes belong to their words", () => {
  expect(splitWords("Pre-trial motions, non-compete, co-tenancy, meet-and-confer")).toEqual([
    "pretrial",
    "motions",
    "noncompete",
    "cotenancy",
    "meet",
    "and",
    "confer",
  ]);
});
