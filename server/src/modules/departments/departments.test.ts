import type { User } from "@caseload/contract/accounts";
import type { Department } from "@caseload/contract/departments";
import { firmRefusals } from "@caseload/contract/firm-refusals";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeDepartment, makeInvitation } from "../../demo/factories.ts";
import { hearAnnouncements, topicsFor } from "../../testkit/announcements.ts";
import { type Office, openFirmOffice } from "../../testkit/firm.ts";
import { openSite, type Site } from "../../testkit/site.ts";

let site: Site;
let office: Office;
beforeAll(async () => {
  site = await openSite();
});
beforeEach(async () => {
  office = await openFirmOffice(site);
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
  const heard = await hearAnnouncements(site.connectionString);
  const renamed = await office.admin.call("renameDepartment", {
    params: { id: litigation.id },
    body: { name: "Trials" },
  });
  expect(renamed.json()).toEqual({ id: litigation.id, name: "Trials", people: 1 });
  expect(topicsFor(await heard.take(), member.id)).toContain("team");
  await heard.stop();
  expect(await member.ask<User>("me")).toMatchObject({ department: "Trials" });
});

test("a name is there once in a firm, in whatever case, also when it is sent three times at once", async () => {
  const answers = await Promise.all(["Tax", "TAX", "tax"].map(create));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 400, 400]);
  const refused = answers.find(({ statusCode }) => statusCode === 400);
  expect(refused?.body).toBe(`${firmRefusals.departmentExists} (name)`);
  const [tax] = await list();
  const same = { params: { id: tax?.id ?? 0 }, body: { name: "TAX" } };
  expect((await office.admin.call("renameDepartment", same)).statusCode).toBe(200);
  office = await openFirmOffice(site);
  expect((await create("Tax")).statusCode).toBe(201);
});

test.each([[""], ["x"], [7], [undefined]])("%j is no name", async (name) => {
  const answer = await create(name);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain("Department name must be at least 2 characters (name");
});

test("removing one moves its people, and those invited into it", async () => {
  const [from, to] = await Promise.all(
    ["Old", "New"].map((name) => makeDepartment(site.db, { firmId: office.firmId, name })),
  );
  const member = await office.hire({ primaryRole: "associate", departmentId: from?.id });
  await makeInvitation(site.db, site.time.now, { firmId: office.firmId, departmentId: from?.id });
  const remove = (id: number | undefined, moveTo: number | null | undefined) =>
    office.admin.call("removeDepartment", { params: { id: id ?? 0 }, body: { moveTo } });
  expect((await remove(from?.id, from?.id)).statusCode).toBe(404);
  expect((await remove(from?.id, to?.id)).statusCode).toBe(200);
  expect(await member.ask<User>("me")).toMatchObject({ department: "New" });
  expect((await office.admin.call("listInvitations")).json()).toMatchObject([{ department: "New" }]);
  expect((await remove(to?.id, null)).statusCode).toBe(200);
  expect(await member.ask<User>("me")).toMatchObject({ department: null });
  expect(await list()).toEqual([]);
});

test("only holders of firm:edit change them; other firms' are not there", async () => {
  const room = await makeDepartment(site.db, { firmId: office.firmId });
  const partner = await office.hire({ primaryRole: "senior_partner" });
  const rival = await openFirmOffice(site);
  const target = await makeDepartment(site.db, { firmId: rival.firmId });
  expect((await partner.call("listDepartments")).statusCode).toBe(200);
  for (const [name, body] of [
    ["renameDepartment", { name: "Mine" }],
    ["removeDepartment", { moveTo: null }],
  ] as const) {
    const params = { id: room.id };
    expect((await partner.call(name, { params, body })).statusCode).toBe(403);
    const foreign = await rival.admin.call(name, { params, body });
    expect([foreign.statusCode, foreign.body]).toEqual([404, firmRefusals.departmentNotFound]);
  }
  const move = { params: { id: room.id }, body: { moveTo: target.id } };
  expect((await office.admin.call("removeDepartment", move)).statusCode).toBe(404);
  expect((await rival.admin.call("listDepartments")).body).not.toContain(room.name);
  expect((await list()).map(({ id }) => id)).toEqual([room.id]);
});
