import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  inOrder,
  minutesAhead,
  problemWith,
  type ProposedTime,
  spanBetween,
  wallTimeOf,
} from "./proposal-times.ts";

const newYork = "America/New_York";
const now = Date.parse("2026-10-12T14:00:00Z");
const time = (day: string, from: number, to = from + 30): ProposedTime => ({ day, from, to });
const problem = (one: ProposedTime, times: readonly ProposedTime[] = [], at = now) =>
  problemWith(one, { times, now: at, timeZone: newYork });

describe("a time of the grid", () => {
  test.each([
    ["in the past", time("2026-10-12", 570), "This time has passed."],
    ["that begins now", time("2026-10-12", 600), "This time has passed."],
    [
      "in the hour that clocks repeat",
      time("2026-11-01", 60),
      "The clocks change during this hour. Choose another time.",
    ],
    [
      "in the hour that clocks skip",
      time("2027-03-14", 120),
      "The clocks change during this hour. Choose another time.",
    ],
    ["in the next half hour", time("2026-10-12", 630), null],
    ["after the repeated hour", time("2026-11-01", 120), null],
    ["after the skipped hour", time("2027-03-14", 180), null],
  ])("%s: %j gives %j", (_where, one, words) => {
    expect(problem(one)).toBe(words);
  });

  test("may touch another one and not overlap it", () => {
    const chosen = [time("2026-10-19", 600, 660)];
    for (const one of [time("2026-10-19", 570), time("2026-10-19", 660), time("2026-10-20", 600)])
      expect(problem(one, chosen)).toBeNull();
    for (const one of [time("2026-10-19", 630), time("2026-10-19", 570, 690), time("2026-10-19", 600, 660)])
      expect(problem(one, chosen)).toBe("This time overlaps one you already chose.");
  });

  test("is one of five at most", () => {
    const chosen = [600, 660, 720, 780].map((from) => time("2026-10-19", from));
    expect(problem(time("2026-10-20", 600), chosen)).toBeNull();
    expect(problem(time("2026-10-20", 600), [...chosen, time("2026-10-19", 840)])).toBe(
      "You can propose up to 5 interview times.",
    );
  });
});

test("a span holds both half hours, in either direction, and is four hours at most", () => {
  expect(spanBetween("2026-10-19", 600, 660)).toEqual(time("2026-10-19", 600, 690));
  expect(spanBetween("2026-10-19", 660, 600)).toEqual(time("2026-10-19", 600, 690));
  const half = fc.integer({ min: 0, max: 47 }).map((count) => count * 30);
  fc.assert(
    fc.property(half, half, (anchor, reached) => {
      const { from, to } = spanBetween("2026-10-19", anchor, reached);
      expect(to - from).toBeGreaterThanOrEqual(30);
      expect(to - from).toBeLessThanOrEqual(240);
      expect(from <= anchor && anchor + 30 <= to).toBe(true);
    }),
  );
});

test("times are in the order of the calendar, as wall times", () => {
  const times = [time("2026-10-20", 570), time("2026-10-19", 840), time("2026-10-19", 65)];
  expect(inOrder(times).map(wallTimeOf)).toEqual([
    "2026-10-19T01:05",
    "2026-10-19T14:00",
    "2026-10-20T09:30",
  ]);
});

test.each([
  [["2026-10-19", "2026-10-25"], "America/Phoenix", -180],
  [["2026-11-02", "2026-11-08"], "America/Phoenix", -120],
  [["2026-10-25", "2026-10-31"], "America/Phoenix", -180],
  [["2026-11-01", "2026-11-07"], "America/Phoenix", null],
  [["2026-10-26", "2026-10-30"], "Europe/London", 240],
  [["2026-10-19", "2026-10-23"], "Asia/Kolkata", 570],
  [["2026-10-19", "2026-10-23"], newYork, 0],
])("through %j clocks in %s are ahead of New York by %j minutes", (days, other, minutes) => {
  expect(minutesAhead(days, newYork, other)).toBe(minutes);
});
