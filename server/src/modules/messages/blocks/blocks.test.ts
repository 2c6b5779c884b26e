import type { OwnApplication } from "@caseload/contract/hiring/applications";
import type { Block } from "@caseload/contract/messages/blocks";
import { blockErrorMessages } from "@caseload/contract/messages/block-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import type { SearchResults } from "@caseload/contract/search/global-search";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { blocks } from "../../../platform/db/schema/blocks.ts";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import { type Announcements, recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import {
  type Cast,
  createApplication,
  createContract,
  createHiringFirm,
  createPosting,
  latestNotification,
} from "../../../testkit/hiring.ts";
import { raceTransactions } from "../../../testkit/race-transactions.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
let heard: Announcements;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
  heard = await recordAnnouncements(site.connectionString);
});
afterAll(async () => {
  await heard.stop();
  await site.close();
});
afterEach(async () => void (await site.db.delete(blocks)));

type Member = Cast["daniel"];
const coverLetter = "I have run second-pass privilege reviews in two federal matters.";
const block = (who: Member, other: { id: number }) => who.call("blockUser", { body: { userId: other.id } });
const write = (from: Member, to: Member, content = "Good morning.") =>
  from.call("sendMessage", { body: { receiverId: to.id, content } });
const ids = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

describe.each([
  ["the paralegal", () => [cast.leila, cast.partner] as const],
  ["the attorney", () => [cast.partner, cast.leila] as const],
])("blocked by %s", (_side, pair) => {
  test("neither writes, invites or applies, and no refusal tells of the block", async () => {
    const { id: jobId } = await createPosting(site, cast);
    await write(cast.partner, cast.leila);
    const [blocker, blocked] = pair();
    const before = await site.db.$count(notifications, eq(notifications.userId, blocked.id));
    await heard.take();
    expect((await block(blocker, blocked)).statusCode).toBe(201);
    expect(topicsFor(await heard.take(), blocked.id)).toEqual([]);
    expect(await site.db.$count(notifications, eq(notifications.userId, blocked.id))).toBe(before);
    const refused = await write(blocked, blocker);
    expect([refused.statusCode, refused.body]).toEqual([403, errorMessages.noReasonToWrite]);
    expect((await write(blocker, blocked)).body).toBe(blockErrorMessages.blockedByYou);
    for (const { statusCode, body } of [
      await cast.leila.call("apply", { body: { jobId, coverLetter } }),
      await cast.leila.call("getJob", { params: { id: jobId } }),
    ])
      expect([statusCode, body]).toEqual([404, errorMessages.jobNotFound]);
    const invite = await cast.partner.call("inviteToJob", { params: { id: cast.leila.id }, body: { jobId } });
    expect([invite.statusCode, invite.body]).toEqual([404, errorMessages.profileNotFound]);
  });

  test("neither finds the other in any list or count, until it ends", async () => {
    const { id } = await createPosting(site, cast, { title: "Zanzibar privilege log" });
    await write(cast.partner, cast.leila, "About Zanzibar.");
    const { leila, partner } = cast;
    const q = { query: { q: "zanzibar" } };
    const found = async () => ({
      jobs: ids(await leila.ask("listJobs")).includes(id),
      firm: ids(await leila.ask("listFirmJobs", { params: { id: cast.firmId } })).includes(id),
      count: (await leila.ask<{ count: number }>("countJobs", q)).count,
      search: ids(await leila.ask("searchJobs", { query: { keyword: "zanzibar" } })).includes(id),
      matches: ids(
        (await leila.ask<{ job: { id: number } }[]>("listIntelligentMatches")).map(({ job }) => job),
      ).includes(id),
      everything: (await leila.ask<SearchResults>("searchEverything", q)).jobs.length,
      messages: (await leila.ask<SearchResults>("searchEverything", q)).messages.length,
      directory: ids(await partner.ask("listParalegals")).includes(leila.id),
      people: (await partner.ask<SearchResults>("searchEverything", { query: { q: "Leila" } })).paralegals
        .length,
      threads: [
        await leila.ask<object[]>("listConversations"),
        await partner.ask<object[]>("listConversations"),
      ].map((rows) => rows.length),
      thread: (await leila.call("getThread", { params: { userId: partner.id } })).statusCode,
    });
    const before = await found();
    const [blocker, blocked] = pair();
    await block(blocker, blocked);
    expect(await found()).toEqual({
      jobs: false,
      firm: false,
      count: 0,
      search: false,
      matches: false,
      everything: 0,
      messages: 0,
      directory: false,
      people: 0,
      threads: before.threads.map((count) => count - 1),
      thread: 404,
    });
    // The other one cannot end it.
    await blocked.ask("unblockUser", { params: { userId: blocker.id } });
    expect((await found()).directory).toBe(false);
    await blocker.ask("unblockUser", { params: { userId: blocked.id } });
    expect(await found()).toEqual(before);
    expect(before).toMatchObject({
      jobs: true,
      firm: true,
      search: true,
      directory: true,
      people: 1,
    });
  });
});

test("a live contract's thread stays open", async () => {
  await createContract(site, cast, cast.daniel);
  await write(cast.partner, cast.daniel);
  await block(cast.daniel, cast.partner);
  expect((await write(cast.partner, cast.daniel)).statusCode).toBe(201);
  expect((await write(cast.daniel, cast.partner)).statusCode).toBe(201);
  await cast.daniel.ask("getThread", { params: { userId: cast.partner.id } });
});

describe("an undecided application", () => {
  test("is withdrawn when its applicant blocks the poster, and declined the other way round", async () => {
    for (const [blocker, blocked, status] of [
      [cast.leila, cast.partner, "withdrawn"],
      [cast.partner, cast.leila, "rejected"],
    ] as const) {
      const { id: jobId } = await createPosting(site, cast);
      const id = await createApplication(site, cast.leila, jobId);
      await block(blocker, blocked);
      expect(await cast.leila.ask<OwnApplication>("getApplication", { params: { id } })).toMatchObject({
        status,
      });
      const notice = await latestNotification(site, blocked);
      expect(notice?.title).toBe(
        status === "withdrawn" ? "Leila Haddad withdrew an application" : "Application rejected",
      );
      await site.db.delete(blocks);
    }
  });

  test("sent at the same time as the block is refused or ended", async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id: jobId } = await createPosting(site, cast);
      const [applied] = await raceTransactions(site, "applications", [
        () => cast.leila.call("apply", { body: { jobId, coverLetter } }),
      ]).then(async (answers) => {
        await block(cast.partner, cast.leila);
        return answers;
      });
      await site.db.delete(blocks);
      const { id: nextId } = await createPosting(site, cast);
      const [, sent] = await Promise.all([
        block(cast.partner, cast.leila),
        cast.leila.call("apply", { body: { jobId: nextId, coverLetter } }),
      ]);
      expect(applied?.statusCode).toBe(201);
      expect([201, 404]).toContain(sent.statusCode);
      const own = await cast.leila.ask<OwnApplication[]>("listOwnApplications");
      const statuses = own.filter((row) => [jobId, nextId].includes(row.jobId)).map(({ status }) => status);
      expect(statuses).toEqual(statuses.map(() => "rejected"));
      await site.db.delete(blocks);
    }
  });
});

describe("the list", () => {
  test("is one's own, newest first, page by page, and saves as CSV; blocking twice is one block", async () => {
    for (const other of [cast.partner, cast.rival, cast.managing, cast.rival])
      await block(cast.daniel, other);
    const rows = await cast.daniel.ask<Block[]>("listBlocks");
    expect(rows.map(({ userId }) => userId)).toEqual([cast.managing.id, cast.rival.id, cast.partner.id]);
    const first = await cast.daniel.call("listBlocks", { query: { limit: 2 } });
    expect(first.json<Block[]>()).toHaveLength(2);
    expect(first.headers.link).toContain('rel="next"');
    expect((await cast.daniel.call("blocksCsv")).body).toContain("Margaret Okafor");
    for (const other of [cast.partner, cast.leila]) expect(await other.ask("listBlocks")).toEqual([]);
  });

  test("takes neither oneself, nor colleagues, nor strangers' ids", async () => {
    const refusals = [
      [cast.daniel, cast.daniel.id, 400, blockErrorMessages.ownAccount],
      [cast.partner, cast.junior.id, 400, blockErrorMessages.colleague],
      [cast.daniel, 2_000_000_000, 404, blockErrorMessages.personNotFound],
    ] as const;
    for (const [who, id, status, sentence] of refusals) {
      const answer = await block(who, { id });
      expect([answer.statusCode, answer.body]).toEqual([status, sentence]);
    }
    expect((await cast.daniel.call("blockUser", { body: {} })).body).toContain("(userId)");
  });
});
