import type { JobMatch, SuggestedParalegal } from "@caseload/contract/matching/matches";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { profileReadings } from "../../../platform/db/schema/matches.ts";
import { makePerson, makeProfile } from "../../../demo/factories.ts";
import { createFirmWithPartner, probatePosting, probateProfile } from "../../../testkit/market.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

// The thread starts cold here.
vi.setConfig({ testTimeout: 60_000 });

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function freelancer(rates: { hourlyRate: number | null; showRate: boolean }) {
  const person = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
  await makeProfile(site.db, site.time.now, { ...probateProfile, ...rates, userId: person.id });
  return person;
}

test("a hidden rate is read once for both sides: the owner's match weighs it, suggestions do not", async () => {
  const firm = await createFirmWithPartner(site, "Harrow Street Legal");
  const { id, email } = await freelancer({ hourlyRate: 120, showRate: false });
  const { id: jobId } = await firm.post(probatePosting);
  const owner = await site.signIn(email);

  /** The row's version: it changes with every write. */
  const kept = async () => {
    const [row] = await site.db
      .select({ version: sql<string>`${profileReadings}.xmin::text` })
      .from(profileReadings)
      .where(eq(profileReadings.userId, id));
    return row?.version;
  };
  const own = () => owner.ask<JobMatch>("getJobMatch", { params: { id: jobId } });
  const suggested = async () => {
    const [first] = await firm.ask<SuggestedParalegal[]>("suggestParalegals", { params: { id: jobId } });
    return first;
  };

  expect((await own()).salaryFit).toContain("$120");
  await vi.waitFor(async () => expect(await kept()).toBeDefined());
  const first = await kept();
  for (let round = 0; round < 3; round++) {
    const shown = await suggested();
    expect(shown?.paralegal).toMatchObject({ id, hourlyRate: null });
    expect(JSON.stringify(shown)).not.toContain("120");
    expect((await own()).matchScore).toBeLessThan(shown?.matchScore ?? 0);
  }
  expect(await kept()).toBe(first);
});

test("suggestions say of a hidden rate what they say of none", async () => {
  const firm = await createFirmWithPartner(site, "Quarry Road Legal");
  const hidden = await freelancer({ hourlyRate: 95, showRate: false });
  const none = await freelancer({ hourlyRate: null, showRate: true });
  const { id } = await firm.post(probatePosting);
  const asked = () => firm.ask<SuggestedParalegal[]>("suggestParalegals", { params: { id } });
  const of = (list: SuggestedParalegal[], person: { id: number }) => {
    const { paralegal, ...facts } = list.find((one) => one.paralegal.id === person.id) ?? {};
    return paralegal && { ...facts, rate: paralegal.hourlyRate };
  };
  await vi.waitFor(async () => expect(of(await asked(), none)).toBeDefined(), { timeout: 20_000 });
  const list = await asked();
  expect(of(list, hidden)).toEqual(of(list, none));
});
