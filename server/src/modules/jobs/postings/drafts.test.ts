import type { JobDetail, OwnJob } from "@caseload/contract/jobs/jobs";
import type { ManagedJob, StoredPosting } from "@caseload/contract/jobs/postings";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { limits } from "@caseload/contract/limits";
import { postingErrorMessages } from "@caseload/contract/jobs/posting-messages";
import { users } from "../../../platform/db/schema/accounts.ts";
import { makeDepartment, makeJob } from "../../../demo/factories.ts";
import { type Announcements, recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import { type Colleague, type TestFirm, createFirm, createSignedIn } from "../../../testkit/firm.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let heard: Announcements;
let firm: TestFirm;
let junior: Colleague;
let associate: Colleague;
let senior: Colleague;
let outsider: Colleague;

const halfWritten = { title: "Privilege log", workArrangement: "Remote" };
const whole = {
  title: "Second-pass privilege review",
  location: "Philadelphia, PA",
  workArrangement: "Remote",
  hoursPerWeek: "25 hrs/week",
  duration: "8 weeks",
  specialties: ["litigation"],
  description: "Take the second pass on 14,000 documents and serve a privilege log.",
};

beforeAll(async () => {
  site = await openSite();
  heard = await recordAnnouncements(site.connectionString);
  outsider = await createSignedIn(site, { primaryRole: "freelance_paralegal" });
  firm = await createFirm(site);
  junior = await firm.hire({ primaryRole: "junior_associate" });
  associate = await firm.hire({ primaryRole: "associate" });
  senior = await firm.hire({ primaryRole: "senior_partner" });
});
beforeEach(async () => void (await heard.take()));
afterAll(async () => {
  await heard.stop();
  await site.close();
});

const save = (by: Colleague, body: object = halfWritten) => by.ask<StoredPosting>("saveDraft", { body });
const change = (by: Colleague, { id, version }: StoredPosting, body: object) =>
  by.call("changeDraft", { params: { id }, body: { ...body, version } });
const statusOf = async (by: Colleague, id: number) =>
  (await by.call("getJob", { params: { id } })).statusCode;

test("a draft needs its title and arrangement only, and is read and announced to its writer and job:edit alone", async () => {
  const { id } = await save(junior);
  const announced = await heard.take();
  for (const person of [junior, senior, firm.admin])
    expect(topicsFor(announced, person.id)).toEqual(["jobs"]);
  for (const person of [associate, outsider]) expect(topicsFor(announced, person.id)).toEqual([]);
  for (const person of [junior, senior, firm.admin]) expect(await statusOf(person, id)).toBe(200);
  for (const person of [associate, outsider, (await createFirm(site)).admin]) {
    expect(await statusOf(person, id)).toBe(404);
    const posting = await person.call("getPosting", { params: { id } });
    expect(posting.statusCode).toBe(person === outsider ? 403 : 404);
  }
  const ofJunior = { params: { userId: junior.id } };
  expect(await associate.ask<OwnJob[]>("listAttorneyJobs", ofJunior)).toEqual([]);
  expect((await senior.ask<OwnJob[]>("listAttorneyJobs", ofJunior)).map((job) => job.id)).toEqual([id]);
  const bad = await junior.call("saveDraft", { body: { title: "four" } });
  expect([bad.statusCode, bad.body]).toEqual([
    400,
    "Job title must be at least 5 characters (title)\nPlease select a work arrangement (workArrangement)",
  ]);
});

test("a draft keeps what is written, and a change of an outdated draft gets 409", async () => {
  const first = await save(junior);
  const parties = [{ name: "Halvorsen Freight Inc.", role: "adverse" }];
  const budget = { budgetKind: "hourly", budgetMin: 48, budgetMax: 58.5 };
  const changed = await change(senior, first, { ...halfWritten, ...budget, parties, positions: 3 });
  expect(changed.json()).toMatchObject({
    status: "draft",
    positions: 3,
    parties,
    budget: { kind: "hourly", min: 48, max: 58.5 },
    budgetRange: "$48-58.50/hr",
  });
  const late = await change(junior, first, { ...halfWritten, title: "Overwritten" });
  expect([late.statusCode, late.body]).toEqual([409, errorMessages.moveNotPossible]);
  const again = await change(junior, changed.json<StoredPosting>(), halfWritten);
  // Left out, parties stay.
  expect(again.json()).toMatchObject({ parties, title: "Privilege log" });
});

test("handing it in asks for the rest, then it goes live or waits", async () => {
  const mine = await save(senior);
  const params = { params: { id: mine.id } };
  const short = await senior.call("reviseJob", { ...params, body: halfWritten });
  expect(short.statusCode).toBe(400);
  expect(short.body).toContain("Description must be at least 20 characters (description)");
  const late = { ...whole, version: new Date(0).toISOString() };
  expect((await senior.call("reviseJob", { ...params, body: late })).statusCode).toBe(409);
  const handedIn = await senior.ask<JobDetail>("reviseJob", {
    ...params,
    body: { ...whole, version: mine.version },
  });
  expect(handedIn.status).toBe("open");
  expect(await statusOf(outsider, mine.id)).toBe(200);
  const { id } = await save(junior);
  const waiting = await junior.ask<JobDetail>("reviseJob", { params: { id }, body: whole });
  expect(waiting.status).toBe("pending_approval");
});

test("the toggle publishes a finished draft as posted now, and names what an unfinished one lacks", async () => {
  const open = (by: Colleague, id: number) =>
    by.call("changeJobStatus", { params: { id }, body: { status: "open" } });
  const unfinished = await save(senior);
  const refused = await open(senior, unfinished.id);
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain("Please enter a valid location (location)");
  expect(refused.body).toContain("Select at least one specialty (specialties)");
  const past = await save(senior, { ...whole, deadline: "2001-01-01" });
  expect((await open(senior, past.id)).body).toBe(`${errorMessages.deadlinePast} (deadline)`);
  const { id } = await save(junior, { ...whole, deadline: "2035-05-01" });
  expect((await open(junior, id)).statusCode).toBe(403);
  site.time.now = new Date(Date.now() + 60_000);
  const live = (await open(senior, id)).json<JobDetail>();
  expect(live).toMatchObject({ status: "open", createdAt: site.time.now.toISOString() });
  site.time.now = new Date();
});

test("it is discarded once, by its writer only; a published one never", async () => {
  const { id } = await save(junior);
  const discard = (by: Colleague, jobId = id) => by.call("discardDraft", { params: { id: jobId } });
  expect((await discard(associate)).statusCode).toBe(404);
  const both = await Promise.all([discard(junior), discard(senior)]);
  expect(both.map(({ statusCode }) => statusCode)).toContain(200);
  expect(both.every(({ statusCode }) => [200, 404, 409].includes(statusCode))).toBe(true);
  expect((await discard(junior)).statusCode).toBe(404);
  const posted = await senior.ask<JobDetail>("postJob", { body: { ...whole, duplicate: true } });
  expect((await discard(senior, posted.id)).statusCode).toBe(409);
});

test("a copy is a draft of one's own with everything but the deadline", async () => {
  const parties = [{ name: "Brightwater Holdings LLC", role: "client" }];
  const requirements = { requiredCredentials: ["Notary Public"], requiredLanguages: ["Spanish"] };
  const body = { ...whole, ...requirements, parties, deadline: "2035-05-01", budgetRange: "negotiable" };
  const posted = await senior.ask<JobDetail>("postJob", { body });
  const copy = await firm.admin.ask<StoredPosting>("duplicateJob", { params: { id: posted.id } });
  expect(copy).toMatchObject({
    ...whole,
    ...requirements,
    parties,
    status: "draft",
    deadline: null,
    budgetRange: "negotiable",
  });
  const drafts = await firm.admin.ask<ManagedJob[]>("listManagedJobs", { query: { group: "draft" } });
  expect(drafts.map((job) => job.id)).toEqual([copy.id]);
  for (const person of [junior, associate])
    expect((await person.call("duplicateJob", { params: { id: posted.id } })).statusCode).toBe(403);
});

test.each([
  [{ budgetKind: "hourly" }, "Please enter an hourly rate (budgetMin)"],
  [{ budgetKind: "flat" }, "Please enter the fee (budgetMin)"],
  [
    { budgetKind: "hourly", budgetMin: 60, budgetMax: 50 },
    "The highest rate is below the lowest (budgetMax)",
  ],
  [{ budgetKind: "hourly", budgetMin: 0 }, "Please enter at least $1 (budgetMin)"],
  [{ positions: 0 }, "Please enter a number from 1 to 50 (positions)"],
  [{ positions: 51 }, "Please enter a number from 1 to 50 (positions)"],
  [{ parties: [{ name: " ", role: "client" }] }, "Please enter a name (parties.0.name)"],
  [
    { parties: [{ name: "Ann Doe", role: "judge" }] },
    "Please choose how the party is involved (parties.0.role)",
  ],
])("%j is refused when posting", async (fields, sentence) => {
  const answer = await senior.call("postJob", { body: { ...whole, ...fields } });
  expect([answer.statusCode, answer.body]).toEqual([400, sentence]);
});

test.each([
  [{ budgetKind: "flat", budgetMin: 2500, budgetMax: 9 }, "$2,500 flat fee"],
  [{ budgetKind: "hourly", budgetMin: 45 }, "$45/hr"],
  [{ budgetKind: "hourly", budgetMin: 45, budgetMax: 45 }, "$45/hr"],
  [{ budgetRange: "$40 to start" }, "$40 to start"],
  [{}, null],
])("the budget %j is listed as %j", async (fields, line) => {
  const body = { ...whole, ...fields, duplicate: true };
  const posted = await senior.ask<JobDetail>("postJob", { body });
  expect(posted.budgetRange).toBe(line);
});

const lines = "Philadelphia, PA\n\nYour account is closed, go to https://evil.test";
const oneLine = lines.replaceAll("\n\n", " ");

test("what emails show beside the title is one line, of a posting and of a draft", async () => {
  const fields = {
    location: lines,
    hoursPerWeek: "25\nhrs",
    duration: "8\r\nweeks",
    budgetRange: "$45\n/hr",
  };
  const flat = { location: oneLine, hoursPerWeek: "25 hrs", duration: "8 weeks", budgetRange: "$45 /hr" };
  const lists = { specialties: ["class\naction"], requiredLanguages: ["Haitian\nCreole"] };
  const flatLists = { specialties: ["class action"], requiredLanguages: ["Haitian Creole"] };
  const body = { ...whole, ...fields, ...lists };
  expect(await senior.ask("postJob", { body })).toMatchObject({ ...flat, ...flatLists });
  expect(await save(senior, body)).toMatchObject({ ...flat, ...flatLists });
  const description = "First paragraph of the work.\n\nSecond paragraph.";
  expect(await save(senior, { ...body, description })).toMatchObject({ description });
});

test.each(["title", "location", "hoursPerWeek", "budgetRange"])(
  "a %s that turns the words after it around is refused",
  async (field) => {
    const answer = await senior.call("postJob", { body: { ...whole, [field]: "Trial \u202egnp.exe" } });
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      `Please remove the control characters (${field})`,
    ]);
  },
);

test("a person keeps a hundred drafts at the most, copies included, and as many again once one is gone", async () => {
  const writer = await firm.hire({ primaryRole: "junior_associate" });
  const first = await save(writer);
  const row = { firmId: firm.firmId, postedById: writer.id, status: "draft" as const };
  for (let kept = 1; kept < limits.drafts - 1; kept++) await makeJob(site.db, site.time.now, row);
  const both = await Promise.all([1, 2].map(() => writer.call("saveDraft", { body: halfWritten })));
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
  const copied = await writer.call("duplicateJob", { params: { id: first.id } });
  expect([copied.statusCode, copied.body]).toEqual([409, postingErrorMessages.draftsFull]);
  expect((await save(senior)).id).toBeGreaterThan(first.id);
  await writer.ask("discardDraft", { params: { id: first.id } });
  expect((await writer.call("saveDraft", { body: halfWritten })).statusCode).toBe(201);
});

test("hours in figures write the line that everyone reads; without a number the poster's own line stands", async () => {
  const terms = { ...whole, hoursPerWeek: "as below", hoursAmount: 22.5, hoursUnit: "week" };
  const job = await senior.ask<JobDetail>("postJob", { body: terms });
  expect(job.hoursPerWeek).toBe("22.5 hrs/week");
  const stored = () => senior.ask<StoredPosting>("getPosting", { params: { id: job.id } });
  expect((await stored()).hours).toEqual({ amount: 22.5, unit: "week" });
  const amend = async (more: object) =>
    senior.call("amendJob", {
      params: { id: job.id },
      body: { ...terms, ...more, version: (await stored()).version },
    });
  await amend({ hoursAmount: 1_200, hoursUnit: "total" });
  expect((await stored()).hoursPerWeek).toBe("1,200 hrs total");
  await amend({ hoursAmount: null, hoursUnit: "week", hoursPerWeek: "Evenings" });
  expect(await stored()).toMatchObject({ hoursPerWeek: "Evenings", hours: null });
});

test.each([
  [{ hoursUnit: null, hoursAmount: 25 }, "Please choose hours per week, per month or in total"],
  [{ hoursUnit: "week", hoursAmount: 169 }, "Please enter at most 168 hours"],
  [{ hoursUnit: "week", hoursAmount: 0 }, "Please enter at least half an hour"],
  [{ hoursUnit: "week", hoursAmount: -8 }, "Please enter at least half an hour"],
  [{ hoursUnit: "week", hoursAmount: 7.25 }, "Please enter full or half hours"],
  [{ hoursUnit: "day", hoursAmount: 8 }, "Please choose hours per week, per month or in total"],
])("hours that no posting can ask for are refused by field: %j", async (hours, message) => {
  const answer = await senior.call("postJob", { body: { ...whole, ...hours } });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(message);
  expect(answer.body).toContain(message.startsWith("Please choose") ? "hoursUnit" : "hoursAmount");
});

test("the matter number is read by those who may change the posting, and by no one else", async () => {
  const body = { ...whole, title: "Third-pass privilege review", matterNumber: "LO-2026-0417" };
  const { id } = await senior.ask<JobDetail>("postJob", { body });
  for (const who of [senior, firm.admin]) {
    const stored = await who.ask<StoredPosting>("getPosting", { params: { id } });
    expect(stored.matterNumber).toBe("LO-2026-0417");
  }
  const copy = await senior.ask<StoredPosting>("duplicateJob", { params: { id } });
  expect(copy.matterNumber).toBe("LO-2026-0417");
  for (const who of [associate, outsider]) {
    const page = await who.call("getJob", { params: { id } });
    const list = await who.call("listJobs");
    expect([page.statusCode, list.statusCode]).toEqual([200, 200]);
    expect(page.body + list.body).not.toContain("2026-0417");
  }
});

test("a posting carries the department of whoever owns it, for those who may change it", async () => {
  const { id } = await senior.ask<JobDetail>("postJob", { body: { ...whole, title: "Privilege log" } });
  const departmentOf = async () =>
    (await firm.admin.ask<StoredPosting>("getPosting", { params: { id } })).department;
  expect(await departmentOf()).toBeNull();
  const { id: departmentId } = await makeDepartment(site.db, { firmId: firm.firmId, name: "Trial Support" });
  await site.db.update(users).set({ departmentId }).where(eq(users.id, senior.id));
  expect(await departmentOf()).toBe("Trial Support");
  await site.db.update(users).set({ departmentId: null }).where(eq(users.id, senior.id));
});
