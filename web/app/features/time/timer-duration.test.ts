import { expect, test } from "vitest";
import { durationText, recordedMinutes } from "./timer-duration.ts";

const minute = 60_000;

test.each([
  [0, "0:00:00"],
  [-5_000, "0:00:00"],
  [38 * minute + 12_900, "0:38:12"],
  [600 * minute, "10:00:00"],
])("%d milliseconds are %s", (ms, text) => {
  expect(durationText(ms)).toBe(text);
});

test.each([
  [0, 6],
  [1, 6],
  [6 * minute, 6],
  [6 * minute + 1, 12],
  [38 * minute, 42],
])("%d milliseconds are recorded as %d minutes", (ms, minutes) => {
  expect(recordedMinutes(ms)).toBe(minutes);
});
