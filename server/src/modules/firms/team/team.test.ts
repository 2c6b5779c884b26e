import type { User } from "@caseload/contract/accounts/accounts";
import type { Invitation } from "@caseload/contract/firms/invitations";
import type { Member } from "@caseload/contract/firms/team";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { limits } from "@caseload/contract/limits";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { users } from "../../../platform/db/schema/accounts.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import {
  demoPassword,
  makeApplication,
  makeContract,
  makeDepartment,
  makeJob,
  makePerson,
} from "../../../demo/factories.ts";
import { type Announcements, recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import { type Colleague, type TestFirm, createFirm, createSignedIn } from "../../../testkit/firm.ts";
import { latestNotification } from "../../../testkit/hiring.ts";
import { createTestDatabase } from "../../../testkit/database.ts";
import { idsOfPages } from "../../../testkit/pages.ts";
import { openSilentProxy } from "../../../testkit/silent-proxy.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let announcements: Announcements;
let firm: TestFirm;
let associate: Colleague;
beforeAll(async () => {
  site = await openSite();
  announcements = await recordAnnouncements(site.connectionString);
});
beforeEach(async () => {
  firm = await createFirm(site);
  associate = await firm.hire({ primaryRole: "associate", firstName: "Samuel", lastName: "Voss" });
  await announcements.take();
});
afterAll(async () => {
  await announcements.stop();
  await site.close();
});

const change = (by: Colleague, id: number, body: object) => by.call("changeMember", { params: { id }, body });
const deactivate = (by: Colleague, id: number) => by.call("deactivateMember", { params: { id } });

/** Creates a posting of a member, with a live contract. */
async function workOf(colleague: Colleague) {
  const { db, time } = site;
  const { firmId } = firm;
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

test("a changed role holds from the answer on, before the change is announced to this process", async () => {
  const database = await createTestDatabase();
  const proxy = await openSilentProxy(database.connectionString);
  const connections = { connectionString: database.connectionString, directUrl: proxy.connectionString };
  const own = await openSite({}, connections);
  onTestFinished(async () => {
    proxy.restore();
    await own.close();
    await proxy.close();
    await database.drop();
  });
  const { admin, hire } = await createFirm(own);
  const member = await hire({ primaryRole: "associate" });
  const readTeam = async (): Promise<number> => (await member.call("listTeam")).statusCode;
  expect(await readTeam()).toBe(403);
  proxy.silence();
  await admin.ask("changeMember", { params: { id: member.id }, body: { primaryRole: "senior_partner" } });
  expect(await readTeam()).toBe(200);
});

describe("the list", () => {
  test("contains exactly the firm's members", async () => {
    await createSignedIn(site, { primaryRole: "freelance_paralegal" });
    const team = await firm.admin.ask<Member[]>("listTeam");
    expect(team.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([firm.admin.id, associate.id]);
    expect(team.find(({ id }) => id === associate.id)).toEqual({
      id: associate.id,
      name: "Samuel Voss",
      email: associate.email,
      emailConfirmed: true,
      userType: "attorney",
      primaryRole: "associate",
      department: null,
    });
  });

  test("of a large firm comes a page at a time, by name, or those whose name contains some words", async () => {
    const names = Array.from({ length: 45 }, (_, at) => String.fromCharCode(97 + (at % 26)).repeat(3));
    for (const firstName of names)
      await makePerson(site.db, site.time.now, {
        primaryRole: "paralegal",
        firmId: firm.firmId,
        firstName,
        lastName: "Hale",
      });
    const first = await firm.admin.call("listTeam");
    expect(first.json()).toHaveLength(limits.page);
    expect(first.headers.link).toMatch(/rel="next"/);
    const everyone = await idsOfPages(site, firm.admin, "/api/team?limit=7");
    expect(new Set(everyone).size).toBe(names.length + 2);
    expect(everyone).toHaveLength(names.length + 2);
    const [whole, found] = await Promise.all([
      firm.admin.ask<Member[]>("listTeam", { query: { limit: limits.maxPage } }),
      firm.admin.ask<Member[]>("listTeam", { query: { q: "BBB hale" } }),
    ]);
    expect(everyone).toEqual(whole.map(({ id }) => id));
    const colleagues = whole.filter(({ name }) => name.endsWith(" Hale")).map(({ name }) => name);
    expect(colleagues).toEqual(colleagues.toSorted());
    expect(found.map(({ name }) => name)).toEqual(["bbb Hale", "bbb Hale"]);
    const tooMany = await firm.admin.call("listTeam", { query: { limit: limits.maxPage + 1 } });
    expect(tooMany.statusCode).toBe(400);
  });

  test("requires the permission", async () => {
    expect((await associate.call("listTeam")).statusCode).toBe(403);
    const rival = await createFirm(site);
    expect((await rival.admin.call("listTeam")).body).not.toContain(associate.email);
    expect((await site.anonymous.call("listTeam")).statusCode).toBe(401);
  });
});

describe("changing a member", () => {
  test("takes effect at once in open sessions, and notifies the member (ASVS 8.3.2)", async () => {
    expect((await associate.call("listTeam")).statusCode).toBe(403);
    const department = await makeDepartment(site.db, { firmId: firm.firmId, name: "Appeals" });
    const answer = await change(firm.admin, associate.id, {
      primaryRole: "senior_partner",
      departmentId: department.id,
    });
    expect(answer.json<Member>()).toMatchObject({
      primaryRole: "senior_partner",
      department: { id: department.id, name: "Appeals" },
    });
    const announced = await announcements.take();
    expect(topicsFor(announced, associate.id)).toContain("session");
    expect(topicsFor(announced, firm.admin.id)).toContain("team");
    expect(announced.flatMap(({ forget }) => forget ?? [])).toEqual([associate.id]);
    expect((await associate.call("listTeam")).statusCode).toBe(200);
    expect(await associate.ask<User>("me")).toMatchObject({ department: "Appeals" });
    expect(await latestNotification(site, associate)).toMatchObject({
      title: "Your role is now Senior Partner",
    });
  });

  test("the own role cannot be changed, but the own department can", async () => {
    const own = await change(firm.admin, firm.admin.id, { primaryRole: "firm_admin" });
    expect([own.statusCode, own.body]).toEqual([403, firmErrorMessages.ownRole]);
    const department = await makeDepartment(site.db, { firmId: firm.firmId });
    const same = { primaryRole: "managing_partner", departmentId: department.id };
    expect((await change(firm.admin, firm.admin.id, same)).statusCode).toBe(200);
  });

  test.each([
    ["associate", "paralegal", firmErrorMessages.roleOfParalegals],
    ["paralegal", "associate", firmErrorMessages.roleOfAttorneys],
  ] as const)("%s cannot become %s", async (from, to, sentence) => {
    const { id } = await firm.hire({ primaryRole: from });
    const answer = await change(firm.admin, id, { primaryRole: to });
    expect([answer.statusCode, answer.body]).toEqual([400, `${sentence} (primaryRole)`]);
  });

  test.each([["freelance_paralegal"], ["king"], [""], [7], [null]])("%j is not a firm role", async (role) => {
    const answer = await change(firm.admin, associate.id, { primaryRole: role });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain("Please choose a role (primaryRole");
  });

  test("other firms' members and departments are not found (ASVS 8.4.1)", async () => {
    const rival = await createFirm(site);
    const department = await makeDepartment(site.db, { firmId: rival.firmId });
    const foreign = await change(rival.admin, associate.id, { primaryRole: "of_counsel" });
    expect([foreign.statusCode, foreign.body]).toEqual([404, firmErrorMessages.memberNotFound]);
    const wrongDepartment = await change(firm.admin, associate.id, { departmentId: department.id });
    expect([wrongDepartment.statusCode, wrongDepartment.body]).toEqual([
      404,
      firmErrorMessages.departmentNotFound,
    ]);
    expect((await deactivate(rival.admin, associate.id)).statusCode).toBe(404);
  });

  test("a Firm Admin gives and removes no role with a permission that they lack", async () => {
    const admin = await firm.hire({ primaryRole: "firm_admin" });
    const above = [403, firmErrorMessages.roleAboveOwn];
    for (const primaryRole of ["managing_partner", "senior_partner"] as const) {
      const { id } = await firm.hire({ primaryRole });
      const outcomes = [
        await change(admin, id, { primaryRole: "associate" }),
        await change(admin, associate.id, { primaryRole }),
        await deactivate(admin, id),
        await admin.call("invite", { body: { email: `${primaryRole}@example.com`, primaryRole } }),
      ];
      for (const { statusCode, body } of outcomes) expect([statusCode, body]).toEqual(above);
    }
    const junior = await firm.hire({ primaryRole: "junior_associate" });
    expect((await change(admin, junior.id, { primaryRole: "firm_admin" })).statusCode).toBe(200);
    const assistant = await firm.hire({ primaryRole: "paralegal_assistant" });
    expect((await change(admin, assistant.id, { primaryRole: "senior_paralegal" })).statusCode).toBe(200);
    const { id } = await firm.admin.ask<Invitation>("invite", {
      body: { email: "future.partner@example.com", primaryRole: "senior_partner" },
    });
    const resent = await admin.call("resendInvitation", { params: { id } });
    expect([resent.statusCode, resent.body]).toEqual(above);
  });

  test("of two administrators who demote each other concurrently one stays", async () => {
    const other = await firm.hire({ primaryRole: "managing_partner" });
    const demote = { primaryRole: "associate" };
    const answers = await Promise.all([
      change(firm.admin, other.id, demote),
      change(other, firm.admin.id, demote),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });
});

describe("deactivating a member", () => {
  test("ends the permissions, and transfers the work", async () => {
    const { job, contract, paralegal } = await workOf(associate);
    expect((await deactivate(firm.admin, associate.id)).statusCode).toBe(200);
    expect((await associate.call("getContract", { params: { id: contract.id } })).statusCode).toBe(404);
    const me = await associate.ask<User>("me");
    expect(me).toMatchObject({ primaryRole: "managing_partner", department: null, firmName: null });
    expect(me.firmId).not.toBe(firm.firmId);
    const [posting] = await site.db.select().from(jobs).where(eq(jobs.id, job.id));
    expect(posting).toMatchObject({ postedById: firm.admin.id, status: "open", hidden: false });
    const [live] = await site.db.select().from(contracts).where(eq(contracts.id, contract.id));
    expect(live?.attorneyId).toBe(firm.admin.id);
    expect(await latestNotification(site, paralegal)).toMatchObject({
      actionUrl: `/contracts/${contract.id}`,
    });
    expect(await latestNotification(site, associate)).toMatchObject({
      title: "You're no longer a member of the firm",
    });
    expect((await firm.admin.ask<Member[]>("listTeam")).map(({ id }) => id)).toEqual([firm.admin.id]);
  });

  test("a paralegal becomes a freelancer", async () => {
    const paralegal = await firm.hire({ primaryRole: "senior_paralegal" });
    await deactivate(firm.admin, paralegal.id);
    expect(await paralegal.ask<User>("me")).toMatchObject({
      primaryRole: "freelance_paralegal",
      firmId: null,
    });
  });

  test("the actor cannot be deactivated", async () => {
    const answer = await deactivate(firm.admin, firm.admin.id);
    expect([answer.statusCode, answer.body]).toEqual([409, firmErrorMessages.ownMembership]);
  });

  test("of two administrators who deactivate each other concurrently one stays", async () => {
    const other = await firm.hire({ primaryRole: "managing_partner" });
    const answers = await Promise.all([deactivate(firm.admin, other.id), deactivate(other, firm.admin.id)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const left = await site.db.select().from(users).where(eq(users.firmId, firm.firmId));
    expect(left.filter(({ primaryRole }) => primaryRole === "managing_partner")).toHaveLength(1);
  });
});

describe("leaving", () => {
  test("transfers the work to an administrator", async () => {
    const { job, contract } = await workOf(associate);
    expect((await associate.call("leaveFirm")).statusCode).toBe(200);
    const [posting] = await site.db.select().from(jobs).where(eq(jobs.id, job.id));
    expect(posting?.postedById).toBe(firm.admin.id);
    const [live] = await site.db.select().from(contracts).where(eq(contracts.id, contract.id));
    expect(live?.attorneyId).toBe(firm.admin.id);
    expect(topicsFor(await announcements.take(), firm.admin.id)).toContain("team");
  });

  test("the last administrator cannot leave while there are other members", async () => {
    const answer = await firm.admin.call("leaveFirm");
    expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.lastAdministrator]);
    await change(firm.admin, associate.id, { primaryRole: "managing_partner" });
    expect((await firm.admin.call("leaveFirm")).statusCode).toBe(200);
  });

  test("the last managing partner neither leaves nor is removed, because a firm admin appoints none", async () => {
    const admin = await firm.hire({ primaryRole: "firm_admin" });
    const appointed = await change(admin, associate.id, { primaryRole: "managing_partner" });
    expect([appointed.statusCode, appointed.body]).toEqual([403, firmErrorMessages.roleAboveOwn]);
    const answers = [
      await firm.admin.call("leaveFirm"),
      await firm.admin.call("deleteAccount", { body: { password: demoPassword } }),
    ];
    for (const { statusCode, body: text } of answers)
      expect([statusCode, text]).toEqual([409, errorMessages.lastManagingPartner]);
    expect((await deactivate(admin, firm.admin.id)).statusCode).toBe(403);
    expect((await change(admin, firm.admin.id, { primaryRole: "associate" })).statusCode).toBe(403);
    expect((await change(firm.admin, firm.admin.id, { primaryRole: "associate" })).statusCode).toBe(403);
    expect((await admin.call("leaveFirm")).statusCode).toBe(200);
    await change(firm.admin, associate.id, { primaryRole: "managing_partner" });
    expect((await firm.admin.call("leaveFirm")).statusCode).toBe(200);
  });

  test("an administrator whose account is deactivated does not count", async () => {
    const away = await firm.hire({ primaryRole: "managing_partner" });
    await site.db.update(users).set({ deactivatedAt: site.time.now }).where(eq(users.id, away.id));
    const answer = await firm.admin.call("leaveFirm");
    expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.lastAdministrator]);
    await site.db.update(users).set({ deactivatedAt: null }).where(eq(users.id, away.id));
    expect((await firm.admin.call("leaveFirm")).statusCode).toBe(200);
  });

  test("of two administrators who leave concurrently one stays", async () => {
    const other = await firm.hire({ primaryRole: "managing_partner" });
    const answers = await Promise.all([firm.admin.call("leaveFirm"), other.call("leaveFirm")]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("the only member cannot leave with a live contract", async () => {
    const alone = await createFirm(site);
    firm = alone;
    const { contract } = await workOf(alone.admin);
    expect((await alone.admin.call("leaveFirm")).statusCode).toBe(409);
    await site.db.update(contracts).set({ status: "completed" }).where(eq(contracts.id, contract.id));
    expect((await alone.admin.call("leaveFirm")).statusCode).toBe(200);
    expect((await site.anonymous.call("getFirm", { params: { id: alone.firmId } })).statusCode).toBe(404);
  });
});
