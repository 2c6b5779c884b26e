import type { Milestone } from "@caseload/contract/profiles/onboarding-paths";
import type { PrimaryRole } from "@caseload/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../../platform/db/schema/accounts.ts";
import { calendarFeeds } from "../../../platform/db/schema/calendar.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import {
  makeApplication,
  makeFirm,
  makeInvitation,
  makeJob,
  makeJobInvite,
  makePerson,
  makeProfile,
  makeSavedSearch,
} from "../../../demo/factories.ts";
import { makeCredential } from "../../../demo/file-factories.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

interface Person extends Caller {
  id: number;
}

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function join(primaryRole: PrimaryRole, firmId: number | null = null): Promise<Person> {
  const { id } = await makePerson(site.db, site.time.now, { primaryRole, firmId });
  return { ...(await site.signInAs(id)), id };
}
const doneBy = async (person: Caller): Promise<Milestone[]> =>
  (await person.ask<{ done: Milestone[] }>("getOnboarding")).done;

/** A firm as registration leaves it. */
async function newFirm(): Promise<number> {
  const { id } = await makeFirm(site.db, site.time.now);
  await site.db.update(firms).set({ name: null, complete: false }).where(eq(firms.id, id));
  return id;
}

test("a firm's milestones are its rows", async () => {
  const { db, time } = site;
  const firmId = await newFirm();
  const partner = await join("managing_partner", firmId);
  expect(await doneBy(partner)).toEqual([]);

  await db.update(firms).set({ complete: true }).where(eq(firms.id, firmId));
  await makeInvitation(db, time.now, { firmId, email: "new@example.com" });
  expect(await doneBy(partner)).toEqual(["firmNamed", "teamGrown"]);

  const colleague = await join("associate", firmId);
  await makeJob(db, time.now, { firmId, postedById: colleague.id, status: "draft" });
  expect(await doneBy(colleague)).toEqual(["firmNamed", "teamGrown"]);
  await makeJob(db, time.now, { firmId, postedById: colleague.id, status: "pending_approval" });
  expect(await doneBy(partner)).toEqual(["firmNamed", "teamGrown", "firmPosted"]);
  expect(await doneBy(colleague)).toEqual(["firmNamed", "teamGrown", "firmPosted", "ownPosted"]);
});

test("a colleague who has left is no team", async () => {
  const firmId = await newFirm();
  const partner = await join("managing_partner", firmId);
  const gone = await join("associate", firmId);
  expect(await doneBy(partner)).toEqual(["teamGrown"]);
  await site.db.update(users).set({ deletedAt: site.time.now }).where(eq(users.id, gone.id));
  expect(await doneBy(partner)).toEqual([]);
});

test("what an attorney did counts for the attorney alone", async () => {
  const { db, time } = site;
  const firmId = await newFirm();
  const partner = await join("senior_partner", firmId);
  const colleague = await join("of_counsel", firmId);
  const paralegal = await join("freelance_paralegal");
  await makeProfile(db, time.now, { userId: paralegal.id });
  const job = await makeJob(db, time.now, { firmId, postedById: colleague.id });
  await makeJobInvite(db, time.now, { jobId: job.id, paralegalId: paralegal.id, invitedById: partner.id });
  const application = await makeApplication(db, time.now, { jobId: job.id, paralegalId: paralegal.id });
  await partner.ask("decideApplication", { params: { id: application.id }, body: { status: "rejected" } });
  await makeCredential(db, time.now, { userId: partner.id });
  await db.update(users).set({ image: "/api/photos/of-the-partner.webp" }).where(eq(users.id, partner.id));
  expect(await doneBy(partner)).toEqual([
    "photoAdded",
    "teamGrown",
    "firmPosted",
    "credentialFiled",
    "paralegalApproached",
    "applicationDecided",
  ]);
  expect(await doneBy(colleague)).toEqual(["teamGrown", "firmPosted", "ownPosted"]);
});

test("a shortlisted paralegal is an approached one", async () => {
  const partner = await join("senior_partner", await newFirm());
  const paralegal = await join("freelance_paralegal");
  await makeProfile(site.db, site.time.now, { userId: paralegal.id });
  await partner.ask("shortlistParalegal", { params: { id: paralegal.id } });
  expect(await doneBy(partner)).toEqual(["paralegalApproached"]);
});

test("a paralegal's milestones are their own rows", async () => {
  const { db, time } = site;
  const paralegal = await join("freelance_paralegal");
  const other = await join("freelance_paralegal");
  expect(await doneBy(paralegal)).toEqual([]);
  await makeProfile(db, time.now, { userId: paralegal.id });
  await paralegal.ask("saveSearchPreferences", { body: { practiceAreas: ["Litigation"] } });
  // The search that follows the preferences was not saved by name.
  expect(await doneBy(paralegal)).toEqual(["profileWritten", "preferencesSaved"]);
  await makeSavedSearch(db, time.now, { userId: paralegal.id });
  const firmId = await newFirm();
  const partner = await join("senior_partner", firmId);
  const job = await makeJob(db, time.now, { firmId, postedById: partner.id });
  await makeApplication(db, time.now, { jobId: job.id, paralegalId: paralegal.id });
  await db
    .insert(calendarFeeds)
    .values({ userId: paralegal.id, tokenHash: "of-theirs", createdAt: time.now });
  expect(await doneBy(paralegal)).toEqual([
    "profileWritten",
    "preferencesSaved",
    "searchSaved",
    "applicationSent",
    "calendarConnected",
  ]);
  expect(await doneBy(other)).toEqual([]);
});

test("visitors have no tour", async () => {
  expect((await site.anonymous.call("getOnboarding")).statusCode).toBe(401);
});
