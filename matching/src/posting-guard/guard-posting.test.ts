import { expect, test } from "vitest";
import { guardPosting } from "./guard-posting.ts";

const rulesOf = (description: string, parties: readonly string[] = []): string[] =>
  guardPosting("", description, parties).map(({ rule }) => rule);

test.each([
  ["You will take depositions of fact witnesses.", ["Model Rule 5.5"]],
  ["Assist at depositions and prepare exhibits.", []],
  ["Sign pleadings in our absence.", ["Model Rule 5.5"]],
  ["Prepare pleadings for the attorney's signature.", []],
  ["No court appearances.", []],
  ["You get 10% of the settlement.", ["Model Rule 5.4"]],
  ["The first week is an unpaid trial.", ["Unpaid trial"]],
  ["The first week is a paid trial.", []],
  ["No pay during the probationary week.", ["Unpaid trial"]],
])("%s", (sentence, rules) => {
  expect(rulesOf(sentence)).toEqual(rules);
});

test("names each sentence with the rule, the reason and a better wording", () => {
  const [finding] = guardPosting("Trial support", "Build exhibit lists. Cover court appearances in Queens.");
  expect(finding).toMatchObject({ rule: "Model Rule 5.5", excerpt: "Cover court appearances in Queens." });
  expect(finding?.why).toMatch(/\S/);
  expect(finding?.better).toMatch(/\S/);
});

test("finds a private party in public text, by another form of its name", () => {
  const parties = ["Veltrix Robotics, Inc.", "Margaret Thistlewood"];
  expect(rulesOf("Discovery in the Veltrix Robotics matter.", parties)).toEqual(["Party name"]);
  expect(rulesOf("Peggy Thistlewood is our client.", parties)).toEqual(["Party name"]);
  expect(rulesOf("Discovery in a Texas robotics matter for Margaret.", parties)).toEqual([]);
});

test("reads a long text of one sentence", () => {
  expect(rulesOf("discovery ".repeat(50_000))).toEqual([]);
});
