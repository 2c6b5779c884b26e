import type { User } from "@caseload/contract/accounts/accounts";
import type { Member } from "@caseload/contract/firms/team";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { users } from "../../../platform/db/schema/accounts.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import {
  makeApplication,
  makeContract,
  makeDepartment,
  makeJob,
  makePerson,
} from "../../../demo/factories.ts";
import { type Announcements, recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import { type Colleague, type TestFirm, createFirm, createSignedIn } from "../../../testkit/firm.ts";
import { latestNotification } from "../../../testkit/hiring.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let heard: Announcements;
let office: TestFirm;
let associate: Colleague;
beforeAll(async () => {
  site = await openSite();
  heard = await recordAnnouncements(site.connectionString);
});
beforeEach(async () => {
  office = await createFirm(site);
  associate = await office.hire({ primaryRole: "associate", firstName: "Samuel", lastName: "Voss" });
  await heard.take();
});
afterAll(async () => {
  await heard.stop();
  await site.close();
});

const change = (by: Colleague, id: number, body: object) => by.call("changeMember", { params: { id }, body });
const deactivate = (by: Colleague, id: number) => by.call("deactivateMember", { params: { id } });

/** A posting of somebody's for the firm, and a live contract under it. */
async function workOf(colleague: Colleague) {
  const { db, time } = site;
  const { firmId } = office;
  const paralegal = await makePerson(db, time.now, { primaryRole: "freelance_paralegal" });
  const job = await makeJob(db, time.now, { firmId, postedById: colleague.id });
  const application = await makeApplication(db, time.now, { jobId: job.id, paralegalId: paralegal.id });
  const contract = await makeContract(db, time.now, {
    applicationId: application.id,
    jobId: job.id,
    firmId,
    attorneyId: colleague.id,
    paralegalId: paralegal.id,
  });
  return { job, contract, paralegal };
}

describe("the list", () => {
  test("holds everybody of the firm, and nobody else", async () => {
    await createSignedIn(site, { primaryRole: "freelance_paralegal" });
    const team = await office.admin.ask<Member[]>("listTeam");
    expect(team.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([office.admin.id, associate.id]);
    expect(team.find(({ id }) => id === associate.id)).toEqual({
      id: associate.id,
      name: "Samuel Voss",
      email: associate.email,
      userType: "attorney",
      primaryRole: "associate",
      department: null,
    });
  });

  test("is for those who may see it", async () => {
    expect((await associate.call("listTeam")).statusCode).toBe(403);
    const rival = await createFirm(site);
    expect((await rival.admin.call("listTeam")).body).not.toContain(associate.email);
    expect((await site.anonymous.call("listTeam")).statusCode).toBe(401);
  });
});

describe("changing a member", () => {
  test("takes effect at once, on sessions that are open, and the person hears of it", async () => {
    expect((await associate.call("listTeam")).statusCode).toBe(403);
    const room = await makeDepartment(site.db, { firmId: office.firmId, name: "Appeals" });
    const answer = await change(office.admin, associate.id, {
      primaryRole: "senior_partner",
      departmentId: room.id,
    });
    expect(answer.json<Member>()).toMatchObject({
      primaryRole: "senior_partner",
      department: { id: room.id, name: "Appeals" },
    });
    const announced = await heard.take();
    expect(topicsFor(announced, associate.id)).toContain("session");
    expect(topicsFor(announced, office.admin.id)).toContain("team");
    expect(announced.flatMap(({ forget }) => forget ?? [])).toEqual([associate.id]);
    await vi.waitFor(async () => expect((await associate.call("listTeam")).statusCode).toBe(200));
    expect(await associate.ask<User>("me")).toMatchObject({ department: "Appeals" });
    expect(await latestNotification(site, associate)).toMatchObject({
      title: "Your role is Senior Partner now",
    });
  });

  test("nobody changes their own role, but may change department", async () => {
    const own = await change(office.admin, office.admin.id, { primaryRole: "firm_admin" });
    expect([own.statusCode, own.body]).toEqual([403, firmErrorMessages.ownRole]);
    const room = await makeDepartment(site.db, { firmId: office.firmId });
    const same = { primaryRole: "managing_partner", departmentId: room.id };
    expect((await change(office.admin, office.admin.id, same)).statusCode).toBe(200);
  });

  test.each([
    ["associate", "paralegal", firmErrorMessages.roleOfParalegals],
    ["paralegal", "associate", firmErrorMessages.roleOfAttorneys],
  ] as const)("%s cannot become %s", async (from, to, sentence) => {
    const { id } = await office.hire({ primaryRole: from });
    const answer = await change(office.admin, id, { primaryRole: to });
    expect([answer.statusCode, answer.body]).toEqual([400, `${sentence} (primaryRole)`]);
  });

  test.each([["freelance_paralegal"], ["king"], [""], [7], [null]])(
    "%j is no role of a firm",
    async (role) => {
      const answer = await change(office.admin, associate.id, { primaryRole: role });
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain("Please choose a role (primaryRole");
    },
  );

  test("other firms' people and departments are not there", async () => {
    const rival = await createFirm(site);
    const room = await makeDepartment(site.db, { firmId: rival.firmId });
    const foreign = await change(rival.admin, associate.id, { primaryRole: "of_counsel" });
    expect([foreign.statusCode, foreign.body]).toEqual([404, firmErrorMessages.memberNotFound]);
    const wrongRoom = await change(office.admin, associate.id, { departmentId: room.id });
    expect([wrongRoom.statusCode, wrongRoom.body]).toEqual([404, firmErrorMessages.departmentNotFound]);
    expect((await deactivate(rival.admin, associate.id)).statusCode).toBe(404);
  });

  test("two administrators who demote each other at once leave one", async () => {
    const other = await office.hire({ primaryRole: "firm_admin" });
    const demote = { primaryRole: "associate" };
    const answers = await Promise.all([
      change(office.admin, other.id, demote),
      change(other, office.admin.id, demote),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });
});

describe("deactivating a member", () => {
  test("ends what they may do, and hands their work over", async () => {
    const { job, contract, paralegal } = await workOf(associate);
    expect((await deactivate(office.admin, associate.id)).statusCode).toBe(200);
    await vi.waitFor(async () =>
      expect((await associate.call("getContract", { params: { id: contract.id } })).statusCode).toBe(404),
    );
    const me = await associate.ask<User>("me");
    expect(me).toMatchObject({ primaryRole: "managing_partner", department: null, firmName: null });
    expect(me.firmId).not.toBe(office.firmId);
    const [posting] = await site.db.select().from(jobs).where(eq(jobs.id, job.id));
    expect(posting).toMatchObject({ postedById: office.admin.id, status: "open", hidden: false });
    const [live] = await site.db.select().from(contracts).where(eq(contracts.id, contract.id));
    expect(live?.attorneyId).toBe(office.admin.id);
    expect(await latestNotification(site, paralegal)).toMatchObject({
      actionUrl: `/contracts/${contract.id}`,
    });
    expect(await latestNotification(site, associate)).toMatchObject({
      title: "You no longer belong to the firm",
    });
    expect((await office.admin.ask<Member[]>("listTeam")).map(({ id }) => id)).toEqual([office.admin.id]);
  });

  test("a paralegal goes on as a freelancer", async () => {
    const paralegal = await office.hire({ primaryRole: "senior_paralegal" });
    await deactivate(office.admin, paralegal.id);
    expect(await paralegal.ask<User>("me")).toMatchObject({
      primaryRole: "freelance_paralegal",
      firmId: null,
    });
  });

  test("oneself is left, not deactivated", async () => {
    const answer = await deactivate(office.admin, office.admin.id);
    expect([answer.statusCode, answer.body]).toEqual([409, firmErrorMessages.ownMembership]);
  });

  test("two administrators who deactivate each other at once leave one", async () => {
    const other = await office.hire({ primaryRole: "managing_partner" });
    const answers = await Promise.all([
      deactivate(office.admin, other.id),
      deactivate(other, office.admin.id),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const left = await site.db.select().from(users).where(eq(users.firmId, office.firmId));
    expect(left.filter(({ primaryRole }) => primaryRole === "managing_partner")).toHaveLength(1);
  });
});

describe("leaving", () => {
  test("passes one's work to an administrator", async () => {
    const { job, contract } = await workOf(associate);
    expect((await associate.call("leaveFirm")).statusCode).toBe(200);
    const [posting] = await site.db.select().from(jobs).where(eq(jobs.id, job.id));
    expect(posting?.postedById).toBe(office.admin.id);
    const [live] = await site.db.select().from(contracts).where(eq(contracts.id, contract.id));
    expect(live?.attorneyId).toBe(office.admin.id);
    expect(topicsFor(await heard.take(), office.admin.id)).toContain("team");
  });

  test("the last administrator stays while others are there", async () => {
    const answer = await office.admin.call("leaveFirm");
    expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.lastAdministrator]);
    await change(office.admin, associate.id, { primaryRole: "firm_admin" });
    expect((await office.admin.call("leaveFirm")).statusCode).toBe(200);
  });

  test("an administrator whose account is deactivated does not count", async () => {
    const away = await office.hire({ primaryRole: "firm_admin" });
    await site.db.update(users).set({ deactivatedAt: site.time.now }).where(eq(users.id, away.id));
    const answer = await office.admin.call("leaveFirm");
    expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.lastAdministrator]);
    await site.db.update(users).set({ deactivatedAt: null }).where(eq(users.id, away.id));
    expect((await office.admin.call("leaveFirm")).statusCode).toBe(200);
  });

  test("two administrators who leave at once leave one", async () => {
    const other = await office.hire({ primaryRole: "firm_admin" });
    const answers = await Promise.all([office.admin.call("leaveFirm"), other.call("leaveFirm")]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("a firm of one cannot be left while somebody works for it", async () => {
    const alone = await createFirm(site);
    office = alone;
    const { contract } = await workOf(alone.admin);
    expect((await alone.admin.call("leaveFirm")).statusCode).toBe(409);
    await site.db.update(contracts).set({ status: "completed" }).where(eq(contracts.id, contract.id));
    expect((await alone.admin.call("leaveFirm")).statusCode).toBe(200);
    expect((await site.anonymous.call("getFirm", { params: { id: alone.firmId } })).statusCode).toBe(404);
  });
});
