import { expect, test } from "vitest";
import { silenceText } from "./silence-text.ts";

const at = "2026-06-15T12:00:00.000Z";
const since = "2026-06-01T15:00:00.000Z";
const date = (instant: string): string => instant.slice(0, 10);

test.each([
  [null, null, 0, null, null],
  [null, since, 2, null, null],
  [null, since, 2, at, "To be paused on 2026-06-15: 2 applicants are waiting for a response"],
  [at, since, 1, at, "1 applicant is waiting for a response, the first since 2026-06-01"],
])("paused %s, waiting since %s: %i, to be paused %s", (pausedAt, from, waiting, pausesAt, text) => {
  const silence = { waiting, since: from, pausesAt, mayResume: false };
  expect(silenceText({ pausedAt, silence }, date)).toBe(text);
});
