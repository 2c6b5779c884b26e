import fc from "fast-check";
import { expect, test } from "vitest";
import { lastDelivery, nextDelivery } from "./delivery-time.ts";

const daily = (now: string, zone: string) => lastDelivery("daily", new Date(now), zone).toISOString();
const weekly = (now: string, zone: string) => lastDelivery("weekly", new Date(now), zone).toISOString();

test.each([
  // Clocks in New York go forward on March 8, 2026, and back on November 1.
  ["2026-03-07T12:59:59Z", "2026-03-06T13:00:00.000Z"],
  ["2026-03-07T13:00:00Z", "2026-03-07T13:00:00.000Z"],
  ["2026-03-08T11:59:59Z", "2026-03-07T13:00:00.000Z"],
  ["2026-03-08T12:00:00Z", "2026-03-08T12:00:00.000Z"],
  ["2026-11-01T12:59:59Z", "2026-10-31T12:00:00.000Z"],
  ["2026-11-01T13:00:00Z", "2026-11-01T13:00:00.000Z"],
])("at %s the last 08:00 in New York was %s", (now, delivery) => {
  expect(daily(now, "America/New_York")).toBe(delivery);
});

test.each([
  ["2026-03-09T11:59:59Z", "2026-03-02T13:00:00.000Z"],
  ["2026-03-09T12:00:00Z", "2026-03-09T12:00:00.000Z"],
  ["2026-03-15T23:00:00Z", "2026-03-09T12:00:00.000Z"],
])("at %s the last Monday's 08:00 in New York was %s", (now, delivery) => {
  expect(weekly(now, "America/New_York")).toBe(delivery);
});

test("a day begins where the person is", () => {
  const now = "2026-06-15T02:45:00Z";
  expect(daily(now, "Asia/Kolkata")).toBe("2026-06-15T02:30:00.000Z");
  expect(daily(now, "Pacific/Honolulu")).toBe("2026-06-14T18:00:00.000Z");
  expect(daily(now, "Pacific/Kiritimati")).toBe("2026-06-14T18:00:00.000Z");
  expect(weekly(now, "Asia/Kolkata")).toBe("2026-06-15T02:30:00.000Z");
  expect(weekly(now, "Pacific/Honolulu")).toBe("2026-06-08T18:00:00.000Z");
});

const zones = [
  "America/Los_Angeles",
  "America/St_Johns",
  "Australia/Lord_Howe",
  "Europe/London",
  "Asia/Kathmandu",
];

test("at any instant clocks showed 08:00 then, on a Monday where it is weekly, and not again since", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true }),
      fc.constantFrom(...zones),
      fc.constantFrom("daily" as const, "weekly" as const),
      (now, timeZone, frequency) => {
        const delivery = lastDelivery(frequency, now, timeZone);
        const shown = new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" }).format(delivery);
        expect(shown).toBe("08:00");
        const weekday = new Intl.DateTimeFormat("en-US", { timeZone, weekday: "long" }).format(delivery);
        if (frequency === "weekly") expect(weekday).toBe("Monday");
        const hours = (now.getTime() - delivery.getTime()) / 3_600_000;
        expect(hours).toBeGreaterThanOrEqual(0);
        expect(hours).toBeLessThan(frequency === "weekly" ? 7 * 24 + 1 : 25);
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  ["2026-03-01T12:59:59Z", "2026-02-01T13:00:00.000Z", "2026-03-01T13:00:00.000Z"],
  ["2026-03-01T13:00:00Z", "2026-03-01T13:00:00.000Z", "2026-04-01T12:00:00.000Z"],
  ["2027-01-01T04:00:00Z", "2026-12-01T13:00:00.000Z", "2027-01-01T13:00:00.000Z"],
])("at %s in New York the first day of a month was last met at %s and is next at %s", (now, last, next) => {
  expect(lastDelivery("monthly", new Date(now), "America/New_York").toISOString()).toBe(last);
  expect(nextDelivery("monthly", new Date(now), "America/New_York").toISOString()).toBe(next);
});

test("the next time shows 08:00 on such a day, and none lies between, whatever clocks do meanwhile", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true }),
      fc.constantFrom(...zones),
      fc.constantFrom("daily" as const, "weekly" as const, "monthly" as const),
      (now, timeZone, pace) => {
        const next = nextDelivery(pace, now, timeZone);
        const shown = new Intl.DateTimeFormat("en-GB", {
          timeZone,
          timeStyle: "short",
          dateStyle: "full",
        }).format(next);
        expect(shown).toMatch(/08:00$/);
        if (pace === "weekly") expect(shown).toMatch(/^Monday/);
        if (pace === "monthly") expect(shown).toMatch(/^\w+,? 1 /);
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        expect(lastDelivery(pace, next, timeZone)).toEqual(next);
        expect(lastDelivery(pace, new Date(next.getTime() - 1), timeZone)).toEqual(
          lastDelivery(pace, now, timeZone),
        );
      },
    ),
    { numRuns: 500 },
  );
});
