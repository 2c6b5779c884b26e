import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type EmailCause, maxEmails, type SentEmail, shareWindow, waitFor } from "./mailbox-share.ts";

const minute = 60_000;
const sent = (...emails: readonly (readonly [EmailCause, number])[]): SentEmail[] =>
  emails.map(([cause, minutes]) => ({ cause, age: minutes * minute }));

test.each<[EmailCause, SentEmail[], number]>([
  ["other", [], 0],
  ["reset", [], 0],
  ["owner", [], 0],
  // One for everything else; two are kept.
  ["other", sent(["other", 10]), 55],
  ["reset", sent(["other", 10]), 0],
  ["owner", sent(["other", 10], ["reset", 5]), 0],
  ["owner", sent(["owner", 10]), 0],
  ["owner", sent(["other", 20], ["owner", 10]), 45],
  ["reset", sent(["owner", 20], ["owner", 10]), 0],
  ["other", sent(["owner", 20], ["reset", 10]), 0],
  ["other", sent(["other", 64], ["owner", 20], ["reset", 10]), 1],
  ["other", sent(["other", 65]), 0],
])("%s after %j waits %i minutes", (cause, before, minutes) => {
  expect(waitFor(before, cause)).toBe(minutes * minute);
});

test("a reset that the owner requests may use either kept one, and never what is left for others", () => {
  const before = sent(["other", 30], ["owner", 20]);
  expect(waitFor(before, "owner")).toBe(35 * minute);
  expect(waitFor(before, "owner", true)).toBe(0);
});

describe("whatever is requested, in any order and at any time", () => {
  const request = fc.record({
    cause: fc.constantFrom<EmailCause>("reset", "owner", "other"),
    mayUseReset: fc.boolean(),
    after: fc.integer({ min: 0, max: 40 * minute }),
  });

  interface Made {
    at: number;
    cause: EmailCause;
    isReset: boolean;
  }

  /** What is sent, and what is refused. */
  function run(requests: readonly { cause: EmailCause; mayUseReset: boolean; after: number }[]) {
    let now = 0;
    const emails: Made[] = [];
    const dropped: Made[] = [];
    for (const { cause, mayUseReset, after } of requests) {
      now += after;
      const isOwnReset = mayUseReset && cause === "owner";
      const before = emails.map((email) => ({ cause: email.cause, age: now - email.at }));
      const isSent = waitFor(before, cause, isOwnReset) === 0;
      (isSent ? emails : dropped).push({ at: now, cause, isReset: isOwnReset || cause === "reset" });
    }
    return { emails, dropped };
  }

  test("no hour has more than three emails, nor more than one that anyone can cause", () => {
    fc.assert(
      fc.property(fc.array(request, { maxLength: 60 }), (requests) => {
        const { emails } = run(requests);
        for (const { at } of emails) {
          const inHour = emails.filter((email) => email.at >= at && email.at < at + shareWindow);
          expect(inHour.length).toBeLessThanOrEqual(maxEmails);
          expect(inHour.filter(({ cause }) => cause === "other").length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test("a reset is dropped only within the hour of another one, whose link still works", () => {
    fc.assert(
      fc.property(fc.array(request, { maxLength: 60 }), (requests) => {
        const { emails, dropped } = run(requests);
        for (const { at } of dropped.filter(({ isReset }) => isReset)) {
          const before = emails.filter((email) => email.at <= at && email.at > at - shareWindow);
          expect(before.map(({ isReset }) => isReset)).toContain(true);
        }
      }),
    );
  });

  test("what waits as long as it is told is sent", () => {
    fc.assert(
      fc.property(fc.array(request, { maxLength: 60 }), request, (requests, { cause, mayUseReset }) => {
        const { emails } = run(requests);
        const now = emails.at(-1)?.at ?? 0;
        const ages = (at: number) => emails.map((email) => ({ cause: email.cause, age: at - email.at }));
        const wait = waitFor(ages(now), cause, mayUseReset);
        expect(wait).toBeLessThanOrEqual(shareWindow);
        expect(waitFor(ages(now + wait), cause, mayUseReset)).toBe(0);
      }),
    );
  });
});
