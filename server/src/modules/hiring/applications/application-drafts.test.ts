import { errorMessages } from "@caseload/contract/error-messages";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoPassword } from "../../../demo/factories.ts";
import { applicationDrafts, messageDrafts } from "../../../platform/db/schema/drafts.ts";
import { type Cast, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

const coverLetter = "I have run second-pass privilege reviews in two federal matters.";
const written = {
  coverLetter: "I have run",
  kind: "hourly",
  price: "54.",
  startDate: "",
  answers: ["Relativity", ""],
};
const kept = {
  coverLetter: "I have run",
  kind: "hourly",
  price: "54.",
  startDate: null,
  conflictNote: null,
  answers: ["Relativity", null],
};
const nothing = { draft: null, savedAt: null };
const draftOf = (who: Caller, id: number) => who.ask("getApplicationDraft", { params: { id } });
const keep = (who: Caller, id: number, body: object = written) =>
  who.call("keepApplicationDraft", { params: { id }, body });
const unsent = (who: Caller, userId: number) => who.ask("getMessageDraft", { params: { userId } });
const write = (who: Caller, userId: number, content: string) =>
  who.call("keepMessageDraft", { params: { userId }, body: { content } });

describe("an unfinished application", () => {
  test("is found again on another device, by its writer only, and replaced as it is written", async () => {
    const { id } = await createPosting(site, cast);
    expect(await draftOf(cast.daniel, id)).toEqual(nothing);
    expect((await keep(cast.daniel, id)).json()).toEqual({ savedAt: site.time.now.toISOString() });
    const otherDevice = await site.signInAs(cast.daniel.id);
    expect(await draftOf(otherDevice, id)).toEqual({ draft: kept, savedAt: site.time.now.toISOString() });
    expect(await draftOf(cast.leila, id)).toEqual(nothing);
    await keep(cast.daniel, id, { ...written, coverLetter: "I have run nine" });
    expect(await draftOf(cast.daniel, id)).toMatchObject({ draft: { coverLetter: "I have run nine" } });
  });

  test("ends with the application, and when everything is deleted", async () => {
    const { id: jobId } = await createPosting(site, cast);
    await keep(cast.daniel, jobId);
    await cast.daniel.ask("apply", { body: { jobId, coverLetter } });
    expect(await draftOf(cast.daniel, jobId)).toEqual(nothing);
    await keep(cast.leila, jobId);
    expect((await keep(cast.leila, jobId, { coverLetter: " ", kind: "flat" })).json()).toEqual({
      savedAt: null,
    });
    expect(await draftOf(cast.leila, jobId)).toEqual(nothing);
  });

  test("a refused application keeps it", async () => {
    const { id: jobId } = await createPosting(site, cast);
    await keep(cast.daniel, jobId);
    expect((await cast.daniel.call("apply", { body: { jobId, coverLetter: "Short" } })).statusCode).toBe(400);
    expect(await draftOf(cast.daniel, jobId)).toMatchObject({ draft: kept });
  });

  test.each([
    [{ coverLetter: "x".repeat(10_001) }, "(coverLetter)"],
    [{ answers: Array.from({ length: 6 }, () => "Yes.") }, "(answers)"],
    [{ answers: ["x".repeat(2_001)] }, "(answers.0)"],
    [{ kind: "daily" }, "(kind)"],
  ])("what no application may say is refused with the field", async (body, field) => {
    const { id } = await createPosting(site, cast);
    const answer = await keep(cast.daniel, id, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(field);
  });

  test("a job that its writer cannot see, or that does not exist, is not found", async () => {
    const { id } = await createPosting(site, cast, { status: "draft" });
    for (const job of [id, 2_000_000_000]) {
      const answer = await keep(cast.daniel, job);
      expect([answer.statusCode, answer.body]).toEqual([404, errorMessages.jobNotFound]);
    }
    expect((await keep(cast.partner, id)).statusCode).toBe(403);
  });

  test("a hundred are kept, the newest", async () => {
    const ids: number[] = [];
    for (let at = 0; at < 101; at += 1) {
      site.time.now = new Date(site.time.now.getTime() + 1_000);
      const { id } = await createPosting(site, cast);
      ids.push(id);
      await keep(cast.priya, id);
    }
    expect(await draftOf(cast.priya, ids[0] ?? 0)).toEqual(nothing);
    expect(await draftOf(cast.priya, ids[1] ?? 0)).toMatchObject({ draft: kept });
  });
});

describe("an unsent message", () => {
  test("is found again by its writer only, and ends with sending", async () => {
    await write(cast.partner, cast.daniel.id, "Could you take");
    expect(await unsent(cast.partner, cast.daniel.id)).toMatchObject({ content: "Could you take" });
    expect(await unsent(cast.managing, cast.daniel.id)).toMatchObject({ content: null });
    const message = { receiverId: cast.daniel.id, content: "Could you take the second pass?" };
    await cast.partner.ask("sendMessage", { body: message });
    expect(await unsent(cast.partner, cast.daniel.id)).toEqual({ content: null, savedAt: null });
    await write(cast.daniel, cast.partner.id, "Yes, from");
    expect((await write(cast.daniel, cast.partner.id, "")).json()).toEqual({ savedAt: null });
    expect(await unsent(cast.daniel, cast.partner.id)).toMatchObject({ content: null });
  });

  test("to a person whom its writer may not write to is refused", async () => {
    const answer = await write(cast.daniel, cast.leila.id, "Hello");
    expect([answer.statusCode, answer.body]).toEqual([404, errorMessages.conversationNotFound]);
    expect((await write(cast.partner, cast.daniel.id, "x".repeat(5_001))).body).toContain("(content)");
  });
});

test("both are deleted with the account", async () => {
  const { id } = await createPosting(site, cast);
  await keep(cast.leila, id);
  await write(cast.leila, cast.partner.id, "Is it");
  await write(cast.partner, cast.leila.id, "It is");
  await cast.leila.ask("deleteAccount", { body: { password: demoPassword } });
  const rows = [
    ...(await site.db.select().from(applicationDrafts)),
    ...(await site.db.select().from(messageDrafts)),
  ];
  expect(rows.filter((row) => JSON.stringify(row).includes(`"userId":${cast.leila.id}`))).toEqual([]);
  expect(await site.db.$count(messageDrafts)).toBe(0);
});
