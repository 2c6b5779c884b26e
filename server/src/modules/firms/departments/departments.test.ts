import type { User } from "@caseload/contract/accounts/accounts";
import type { Department } from "@caseload/contract/firms/departments";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeDepartment, makeInvitation } from "../../../demo/factories.ts";
import { recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import { type Colleague, type TestFirm, createFirm } from "../../../testkit/firm.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let firm: TestFirm;
beforeAll(async () => {
  site = await openSite();
});
beforeEach(async () => {
  firm = await createFirm(site);
});
afterAll(() => site.close());

const create = (name: unknown) => firm.admin.call("createDepartment", { body: { name } });
const list = () => firm.admin.ask<Department[]>("listDepartments");

test("departments are created and renamed, and listed by name with their members", async () => {
  const litigation = (await create("Litigation")).json<Department>();
  await create("appeals");
  const member = await firm.hire({ primaryRole: "associate", departmentId: litigation.id });
  expect((await list()).map(({ name, people }) => [name, people])).toEqual([
    ["appeals", 0],
    ["Litigation", 1],
  ]);
  const announced = await recordAnnouncements(site.connectionString);
  const renamed = await firm.admin.call("renameDepartment", {
    params: { id: litigation.id },
    body: { name: "Trials" },
  });
  expect(renamed.json()).toEqual({
    id: litigation.id,
    name: "Trials",
    people: 1,
    isArchived: false,
  });
  expect(topicsFor(await announced.take(), member.id)).toContain("team");
  await announced.stop();
  expect(await member.ask<User>("me")).toMatchObject({ department: "Trials" });
});

test("numbers in names are ordered as numbers", async () => {
  for (const name of ["Team 10", "Team 2", "team 1"]) await create(name);
  expect((await list()).map(({ name }) => name)).toEqual(["team 1", "Team 2", "Team 10"]);
});

test("names are unique in a firm ignoring case, also in concurrent requests", async () => {
  const answers = await Promise.all(["Tax", "TAX", "tax"].map(create));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 400, 400]);
  const refused = answers.find(({ statusCode }) => statusCode === 400);
  expect(refused?.body).toBe(`${firmErrorMessages.departmentExists} (name)`);
  const [tax] = await list();
  const same = { params: { id: tax?.id ?? 0 }, body: { name: "TAX" } };
  expect((await firm.admin.call("renameDepartment", same)).statusCode).toBe(200);
  firm = await createFirm(site);
  expect((await create("Tax")).statusCode).toBe(201);
});

test.each([[""], ["x"], [7], [undefined]])("%j is not a valid name", async (name) => {
  const answer = await create(name);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain("Department name must be at least 2 characters (name");
});

const archive = (id: number, moveTo: number | null = null) =>
  firm.admin.call("archiveDepartment", { params: { id }, body: { moveTo } });
const restore = (id: number) => firm.admin.call("restoreDepartment", { params: { id } });
const remove = (id: number) => firm.admin.call("removeDepartment", { params: { id } });
const assign = (id: number, memberIds: readonly unknown[]) =>
  firm.admin.call("assignToDepartment", { params: { id }, body: { memberIds } });

test("archiving moves members and invitations", async () => {
  const from = await makeDepartment(site.db, { firmId: firm.firmId, name: "Old" });
  const to = await makeDepartment(site.db, { firmId: firm.firmId, name: "New" });
  const member = await firm.hire({ primaryRole: "associate", departmentId: from.id });
  await makeInvitation(site.db, site.time.now, { firmId: firm.firmId, departmentId: from.id });
  expect((await archive(from.id, from.id)).statusCode).toBe(404);
  expect((await archive(from.id, to.id)).json()).toMatchObject({ name: "Old", people: 0, isArchived: true });
  expect(await member.ask<User>("me")).toMatchObject({ department: "New" });
  expect((await firm.admin.call("listInvitations")).json()).toMatchObject([{ department: "New" }]);
  expect((await archive(to.id)).statusCode).toBe(200);
  expect(await member.ask<User>("me")).toMatchObject({ department: null });
  expect((await list()).map(({ isArchived }) => isArchived)).toEqual([true, true]);
});

test("an archived department accepts no members until it is restored, empty", async () => {
  const department = await makeDepartment(site.db, { firmId: firm.firmId, name: "Trials" });
  const other = await makeDepartment(site.db, { firmId: firm.firmId });
  const member = await firm.hire({ primaryRole: "associate", departmentId: department.id });
  await archive(department.id);
  const change = { params: { id: member.id }, body: { departmentId: department.id } };
  const email = `guest.${crypto.randomUUID()}@example.com`;
  const invitation = { body: { email, primaryRole: "associate", departmentId: department.id } };
  for (const answer of [
    await firm.admin.call("changeMember", change),
    await firm.admin.call("invite", invitation),
    await assign(department.id, [member.id]),
    await archive(other.id, department.id),
  ])
    expect([answer.statusCode, answer.body]).toEqual([404, firmErrorMessages.departmentNotFound]);
  const taken = await create("trials");
  expect([taken.statusCode, taken.body]).toEqual([400, `${firmErrorMessages.departmentNameArchived} (name)`]);
  expect((await restore(department.id)).json()).toMatchObject({
    name: "Trials",
    people: 0,
    isArchived: false,
  });
  expect((await firm.admin.call("changeMember", change)).statusCode).toBe(200);
});

test("of concurrent archive or restore requests exactly one succeeds, and only an archived department can be removed", async () => {
  const { id } = await makeDepartment(site.db, { firmId: firm.firmId });
  const early = await remove(id);
  expect([early.statusCode, early.body]).toEqual([409, firmErrorMessages.archiveFirst]);
  for (const move of [archive, restore, archive]) {
    const answers = await Promise.all([move(id), move(id), move(id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  }
  const removals = await Promise.all([remove(id), remove(id)]);
  expect(removals.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
  expect(await list()).toEqual([]);
});

test("members are assigned all or none, from any department", async () => {
  const [from, to] = [
    await makeDepartment(site.db, { firmId: firm.firmId }),
    await makeDepartment(site.db, { firmId: firm.firmId, name: "Trials" }),
  ];
  const [one, two] = [
    await firm.hire({ primaryRole: "associate", departmentId: from.id }),
    await firm.hire({ primaryRole: "paralegal" }),
  ];
  const outsider = await (await createFirm(site)).hire({ primaryRole: "associate" });
  const mixed = await assign(to.id, [one.id, outsider.id]);
  expect([mixed.statusCode, mixed.body]).toEqual([404, firmErrorMessages.memberNotFound]);
  expect(await one.ask<User>("me")).toMatchObject({ department: from.name });
  expect((await assign(to.id, [one.id, two.id, firm.admin.id])).json()).toMatchObject({ people: 3 });
  for (const person of [one, two, firm.admin])
    expect(await person.ask<User>("me")).toMatchObject({ department: "Trials" });
  expect((await outsider.ask<User>("me")).department).toBeNull();
});

test.each([[[]], [["1"]], [[0]], [Array.from({ length: 501 }, () => 1)]])(
  "%j is not a valid list of members",
  async (memberIds) => {
    const { id } = await makeDepartment(site.db, { firmId: firm.firmId });
    expect((await assign(id, memberIds)).statusCode).toBe(400);
  },
);

test("concurrent changes of members and departments neither deadlock nor fail", async () => {
  const departments = await Promise.all(
    [1, 2, 3].map(() => makeDepartment(site.db, { firmId: firm.firmId })),
  );
  const ids = departments.map(({ id }) => id);
  const people: Colleague[] = [];
  for (const departmentId of ids) people.push(await firm.hire({ primaryRole: "associate", departmentId }));
  const answers = await Promise.all([
    ...people.map(({ id }, at) =>
      firm.admin.call("changeMember", { params: { id }, body: { departmentId: ids[(at + 1) % 3] } }),
    ),
    ...ids.map((id) =>
      assign(
        id,
        people.map((one) => one.id),
      ),
    ),
    ...ids.slice(1).map((id) => archive(id, ids[0])),
  ]);
  for (const { statusCode, body } of answers) expect([200, 404], body).toContain(statusCode);
  for (const person of people) {
    const { department } = await person.ask<User>("me");
    expect(department).toBe(departments[0]?.name);
  }
});

test("only firm:edit allows changes; other firms' departments are not found", async () => {
  const department = await makeDepartment(site.db, { firmId: firm.firmId });
  const partner = await firm.hire({ primaryRole: "senior_partner" });
  const rival = await createFirm(site);
  const target = await makeDepartment(site.db, { firmId: rival.firmId });
  expect((await partner.call("listDepartments")).statusCode).toBe(200);
  for (const [name, body] of [
    ["renameDepartment", { name: "Mine" }],
    ["archiveDepartment", { moveTo: null }],
    ["restoreDepartment", undefined],
    ["removeDepartment", undefined],
    ["assignToDepartment", { memberIds: [partner.id] }],
  ] as const) {
    const params = { id: department.id };
    expect((await partner.call(name, { params, body })).statusCode).toBe(403);
    const foreign = await rival.admin.call(name, { params, body });
    expect([foreign.statusCode, foreign.body]).toEqual([404, firmErrorMessages.departmentNotFound]);
  }
  const move = { params: { id: department.id }, body: { moveTo: target.id } };
  expect((await firm.admin.call("archiveDepartment", move)).statusCode).toBe(404);
  expect((await rival.admin.call("listDepartments")).body).not.toContain(department.name);
  expect((await list()).map(({ id }) => id)).toEqual([department.id]);
});
