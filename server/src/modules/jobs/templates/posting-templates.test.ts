/** Templates of a firm: who reads, replaces and deletes them, and what they never hold. */
import { templateErrorMessages } from "@caseload/contract/jobs/template-messages";
import type { PostingTemplate } from "@caseload/contract/jobs/posting-templates";
import { limits } from "@caseload/contract/limits";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { makePerson } from "../../../demo/factories.ts";
import { postingTemplates } from "../../../platform/db/schema/posting-templates.ts";
import { type Cast, createHiringFirm } from "../../../testkit/hiring.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());
afterEach(async () => void (await site.db.delete(postingTemplates)));

const content = {
  title: "Second-pass privilege review",
  workArrangement: "Remote",
  description: "Check first-level coding and complete the log.",
  hoursPerWeek: "25 hrs/week",
  hoursAmount: 25,
  hoursUnit: "week",
  budgetKind: "hourly",
  budgetMin: 48,
  budgetMax: 58,
  practiceArea: "Litigation",
};
const save = (who: Caller, name: string, more: object = {}) =>
  who.call("savePostingTemplate", { body: { name, content, ...more } });
const list = (who: Caller) => who.ask<PostingTemplate[]>("listPostingTemplates");

test("everyone at the firm starts from it, and no one elsewhere", async () => {
  expect((await save(cast.associate, "Privilege review")).statusCode).toBe(201);
  await save(cast.partner, "deposition summaries");
  const [first, second] = await list(cast.partner);
  expect([first?.name, second?.name]).toEqual(["deposition summaries", "Privilege review"]);
  expect(second?.content).toMatchObject(content);
  expect((await list(cast.associate)).map(({ mayChange }) => mayChange)).toEqual([false, true]);
  expect(await list(cast.rival)).toEqual([]);
  const params = { id: second?.id ?? 0 };
  expect((await cast.rival.call("deletePostingTemplate", { params })).statusCode).toBe(404);
  expect((await site.anonymous.call("listPostingTemplates")).statusCode).toBe(401);
});

test("a name is given once, and replaced on request by who may", async () => {
  await save(cast.partner, "Privilege review");
  const taken = await save(cast.associate, "PRIVILEGE review");
  expect([taken.statusCode, taken.body]).toEqual([
    409,
    templateErrorMessages.templateNameTaken("PRIVILEGE review"),
  ]);
  expect((await save(cast.associate, "privilege review", { replace: true })).statusCode).toBe(403);
  const changed = { replace: true, content: { ...content, title: "Third-pass review" } };
  expect((await save(cast.partner, "privilege review", changed)).statusCode).toBe(201);
  expect((await list(cast.associate)).map(({ name, content: { title } }) => [name, title])).toEqual([
    ["privilege review", "Third-pass review"],
  ]);
});

test("two people who save one name at once leave one template", async () => {
  const answers = await Promise.all([save(cast.associate, "Discovery"), save(cast.partner, "Discovery")]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    201, 409,
  ]);
});

test("a colleague's is deleted by holders of job:edit only", async () => {
  await save(cast.partner, "Discovery");
  await save(cast.associate, "Trial binders");
  const [discovery, binders] = await list(cast.associate);
  const remove = (who: Caller, template: PostingTemplate | undefined) =>
    who.call("deletePostingTemplate", { params: { id: template?.id ?? 0 } });
  expect((await remove(cast.associate, discovery)).statusCode).toBe(403);
  expect((await remove(cast.partner, binders)).statusCode).toBe(200);
  const gone = await remove(cast.partner, binders);
  expect([gone.statusCode, gone.body]).toEqual([404, templateErrorMessages.templateNotFound]);
});

test.each([
  ["parties", [{ name: "Orsolya Voss", role: "client", aliases: [] }]],
  ["matterNumber", "2026-0417"],
  ["deadline", "2027-01-01"],
  ["supervisorId", 1],
])("what belongs to one matter is refused: %s", async (field, value) => {
  const answer = await save(cast.partner, "Discovery", { content: { ...content, [field]: value } });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(field);
  expect(await list(cast.partner)).toEqual([]);
});

test("bad input names its field", async () => {
  expect((await save(cast.partner, " ")).body).toContain("Please enter a name for the template");
  const many = { content: { ...content, hoursAmount: 169 } };
  expect((await save(cast.partner, "Discovery", many)).body).toContain("Please enter at most 168 hours");
});

test(`a firm keeps at most ${limits.postingTemplates}`, async () => {
  await save(cast.partner, "First");
  const [row] = await site.db.select().from(postingTemplates);
  if (!row) throw new Error("no template");
  const { id: _id, ...values } = row;
  const others = Array.from({ length: limits.postingTemplates - 1 }, (_, at) => ({
    ...values,
    name: `Number ${at}`,
  }));
  await site.db.insert(postingTemplates).values(others);
  const full = await save(cast.partner, "One more");
  expect([full.statusCode, full.body]).toEqual([409, templateErrorMessages.templatesFull]);
  expect((await save(cast.partner, "First", { replace: true })).statusCode).toBe(201);
});

test("a template outlives the membership of who saved it", async () => {
  const { id } = await makePerson(site.db, site.time.now, { primaryRole: "associate", firmId: cast.firmId });
  const leaver = await site.signInAs(id);
  await save(leaver, "Discovery");
  await leaver.ask("leaveFirm");
  expect(await list(cast.partner)).toMatchObject([{ name: "Discovery", savedBy: null, mayChange: true }]);
});
