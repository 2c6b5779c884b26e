import { expect, test } from "vitest";
import { matchPair } from "../match.ts";
import type { Match } from "../match.ts";
import type { PersonInput } from "../match-input.ts";
import { collection, NOW, otherParalegal, probateJob, probateParalegal } from "../testkit.ts";

const match = (person: PersonInput): Match =>
  matchPair(probateJob, person, { collection, now: NOW, audience: "paralegal" });

test("a posting pasted into a bio is no evidence", () => {
  const honest = match(otherParalegal);
  const stuffed = match({ ...otherParalegal, bio: `${otherParalegal.bio ?? ""} ${probateJob.description}` });
  expect(stuffed.isFit).toBe(false);
  expect(stuffed.chance - honest.chance).toBeLessThan(0.02);
  expect(stuffed.matchReasons.join()).not.toContain("also on your profile");
  expect(stuffed.gaps).toContain("What repeats the posting's own words is not counted");
});

test("a profile in its own words keeps its evidence", () => {
  expect(match(probateParalegal).gaps.join()).not.toContain("repeats the posting");
  expect(match(probateParalegal).isFit).toBe(true);
});
