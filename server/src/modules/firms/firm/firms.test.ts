import type { PublicFirm } from "@caseload/contract/firms/firms";
import type { Job } from "@caseload/contract/jobs/jobs";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../../platform/db/schema/accounts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { makeJob } from "../../../demo/factories.ts";
import { type TestFirm, createFirm } from "../../../testkit/firm.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let firm: TestFirm;
beforeAll(async () => {
  site = await openSite();
  firm = await createFirm(site, { name: "Lindqvist Okafor LLP", defaultTerms: "Invoices on Fridays." });
});
afterAll(() => site.close());

const page = (id: number | string) => site.anonymous.call("getFirm", { params: { id } });

test("everyone can read a firm's public data, and nothing else (ASVS 15.3.1)", async () => {
  const answer = await page(firm.firmId);
  expect(answer.json<PublicFirm>()).toEqual({
    id: firm.firmId,
    name: "Lindqvist Okafor LLP",
    location: "Chicago, IL",
    firmSize: "small",
    workType: "hybrid",
    description: null,
    practiceAreas: ["litigation"],
    memberSince: expect.any(String),
    responsiveness: { medianDays: null, replyPercent: null, isNew: true },
    barAdmission: null,
    emailConfirmed: true,
    similarFirm: null,
    reviews: null,
    paidOnTime: null,
  });
  expect(answer.body).not.toMatch(/Fridays|@example\.com|Anders/);
});

test("a firm whose members have not confirmed an email address says so", async () => {
  const { firmId, admin, hire } = await createFirm(site, { name: "Harbor Equity Law", complete: true });
  const associate = await hire({ primaryRole: "associate" });
  const isConfirmed = async () => (await page(firmId)).json<PublicFirm>().emailConfirmed;
  const setConfirmed = ({ id }: { id: number }, emailVerified: boolean) =>
    site.db.update(users).set({ emailVerified }).where(eq(users.id, id));
  await setConfirmed(admin, false);
  expect(await isConfirmed()).toBe(true);
  await setConfirmed(associate, false);
  expect(await isConfirmed()).toBe(false);
});

test("its open postings are listed; pending, closed and hidden ones are not", async () => {
  const given = { firmId: firm.firmId, postedById: firm.admin.id };
  const { id } = await makeJob(site.db, site.time.now, given);
  for (const status of ["draft", "pending_approval", "closed", "filled"] as const)
    await makeJob(site.db, site.time.now, { ...given, status });
  await makeJob(site.db, site.time.now, { ...given, hidden: true });
  const other = await createFirm(site);
  await makeJob(site.db, site.time.now, { firmId: other.firmId, postedById: other.admin.id });
  const open = await site.anonymous.ask<Job[]>("listFirmJobs", { params: { id: firm.firmId } });
  expect(open.map((job) => job.id)).toEqual([id]);
});

test("a firm without a complete profile, a name or members has no page", async () => {
  const { firmId } = await createFirm(site, { complete: false });
  const { firmId: unnamed } = await createFirm(site, { name: null });
  for (const id of [firmId, unnamed, 2_000_000_000]) {
    const answer = await page(id);
    expect([answer.statusCode, answer.body]).toEqual([404, firmErrorMessages.firmNotFound]);
  }
  const [empty] = await site.db
    .insert(firms)
    .values({ name: "Nobody LLP", complete: true, createdAt: site.time.now })
    .returning();
  expect((await page(empty?.id ?? 0)).statusCode).toBe(404);
  expect((await page("abc")).statusCode).toBe(400);
  await site.db.delete(firms).where(eq(firms.id, empty?.id ?? 0));
});
