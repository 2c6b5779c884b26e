import type { Offer } from "@caseload/contract/hiring/offers";
import { expect, test } from "vitest";
import { draw } from "~/testkit/draw.tsx";
import { margaret } from "~/testkit/people.ts";
import { structuredTerms } from "~/testkit/records.ts";
import { fillText, OfferEffects } from "./offer-sheet.tsx";

const offer = (changes: Partial<Offer> = {}): Offer => ({
  terms: structuredTerms({ pay: { kind: "hourly", rateCents: 5_400, capMinutes: null } }),
  payDerivedFrom: "proposed",
  supervisorName: "Anders Lindqvist",
  hoursPerWeek: "25 hrs/week",
  postedPay: { kind: "hourly", minCents: 4_800, maxCents: 5_800 },
  applicantsMedianCents: 5_200,
  positions: { total: 1, taken: 0 },
  conflict: { status: "none", checkedAt: "2026-11-20T15:00:00.000Z" },
  others: { shortlisted: [], pending: 0, decided: 0 },
  ...changes,
});
const effects = async (changes: Partial<Offer>, isRejecting = false) =>
  (
    await draw(
      <OfferEffects
        offer={offer(changes)}
        name="Daniel Reyes"
        isRejecting={isRejecting}
        onReject={() => undefined}
      />,
      { user: margaret },
    )
  ).text;

test("an offer names the pay and where it comes from, the supervising attorney and the outcome of the check", async () => {
  const text = await effects({});
  for (const part of [
    "Daniel Reyes applied with this price.",
    "$54/hr",
    "Anders Lindqvist",
    "No conflict found",
  ])
    expect(text).toContain(part);
});

test("an offer without a price says that nobody can sign yet", async () => {
  const text = await effects({ terms: structuredTerms({ pay: null }), payDerivedFrom: "none" });
  expect(text).toContain("Pay not set");
  expect(text).toContain("Neither party can sign until the terms set a price.");
});

test("the others stay as runners-up, and may be rejected at once with the last position only", async () => {
  const people = ["Priya Raman", "Leila Haddad", "Tomasz Wilk", "Rachel Osei", "Owen Castellanos"];
  const others = {
    shortlisted: people.map((name, id) => ({ id, name, emailConfirmed: true })),
    pending: 15,
    decided: 2,
  };
  const choice = "Reject now because the position is filled";
  const last = await effects({ others });
  expect(last).toContain("Priya Raman, Leila Haddad, Tomasz Wilk, and 2 more stay shortlisted");
  expect(last).toContain("15 other applicants");
  expect(last).toContain("Stay as runners-up");
  expect(last).toContain(choice);
  expect(last).toContain("2 applications decided or withdrawn before.");
  expect(await effects({ others }, true)).toContain("Rejected because the position is filled");
  const open = await effects({ others, positions: { total: 3, taken: 1 } }, true);
  expect(open).toContain("Stay as runners-up");
  expect(open).not.toContain(choice);
});

test.each([
  [{ total: 1, taken: 0 }, "Fills the only position."],
  [{ total: 3, taken: 2 }, "Fills the last position."],
  [{ total: 3, taken: 0 }, "2 positions will still be open."],
  [{ total: 2, taken: 2 }, "All of its positions were already filled."],
])("what becomes of the positions %o is said", (positions, text) => {
  expect(fillText(offer({ positions }))).toBe(text);
});
