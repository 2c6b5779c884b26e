import { expect, test } from "vitest";
import { playwrightSelection, readTestArguments, vitestSelection } from "./test-arguments.mjs";

test.each([
  ["everything", [], {}],
  ["one part", ["--only", "server"], { only: "server" }],
  ["what is not committed", ["--changed"], { changed: "HEAD" }],
  ["what a branch changed", ["--changed", "main"], { changed: "main" }],
])("%s", (_case, given, asked) => {
  expect(readTestArguments(given)).toEqual(asked);
});

test.each([
  ["an unknown part", ["--only", "everything"]],
  ["a part without a name", ["--only"]],
  ["an unknown flag", ["--watch"]],
  ["two flags", ["--changed", "--only"]],
  ["more than one base", ["--changed", "main", "other"]],
])("%s is refused with what may be asked", (_case, given) => {
  expect(() => readTestArguments(given)).toThrow("npm test -- --changed [BASE]");
});

test("all tests run unless changes are asked for", () => {
  expect([vitestSelection(undefined), playwrightSelection(undefined)]).toEqual([[], []]);
  expect(vitestSelection("main")).toEqual(["--changed=main", "--passWithNoTests"]);
  expect(playwrightSelection("main")).toEqual(["--only-changed=main", "--pass-with-no-tests"]);
});
