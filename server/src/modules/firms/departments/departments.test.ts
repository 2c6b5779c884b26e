import type { User } from "@caseload/contract/accounts/accounts";
import type { Department } from "@caseload/contract/firms/departments";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeDepartment, makeInvitation } from "../../../demo/factories.ts";
import { recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import { type Colleague, type TestFirm, createFirm } from "../../../testkit/firm.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let office: TestFirm;
beforeAll(async () => {
  site = await openSite();
});
beforeEach(async () => {
  office = await createFirm(site);
});
afterAll(() => site.close());

const create = (name: unknown) => office.admin.call("createDepartment", { body: { name } });
const list = () => office.admin.ask<Department[]>("listDepartments");

test("departments are opened and renamed, listed by name with their people", async () => {
  const litigation = (await create("Litigation")).json<Department>();
  await create("appeals");
  const member = await office.hire({ primaryRole: "associate", departmentId: litigation.id });
  expect((await list()).map(({ name, people }) => [name, people])).toEqual([
    ["appeals", 0],
    ["Litigation", 1],
  ]);
  const heard = await recordAnnouncements(site.connectionString);
  const renamed = await office.admin.call("renameDepartment", {
    params: { id: litigation.id },
    body: { name: "Trials" },
  });
  expect(renamed.json()).toEqual({
    id: litigation.id,
    name: "Trials",
    people: 1,
    isArchived: false,
  });
  expect(topicsFor(await heard.take(), member.id)).toContain("team");
  await heard.stop();
  expect(await member.ask<User>("me")).toMatchObject({ department: "Trials" });
});

test("a name is there once in a firm, in whatever case, also when it is sent three times at once", async () => {
  const answers = await Promise.all(["Tax", "TAX", "tax"].map(create));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 400, 400]);
  const refused = answers.find(({ statusCode }) => statusCode === 400);
  expect(refused?.body).toBe(`${firmErrorMessages.departmentExists} (name)`);
  const [tax] = await list();
  const same = { params: { id: tax?.id ?? 0 }, body: { name: "TAX" } };
  expect((await office.admin.call("renameDepartment", same)).statusCode).toBe(200);
  office = await createFirm(site);
  expect((await create("Tax")).statusCode).toBe(201);
});

test.each([[""], ["x"], [7], [undefined]])("%j is no name", async (name) => {
  const answer = await create(name);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain("Department name must be at least 2 characters (name");
});

const archive = (id: number, moveTo: number | null = null) =>
  office.admin.call("archiveDepartment", { params: { id }, body: { moveTo } });
const restore = (id: number) => office.admin.call("restoreDepartment", { params: { id } });
const remove = (id: number) => office.admin.call("removeDepartment", { params: { id } });
const assign = (id: number, memberIds: readonly unknown[]) =>
  office.admin.call("assignToDepartment", { params: { id }, body: { memberIds } });

test("archiving one moves its people, and those invited into it", async () => {
  const from = await makeDepartment(site.db, { firmId: office.firmId, name: "Old" });
  const to = await makeDepartment(site.db, { firmId: office.firmId, name: "New" });
  const member = await office.hire({ primaryRole: "associate", departmentId: from.id });
  await makeInvitation(site.db, site.time.now, { firmId: office.firmId, departmentId: from.id });
  expect((await archive(from.id, from.id)).statusCode).toBe(404);
  expect((await archive(from.id, to.id)).json()).toMatchObject({ name: "Old", people: 0, isArchived: true });
  expect(await member.ask<User>("me")).toMatchObject({ department: "New" });
  expect((await office.admin.call("listInvitations")).json()).toMatchObject([{ department: "New" }]);
  expect((await archive(to.id)).statusCode).toBe(200);
  expect(await member.ask<User>("me")).toMatchObject({ department: null });
  expect((await list()).map(({ isArchived }) => isArchived)).toEqual([true, true]);
});

test("nobody comes into an archived department until it is restored, empty", async () => {
  const room = await makeDepartment(site.db, { firmId: office.firmId, name: "Trials" });
  const other = await makeDepartment(site.db, { firmId: office.firmId });
  const member = await office.hire({ primaryRole: "associate", departmentId: room.id });
  await archive(room.id);
  const change = { params: { id: member.id }, body: { departmentId: room.id } };
  const email = `guest.${crypto.randomUUID()}@example.com`;
  const invitation = { body: { email, primaryRole: "associate", departmentId: room.id } };
  for (const answer of [
    await office.admin.call("changeMember", change),
    await office.admin.call("invite", invitation),
    await assign(room.id, [member.id]),
    await archive(other.id, room.id),
  ])
    expect([answer.statusCode, answer.body]).toEqual([404, firmErrorMessages.departmentNotFound]);
  const taken = await create("trials");
  expect([taken.statusCode, taken.body]).toEqual([400, `${firmErrorMessages.departmentNameArchived} (name)`]);
  expect((await restore(room.id)).json()).toMatchObject({ name: "Trials", people: 0, isArchived: false });
  expect((await office.admin.call("changeMember", change)).statusCode).toBe(200);
});

test("of several who archive or restore at once one wins, and only an archived department is removed", async () => {
  const { id } = await makeDepartment(site.db, { firmId: office.firmId });
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

test("people are assigned together, from wherever they were, or not at all", async () => {
  const [from, to] = [
    await makeDepartment(site.db, { firmId: office.firmId }),
    await makeDepartment(site.db, { firmId: office.firmId, name: "Trials" }),
  ];
  const [one, two] = [
    await office.hire({ primaryRole: "associate", departmentId: from.id }),
    await office.hire({ primaryRole: "paralegal" }),
  ];
  const stranger = await (await createFirm(site)).hire({ primaryRole: "associate" });
  const mixed = await assign(to.id, [one.id, stranger.id]);
  expect([mixed.statusCode, mixed.body]).toEqual([404, firmErrorMessages.memberNotFound]);
  expect(await one.ask<User>("me")).toMatchObject({ department: from.name });
  expect((await assign(to.id, [one.id, two.id, office.admin.id])).json()).toMatchObject({ people: 3 });
  for (const person of [one, two, office.admin])
    expect(await person.ask<User>("me")).toMatchObject({ department: "Trials" });
  expect((await stranger.ask<User>("me")).department).toBeNull();
});

test.each([[[]], [["1"]], [[0]], [Array.from({ length: 501 }, () => 1)]])(
  "%j are no people to assign",
  async (memberIds) => {
    const { id } = await makeDepartment(site.db, { firmId: office.firmId });
    expect((await assign(id, memberIds)).statusCode).toBe(400);
  },
);

test("changes to one person and to their department at once neither wait forever nor fail", async () => {
  const rooms = await Promise.all([1, 2, 3].map(() => makeDepartment(site.db, { firmId: office.firmId })));
  const ids = rooms.map(({ id }) => id);
  const people: Colleague[] = [];
  for (const departmentId of ids) people.push(await office.hire({ primaryRole: "associate", departmentId }));
  const answers = await Promise.all([
    ...people.map(({ id }, at) =>
      office.admin.call("changeMember", { params: { id }, body: { departmentId: ids[(at + 1) % 3] } }),
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
    expect(department).toBe(rooms[0]?.name);
  }
});

test("only holders of firm:edit change them; other firms' are not there", async () => {
  const room = await makeDepartment(site.db, { firmId: office.firmId });
  const partner = await office.hire({ primaryRole: "senior_partner" });
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
    const params = { id: room.id };
    expect((await partner.call(name, { params, body })).statusCode).toBe(403);
    const foreign = await rival.admin.call(name, { params, body });
    expect([foreign.statusCode, foreign.body]).toEqual([404, firmErrorMessages.departmentNotFound]);
  }
  const move = { params: { id: room.id }, body: { moveTo: target.id } };
  expect((await office.admin.call("archiveDepartment", move)).statusCode).toBe(404);
  expect((await rival.admin.call("listDepartments")).body).not.toContain(room.name);
  expect((await list()).map(({ id }) => id)).toEqual([room.id]);
});
