import type { SuggestedParalegal } from "@caseload/contract/matching/matches";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { users } from "../../../platform/db/schema/accounts.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { makeApplication, makeFirm, makePerson, makeProfile } from "../../../demo/factories.ts";
import { createFirmWithPartner, probatePosting, probateProfile } from "../../../testkit/market.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

// The thread starts cold here.
vi.setConfig({ testTimeout: 60_000 });

let site: Site;
let firm: Awaited<ReturnType<typeof createFirmWithPartner>>;
beforeAll(async () => {
  site = await openSite();
  firm = await createFirmWithPartner(site, "Harrow Street Legal");
});
afterAll(() => site.close());

type GivenProfile = Partial<typeof paralegalProfiles.$inferInsert>;

async function person(given: GivenProfile = {}, employer?: number): Promise<number> {
  const { id } = await makePerson(site.db, site.time.now, {
    primaryRole: employer === undefined ? "freelance_paralegal" : "senior_paralegal",
    ...(employer !== undefined && { firmId: employer }),
  });
  await makeProfile(site.db, site.time.now, { ...probateProfile, ...given, userId: id });
  return id;
}

const suggestedFor = async (id: number, limit = 20): Promise<number[]> =>
  (await firm.ask<SuggestedParalegal[]>("suggestParalegals", { params: { id }, query: { limit } })).map(
    ({ paralegal }) => paralegal.id,
  );

test("work on the spot: people nearby, people who travel and people who name no place; remote work: all", async () => {
  const near = await person();
  const far = await person({ location: "Miami, FL" });
  const mobile = await person({
    location: "Miami, FL",
    bio: `${probateProfile.bio} Happy to travel.`,
  });
  const unknown = await person({ location: "" });
  const onsite = await firm.post({ ...probatePosting, workArrangement: "Onsite" });
  const there = [near, mobile, unknown].toSorted((a, b) => a - b);
  // Until the index is complete, the newest profiles are compared without a gate.
  await vi.waitFor(
    async () => expect((await suggestedFor(onsite.id)).toSorted((a, b) => a - b)).toEqual(there),
    { timeout: 30_000, interval: 200 },
  );
  const remote = await firm.post({ ...probatePosting, workArrangement: "Remote" });
  expect(await suggestedFor(remote.id)).toEqual(expect.arrayContaining([near, far, mobile, unknown]));
});

test("when many have applied, left or hidden their profile, the next best are suggested", async () => {
  const { id: jobId } = await firm.post(probatePosting);
  const strong = { bio: `${probateProfile.bio} Drafts petitions and inventories every week.` };
  for (let n = 0; n < 30; n++) {
    const away = await person(strong);
    await site.db.update(users).set({ deactivatedAt: site.time.now }).where(eq(users.id, away));
    const hidden = await person(strong);
    await site.db
      .update(paralegalProfiles)
      .set({ isPublic: false })
      .where(eq(paralegalProfiles.userId, hidden));
    await makeApplication(site.db, site.time.now, { jobId, paralegalId: await person(strong) });
  }
  const left = await person();
  const found = await suggestedFor(jobId, 5);
  expect(found).toHaveLength(4);
  expect(found).toContain(left);
});

test("at most two of one firm are among the first ten; people without a firm are not limited", async () => {
  const { id: agency } = await makeFirm(site.db, site.time.now, { name: "Agency" });
  await site.db
    .update(paralegalProfiles)
    .set({ isPublic: false })
    .where(eq(paralegalProfiles.isPublic, true));
  // Of equals the newer member comes first, so that all five of the agency would.
  const own = await Promise.all(Array.from({ length: 9 }, () => person()));
  const offered = await Promise.all(Array.from({ length: 5 }, () => person({}, agency)));
  const { id } = await firm.post(probatePosting);
  const first = (await suggestedFor(id)).slice(0, 10);
  expect(first.filter((found) => offered.includes(found))).toHaveLength(2);
  expect(first.filter((found) => own.includes(found))).toHaveLength(8);
});
