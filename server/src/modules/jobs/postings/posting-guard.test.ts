import type { WaitingJob } from "@caseload/contract/jobs/job-approvals";
import type { JobDetail } from "@caseload/contract/jobs/jobs";
import type { GuardFinding } from "@caseload/contract/jobs/posting-guard";
import type { BulkResult, StoredPosting } from "@caseload/contract/jobs/postings";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cast, createHiringFirm } from "../../../testkit/hiring.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

const fair = {
  title: "Deposition support",
  location: "Remote",
  workArrangement: "Remote",
  hoursPerWeek: "10 hrs/week",
  duration: "2 weeks",
  specialties: ["litigation"],
  description: "Assist at depositions and summarize the transcripts, page and line.",
};
const unfair = { ...fair, description: "You will take depositions of fact witnesses in Queens and Bronx." };
const countOf = async () => (await cast.partner.ask<unknown[]>("listManagedJobs")).length;
const post = (body: object) => cast.partner.call("postJob", { body });

describe("the posting guard", () => {
  test("refuses work that cannot be delegated with the rule and a better wording, and stores nothing", async () => {
    const before = await countOf();
    const refused = await post(unfair);
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain("Model Rule 5.5");
    expect(refused.body).toContain("take depositions of fact witnesses");
    expect(refused.body).toContain("Instead: Assist at depositions");
    expect(await countOf()).toBe(before);
    expect((await post({ ...unfair, guardRead: true })).statusCode).toBe(201);
    expect((await post(fair)).statusCode).toBe(201);
  });

  test.each([
    ["pay that depends on the outcome", { budgetRange: "10% of the settlement" }, "Model Rule 5.4"],
    [
      "a private party in public text",
      { parties: [{ name: "Veltrix Robotics, Inc.", role: "adverse", aliases: ["Veltrix"] }] },
      "Party name",
    ],
  ])("names %s", async (_what, more, rule) => {
    const title = "Discovery support, the Veltrix matter";
    const refused = await post({ ...fair, title, ...more });
    expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining(rule)]);
  });

  test("answers while the posting is written, for members of a firm", async () => {
    const { title, description } = unfair;
    const body = { title, description };
    const [finding] = await cast.junior.ask<GuardFinding[]>("checkPosting", { body });
    expect(finding).toMatchObject({ rule: "Model Rule 5.5", excerpt: description });
    const named = { title, description: "Veltrix is the defendant.", parties: ["Veltrix Robotics, Inc."] };
    expect(await cast.partner.ask<GuardFinding[]>("checkPosting", { body: named })).toMatchObject([
      { rule: "Party name" },
    ]);
    expect(await cast.partner.ask("checkPosting", { body: { title: "" } })).toEqual([]);
    expect((await cast.daniel.call("checkPosting", { body })).statusCode).toBe(403);
    expect((await site.anonymous.call("checkPosting", { body })).statusCode).toBe(401);
    const long = await cast.partner.call("checkPosting", {
      body: { title, description: "x".repeat(2_000_000) },
    });
    expect(long.statusCode).toBeGreaterThanOrEqual(400);
    expect(long.statusCode).toBeLessThan(500);
  });

  test("lets drafts be saved, and reads them when they are published or changed", async () => {
    const unlike = { ...unfair, title: "Support before a deposition" };
    const draft = await cast.partner.ask<StoredPosting>("saveDraft", { body: unlike });
    const params = { id: draft.id };
    const publish = (more: object = {}) =>
      cast.partner.call("changeJobStatus", { params, body: { status: "open", ...more } });
    expect((await publish()).statusCode).toBe(409);
    const bulk = { action: "reopen", ids: [draft.id] };
    const [result] = await cast.managing.ask<BulkResult[]>("changeJobs", { body: bulk });
    expect(result).toMatchObject({ done: false, problem: expect.stringContaining("Model Rule 5.5") });
    const revise = (more: object) => cast.partner.call("reviseJob", { params, body: { ...unlike, ...more } });
    expect((await revise({})).statusCode).toBe(409);
    expect((await publish({ guardRead: true })).statusCode).toBe(200);
    const { version } = await cast.partner.ask<StoredPosting>("getPosting", { params });
    const amend = (more: object) =>
      cast.partner.call("amendJob", { params, body: { ...unlike, version, ...more } });
    expect((await amend({})).statusCode).toBe(409);
    expect((await amend({ guardRead: true })).statusCode).toBe(200);
  });

  test("a stored party is found in a change that leaves the parties out, by those who manage the posting only", async () => {
    const parties = [{ name: "Quillmark Foods LLC", role: "client", aliases: [] }];
    const { id } = await cast.partner.ask<JobDetail>("postJob", {
      body: { ...fair, title: "Recall file", parties },
    });
    const { version } = await cast.partner.ask<StoredPosting>("getPosting", { params: { id } });
    const body = { ...fair, title: "Recall file of Quillmark Foods", version };
    expect((await cast.partner.call("amendJob", { params: { id }, body })).body).toContain("Party name");
    for (const who of [cast.junior, cast.rival, cast.daniel]) {
      const refused = await who.call("amendJob", { params: { id }, body });
      expect(refused.statusCode).toBeGreaterThanOrEqual(403);
      expect(refused.body).not.toContain("Party name");
    }
  });

  test("shows the findings to approvers, with a party that only they may read", async () => {
    const parties = [{ name: "Ostermann Holdings", role: "client", aliases: [] }];
    const title = "Filing system for Ostermann";
    const body = { ...unfair, title, parties, guardRead: true };
    const { id } = await cast.junior.ask<JobDetail>("postJob", { body });
    const waiting = await cast.managing.ask<WaitingJob[]>("listJobApprovals");
    const found = waiting.find((job) => job.id === id)?.guardFindings.map(({ rule }) => rule);
    expect(found).toEqual(["Party name", "Model Rule 5.5"]);
  });

  test("takes no other name of a long text for one of twenty parties", async () => {
    const parties = Array.from({ length: 20 }, (_, at) => `Corvane Partners ${at} of Delaware`);
    const description = "Review Acme and Baxter Files With Great Care. ".repeat(200);
    const body = { title: "Long", description, parties };
    expect(await cast.partner.ask("checkPosting", { body })).toEqual([]);
  });
});
