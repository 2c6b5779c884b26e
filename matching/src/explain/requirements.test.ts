import { expect, test } from "vitest";
import { matchPair } from "../match.ts";
import type { JobInput, PersonInput } from "../match-input.ts";
import { collection, NOW, probateJob, probateParalegal } from "../testkit.ts";

const match = (job: JobInput, person: PersonInput) =>
  matchPair(job, person, { collection, now: NOW, audience: "paralegal" });

test("every gap costs at least a point, and 99 never stands beside one", () => {
  const strong = { ...probateParalegal, bio: `${probateParalegal.bio ?? ""} ${probateJob.description}` };
  const tools = ["Relativity", "Westlaw", "Everlaw"];
  for (const [at] of tools.entries()) {
    const description = `${probateJob.description} ${tools.slice(0, at + 1).join(", ")}.`;
    const { matchScore, requirements } = match({ ...probateJob, description }, strong);
    expect(requirements.unmet).toHaveLength(at + 1);
    expect(matchScore).toBeLessThanOrEqual(98 - at);
    for (const { points } of requirements.unmet) expect(points).toBeGreaterThan(0);
  }
});

test.each(["E.D. Pa.", "D.N.J.", "Third Circuit"])("%s is a federal court", (court) => {
  const federal = {
    title: "Litigation paralegal",
    description: "File motions in federal court through CM/ECF.",
  };
  const unmetBy = (bio: string) => match(federal, { bio }).requirements.unmet.map(({ text }) => text);
  expect(unmetBy("Litigation filings.")).toContain("Not on your profile: Federal court");
  expect(unmetBy(`Litigation filings in ${court}`)).not.toContain("Not on your profile: Federal court");
});
