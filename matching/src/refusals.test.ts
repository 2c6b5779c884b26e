import { describe, expect, test } from "vitest";
import { matchPair } from "./match.ts";
import type { Match } from "./match.ts";
import type { JobInput, PersonInput } from "./match-input.ts";
import { collection, NOW, probateJob, probateParalegal } from "./testkit.ts";

describe("no bankruptcy work", () => {
  const chapter13: JobInput = {
    title: "Chapter 13 Paralegal",
    description: "Prepare schedules, means tests and plans; answer trustees; attend 341 meetings.",
  };
  const debtor = "Ten years of schedules, means tests and plans for consumer debtors.";
  const asked = (bio: string): Match =>
    matchPair(chapter13, { bio }, { collection, now: NOW, audience: "paralegal" });

  test("is heeded in a posting that never says bankruptcy", () => {
    const willing = asked(debtor);
    const unwilling = asked(`${debtor} No bankruptcy work any more.`);
    expect(willing.misfits).toEqual([]);
    expect(unwilling.misfits).toEqual([{ kind: "refusal", degree: "bar" }]);
    expect(unwilling.isFit).toBe(false);
    expect(unwilling.gaps).toContain("Your profile rules out this work");
  });

  test("ends where the list of what is wanted begins", () => {
    const trademarks: JobInput = {
      title: "Trademark Paralegal",
      description: "TEAS filings, renewals and office actions for a trademark portfolio.",
    };
    const bio = "All intellectual property other than patents: trademarks, TEAS filings, renewals.";
    const { misfits, matchReasons } = matchPair(
      trademarks,
      { bio },
      { collection, now: NOW, audience: "paralegal" },
    );
    expect(misfits).toEqual([]);
    expect(matchReasons[0]).toMatch(/, also on your profile/);
  });

  test("says nothing of other fields, and lacking it is no refusal", () => {
    expect(asked(`${debtor} I do not take family law.`).misfits).toEqual([]);
    expect(asked(`${debtor} I have not worked in immigration.`).misfits).toEqual([]);
    expect(asked(`I have never worked in bankruptcy.`).misfits).toEqual([]);
  });
});

test("a short profile counts by what it says, and says it with less confidence", () => {
  const short: PersonInput = { bio: "Probate: letters testamentary, inventories, accountings." };
  const posting: JobInput = { title: probateJob.title, description: probateJob.description };
  const context = { collection, now: NOW, audience: "poster" } as const;
  const [brief, full] = [
    short,
    { bio: probateParalegal.bio ?? null, skills: probateParalegal.skills ?? [] },
  ].map((person) => matchPair(posting, person, context));
  const outsider = matchPair(posting, { bio: "Patents: office actions, PCT filings." }, context);
  expect(brief?.isFit).toBe(true);
  expect(outsider.isFit).toBe(false);
  expect(brief?.confidence).toBeLessThan(full?.confidence ?? 0);
});
