import fc from "fast-check";
import { expect, test } from "vitest";
import { retryAfter } from "./push-services.ts";

const now = new Date("2026-03-02T10:00:00Z");

test.each([
  ["120", 120],
  [" 120 ", 120],
  ["0", 1],
  ["999999999", 86_400],
  ["Mon, 02 Mar 2026 10:05:00 GMT", 300],
  ["Mon, 02 Mar 2026 09:00:00 GMT", 1],
  ["soon", undefined],
  ["", undefined],
  [undefined, undefined],
])("%s means %s seconds", (header, seconds) => expect(retryAfter(header, now)).toBe(seconds));

test("the delay is always between a second and a day", () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      const seconds = retryAfter(header, now) ?? 1;
      expect(seconds).toBeGreaterThanOrEqual(1);
      expect(seconds).toBeLessThanOrEqual(86_400);
    }),
  );
});
