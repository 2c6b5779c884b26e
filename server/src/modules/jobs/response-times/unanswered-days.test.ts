import { responseRules } from "@caseload/contract/jobs/response-rules";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayIn, daysBetween } from "../../../platform/calendar-day.ts";
import { isOverdue, pauseAt, remindAt, warnAt } from "./unanswered-days.ts";

const at = (text: string): Date => new Date(text);
const newYork = "America/New_York";

describe("an application that stays unanswered", () => {
  test.each([
    [
      "New York",
      newYork,
      "2026-06-01T15:00:00Z",
      "2026-06-04T12:00Z",
      "2026-06-14T12:00Z",
      "2026-06-15T12:00Z",
    ],
    [
      "just before midnight",
      newYork,
      "2026-06-02T03:59:00Z",
      "2026-06-04T12:00Z",
      "2026-06-14T12:00Z",
      "2026-06-15T12:00Z",
    ],
    [
      "just after midnight",
      newYork,
      "2026-06-02T04:01:00Z",
      "2026-06-05T12:00Z",
      "2026-06-15T12:00Z",
      "2026-06-16T12:00Z",
    ],
    [
      "Honolulu",
      "Pacific/Honolulu",
      "2026-06-02T04:01:00Z",
      "2026-06-04T18:00Z",
      "2026-06-14T18:00Z",
      "2026-06-15T18:00Z",
    ],
    [
      "Auckland",
      "Pacific/Auckland",
      "2026-06-01T15:00:00Z",
      "2026-06-04T20:00Z",
      "2026-06-14T20:00Z",
      "2026-06-15T20:00Z",
    ],
    // Clocks go forward on March 8, between the warning and the pause: a day is 24 hours at least.
    [
      "spring forward",
      newYork,
      "2026-02-22T18:00:00Z",
      "2026-02-25T13:00Z",
      "2026-03-07T13:00Z",
      "2026-03-08T13:00Z",
    ],
    [
      "fall back",
      newYork,
      "2026-10-18T18:00:00Z",
      "2026-10-21T12:00Z",
      "2026-10-31T12:00Z",
      "2026-11-01T13:00Z",
    ],
  ])("%s", (_where, zone, since, reminded, warned, paused) => {
    expect(remindAt(at(since), zone)).toEqual(at(reminded));
    expect(warnAt(at(since), at(reminded), zone)).toEqual(at(warned));
    expect(pauseAt(at(warned), zone)).toEqual(at(paused));
    expect(isOverdue(at(since), at(paused), zone)).toBe(true);
    expect(isOverdue(at(since), at(warned), zone)).toBe(false);
  });
});

const zones = fc.constantFrom(
  newYork,
  "Pacific/Honolulu",
  "Pacific/Auckland",
  "Europe/London",
  "Asia/Kolkata",
);
const instants = fc.date({ min: at("2026-01-01T00:00Z"), max: at("2027-12-31T00:00Z"), noInvalidDate: true });
const hourMs = 3_600_000;
/** Hours for which nothing ran before each step. */
const delays = fc.tuple(fc.nat(400), fc.nat(400), fc.nat(400));

test("at any time, the steps come in this order, a day apart, on a later calendar day, and never early", () => {
  fc.assert(
    fc.property(instants, zones, delays, (since, zone, [first, second, third]) => {
      const late = (due: Date, hours: number) => new Date(due.getTime() + hours * hourMs);
      const reminded = late(remindAt(since, zone), first);
      const warned = late(warnAt(since, reminded, zone), second);
      const paused = late(pauseAt(warned, zone), third);
      const day = (instant: Date) => daysBetween(dayIn(since, zone), dayIn(instant, zone));
      for (const [before, after] of [
        [reminded, warned],
        [warned, paused],
      ] as const) {
        expect(after.getTime() - before.getTime()).toBeGreaterThanOrEqual(24 * hourMs);
        expect(day(after)).toBeGreaterThan(day(before));
      }
      expect(day(reminded)).toBeGreaterThanOrEqual(responseRules.remindOnDay);
      expect(day(warned)).toBeGreaterThanOrEqual(responseRules.warnOnDay);
      expect(isOverdue(since, paused, zone)).toBe(true);
    }),
    { numRuns: 100 },
  );
});
