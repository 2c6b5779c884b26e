import { expect, test } from "vitest";
import { responseLines } from "./response-rules.ts";

test.each([
  [
    { medianDays: 4, replyPercent: 90, isNew: false },
    ["Responds to 90% of applicants", "Median decision: 4 days"],
  ],
  [{ medianDays: 1, replyPercent: null, isNew: true }, ["Median decision: 1 day"]],
  [{ medianDays: null, replyPercent: 0, isNew: false }, ["Rarely responds to applicants"]],
  [{ medianDays: null, replyPercent: null, isNew: true }, ["New to Caseload"]],
  [{ medianDays: null, replyPercent: null, isNew: false }, ["Not enough applications yet"]],
])("%j", (figure, lines) => {
  expect(responseLines(figure)).toEqual(lines);
});
