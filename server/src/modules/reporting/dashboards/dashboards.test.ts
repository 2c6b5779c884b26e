import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import type { DashboardStats } from "@caseload/contract/reporting/dashboards";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contractSignatures } from "../../../platform/db/schema/contracts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { makeApplication, makeContract, makeFirm, makeJob, makePerson } from "../../../demo/factories.ts";
import { seedDemo } from "../../../demo/seed.ts";
import { createContract, createHiringFirm } from "../../../testkit/hiring.ts";
import { agree } from "../../../testkit/negotiate.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

const dayMs = 86_400_000;
/** 10 PM on March 9 in New York, which is March 10 in UTC. */
const now = new Date("2026-03-10T02:00:00.000Z");
const ago = (days: number) => new Date(now.getTime() - days * dayMs);

describe("one's figures", () => {
  let site: Site;
  let partner: Caller;
  let junior: Caller;
  let rival: Caller;
  let paralegal: Caller;
  let rivalId: number;

  beforeAll(async () => {
    site = await openSite();
    site.time.now = now;
    const { db } = site;
    const firmId = (await makeFirm(db, now)).id;
    const otherFirmId = (await makeFirm(db, now)).id;
    const people = {
      partner: await makePerson(db, now, { primaryRole: "senior_partner", firmId }),
      junior: await makePerson(db, now, { primaryRole: "junior_associate", firmId }),
      rival: await makePerson(db, now, { primaryRole: "managing_partner", firmId: otherFirmId }),
      paralegal: await makePerson(db, now, { primaryRole: "freelance_paralegal" }),
      other: await makePerson(db, now, { primaryRole: "freelance_paralegal" }),
    };
    rivalId = people.rival.id;
    const job = (
      postedById: number,
      status: "open" | "closed" | "filled" | "pending_approval",
      firm = firmId,
    ) => makeJob(db, ago(40), { firmId: firm, postedById, status });
    const first = await job(people.partner.id, "open");
    const filled = await job(people.partner.id, "filled");
    await job(people.partner.id, "closed");
    const juniors = await job(people.junior.id, "open");
    await job(people.junior.id, "pending_approval");
    const theirs = await job(people.rival.id, "open", otherFirmId);
    // Its poster has left, so that no list shows it.
    const leftFirmId = (await makeFirm(db, now)).id;
    await makeJob(db, ago(40), { firmId: leftFirmId, postedById: people.rival.id, hidden: true });

    await makeApplication(db, ago(0.05), { jobId: first.id, paralegalId: people.paralegal.id });
    await makeApplication(db, ago(1), {
      jobId: juniors.id,
      paralegalId: people.paralegal.id,
      status: "reviewing",
    });
    await makeApplication(db, ago(1.5), {
      jobId: juniors.id,
      paralegalId: people.other.id,
      status: "rejected",
    });
    await makeApplication(db, ago(13), {
      jobId: first.id,
      paralegalId: people.other.id,
      status: "withdrawn",
    });
    const accepted = await makeApplication(db, ago(14), {
      jobId: filled.id,
      paralegalId: people.paralegal.id,
      status: "accepted",
    });
    const second = await makeApplication(db, ago(30), {
      jobId: filled.id,
      paralegalId: people.other.id,
      status: "accepted",
    });
    await makeApplication(db, ago(2), { jobId: theirs.id, paralegalId: people.other.id });

    const agree = (applicationId: number, paralegalId: number) => ({
      applicationId,
      paralegalId,
      jobId: filled.id,
      firmId,
      attorneyId: people.partner.id,
    });
    const unsigned = await makeContract(db, now, agree(accepted.id, people.paralegal.id));
    await makeContract(db, now, agree(second.id, people.other.id));
    await db.insert(contractSignatures).values({
      contractId: unsigned.id,
      side: "attorney",
      userId: people.partner.id,
      name: people.partner.name,
      ipAddress: "127.0.0.1",
      termsHash: "00",
      signedAt: now,
    });

    partner = await site.signIn(people.partner.email);
    junior = await site.signIn(people.junior.email);
    rival = await site.signIn(people.rival.email);
    paralegal = await site.signIn(people.paralegal.email);
    await partner.ask("sendMessage", { body: { receiverId: people.paralegal.id, content: "One" } });
    await rival.ask("sendMessage", { body: { receiverId: people.paralegal.id, content: "Two" } });
  });
  afterAll(() => site.close());

  const figures = (caller: Caller) => caller.ask<DashboardStats>("dashboardStats");

  test("a reviewer's are the whole firm's, by days of the viewer's own calendar", async () => {
    expect(await figures(partner)).toEqual({
      activeJobs: 2,
      totalJobs: 5,
      closedJobs: 1,
      filledJobs: 1,
      totalApplications: 6,
      pendingApplications: 1,
      reviewingApplications: 1,
      acceptedApplications: 2,
      // March 9 in New York is the last day; 13 days ago is the first, 14 days ago is off the chart.
      applicationsByDay: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1],
      newestApplicationAt: ago(0.05).toISOString(),
      unreadMessages: 0,
      latestMessageFrom: null,
      unreadNotifications: 0,
      contractsAwaitingSignature: 1,
      postingsAwaitingApproval: 0,
      openJobInvites: 0,
      scheduledInterviews: 0,
    });
  });

  test("without application:review they are one's own postings'", async () => {
    expect(await figures(junior)).toMatchObject({
      activeJobs: 1,
      totalJobs: 2,
      closedJobs: 0,
      filledJobs: 0,
      totalApplications: 2,
      reviewingApplications: 1,
      pendingApplications: 0,
      applicationsByDay: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0],
      contractsAwaitingSignature: 0,
      postingsAwaitingApproval: 0,
      openJobInvites: 0,
      scheduledInterviews: 0,
    });
  });

  test("another firm's are its own", async () => {
    expect(await figures(rival)).toMatchObject({
      activeJobs: 1,
      totalJobs: 1,
      totalApplications: 1,
      contractsAwaitingSignature: 0,
      postingsAwaitingApproval: 0,
      openJobInvites: 0,
      scheduledInterviews: 0,
    });
  });

  test("a paralegal's are their own applications and all open jobs; the firm's are zero", async () => {
    const { firstName, lastName } = await rival.ask<{ firstName: string; lastName: string }>("me");
    expect(await figures(paralegal)).toEqual({
      activeJobs: 3,
      totalJobs: 0,
      closedJobs: 0,
      filledJobs: 0,
      totalApplications: 3,
      pendingApplications: 1,
      reviewingApplications: 1,
      acceptedApplications: 1,
      applicationsByDay: Array<number>(14).fill(0),
      newestApplicationAt: ago(0.05).toISOString(),
      unreadMessages: 2,
      latestMessageFrom: `${firstName} ${lastName}`,
      unreadNotifications: 2,
      contractsAwaitingSignature: 1,
      postingsAwaitingApproval: 0,
      openJobInvites: 0,
      scheduledInterviews: 0,
    });
    await paralegal.ask("getThread", { params: { userId: rivalId } });
    expect(await figures(paralegal)).toMatchObject({ unreadMessages: 1, unreadNotifications: 1 });
  });

  test("new members have zeros; visitors have no access", async () => {
    const { email } = await makePerson(site.db, now, { primaryRole: "freelance_paralegal" });
    const fresh = await figures(await site.signIn(email));
    expect(fresh).toMatchObject({ totalApplications: 0, newestApplicationAt: null, latestMessageFrom: null });
    const answer = await site.anonymous.call("dashboardStats");
    expect([answer.statusCode, answer.body]).toEqual([401, errorMessages.signInFirst]);
  });
});

describe("contracts awaiting a signature", () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  test("are those that one may sign, again once a counter has cleared one's signature", async () => {
    const cast = await createHiringFirm(site);
    const id = await createContract(site, cast, cast.daniel);
    const awaiting = async () => {
      const { partner: signer, associate, daniel } = cast;
      const stats = await Promise.all(
        [signer, associate, daniel].map((who) => who.ask<DashboardStats>("dashboardStats")),
      );
      return stats.map(({ contractsAwaitingSignature }) => contractsAwaitingSignature);
    };
    // The associate opens the contract, and signs for nobody.
    expect(await awaiting()).toEqual([1, 0, 1]);
    await agree(cast.partner, id);
    expect(await awaiting()).toEqual([0, 0, 1]);
    const { structuredTerms } = await cast.daniel.ask<ContractDetail>("getContract", { params: { id } });
    const body = { base: 1, terms: { ...structuredTerms, paymentDays: 15 } };
    await cast.daniel.ask("proposeVersion", { params: { id }, body });
    expect(await awaiting()).toEqual([1, 0, 1]);
  });
});

describe("the landing page's figures", () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  test("an empty site has none", async () => {
    const empty = { activeJobs: 0, activeUsers: 0, specialties: 15, verifiedPercent: 0 };
    expect(await site.anonymous.ask("publicFigures")).toEqual(empty);
    expect(await site.anonymous.ask("featuredTalent")).toEqual([]);
  });

  test("a fresh demo shows 9, 7, 15 and 100%, and paralegals 1 to 3", async () => {
    await seedDemo(site.deps, site.time.now);
    const demo = { activeJobs: 9, activeUsers: 7, specialties: 15, verifiedPercent: 100 };
    expect(await site.anonymous.ask("publicFigures")).toEqual(demo);
    const talent = await site.anonymous.ask<{ id: number }[]>("featuredTalent");
    expect(talent.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test("they move with the rows", async () => {
    await site.db
      .update(jobs)
      .set({ hidden: true })
      .where(eq(jobs.title, "Trademark docket clean-up and renewals"));
    expect(await site.anonymous.ask("publicFigures")).toMatchObject({ activeJobs: 8 });
    await makePerson(site.db, site.time.now, {
      primaryRole: "freelance_paralegal",
      emailVerified: false,
      lastSeenAt: site.time.now,
    });
    const moved = await site.anonymous.ask<{ activeUsers: number; verifiedPercent: number }>("publicFigures");
    expect(moved.activeUsers).toBe(8);
    expect(moved.verifiedPercent).toBe(94);
  });
});
