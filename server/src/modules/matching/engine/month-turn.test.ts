import type { JobMatch, SuggestedParalegal } from "@caseload/contract/matching/matches";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { profileReadings } from "../../../platform/db/schema/matches.ts";
import { makeFirm, makeJob, makePerson, makeProfile } from "../../../demo/factories.ts";
import { probatePosting, probateProfile } from "../../../testkit/market.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

// The thread starts cold here.
vi.setConfig({ testTimeout: 60_000 });

/** The most that a posting and a person without a must reach (docs/matching.md). */
const missingMust = 45;
const hourMs = 3_600_000;
let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Midnight in Greenwich at the end of this month. */
function endOfMonth(): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}

/** "exp. 04/2031" where the month that ends is April. */
function endsWith(end: Date): string {
  const last = new Date(end.getTime() - hourMs);
  return `exp. ${String(last.getUTCMonth() + 1).padStart(2, "0")}/${last.getUTCFullYear()}`;
}

test("a notary whose commission ends with the month lapses in a running server when the month turns", async () => {
  const end = endOfMonth();
  const day = site.time.now;
  const { id: firmId } = await makeFirm(site.db, day, { name: "Harrow Street Legal" });
  const partner = await makePerson(site.db, day, { primaryRole: "managing_partner", firmId });
  const notary = await makePerson(site.db, day, { primaryRole: "freelance_paralegal" });
  await makeProfile(site.db, day, {
    ...probateProfile,
    certifications: [`Notary Public, Illinois (${endsWith(end)})`],
    userId: notary.id,
  });
  const { id } = await makeJob(site.db, day, {
    ...probatePosting,
    description: `${probatePosting.description} You must be a commissioned notary public.`,
    firmId,
    postedById: partner.id,
  });

  site.time.now = new Date(end.getTime() - hourMs);
  const [firm, person] = [await site.signIn(partner.email), await site.signIn(notary.email)];
  const suggestedScore = async () => {
    const [first] = await firm.ask<SuggestedParalegal[]>("suggestParalegals", { params: { id } });
    return first?.matchScore;
  };
  const match = () => person.ask<JobMatch>("getJobMatch", { params: { id } });
  const kept = async () => {
    const [row] = await site.db
      .select({ fingerprint: profileReadings.fingerprint })
      .from(profileReadings)
      .where(eq(profileReadings.userId, notary.id));
    return row?.fingerprint;
  };
  const held = await match();
  expect(held.matchScore).toBeGreaterThan(missingMust);
  expect(await suggestedScore()).toBe(held.matchScore);
  await vi.waitFor(async () => expect(await kept()).toBeDefined());
  const before = await kept();

  site.time.now = new Date(end.getTime() + hourMs);
  const lapsed = await match();
  expect(lapsed.matchScore).toBeLessThanOrEqual(missingMust);
  expect(await suggestedScore()).toBe(lapsed.matchScore);
  await vi.waitFor(async () => expect(await kept()).not.toBe(before));
});
