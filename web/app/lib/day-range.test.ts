import { expect, test } from "vitest";
import { dayRange } from "./day-range.ts";

test.each([
  ["en-US", "2026-11-16", "2026-11-22", "Nov 16 – 22, 2026"],
  ["en-US", "2026-12-28", "2027-01-03", "Dec 28, 2026 – Jan 3, 2027"],
  ["en-GB", "2026-11-30", "2026-12-06", "30 Nov – 6 Dec 2026"],
  ["iso", "2026-11-16", "2026-11-22", "2026-11-16 – 2026-11-22"],
] as const)("in %s, %s to %s is %s", (dateLanguage, from, to, text) => {
  expect(dayRange(from, to, { dateLanguage })).toBe(text);
});
