import type { OwnApplication, ReceivedApplication } from "@caseload/contract/hiring/applications";
import type { ListedJob } from "@caseload/contract/jobs/jobs";
import type { JobMatch } from "@caseload/contract/matching/matches";
import type { Notification } from "@caseload/contract/notifications/notifications";
import { errorMessages } from "@caseload/contract/error-messages";
import { count, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applications } from "../../../platform/db/schema/applications.ts";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import { makePerson } from "../../../demo/factories.ts";
import { createApplication, type Cast, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { idsOfPages } from "../../../testkit/pages.ts";
import { openSite, type Caller, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
const coverLetter = "I have run second-pass privilege reviews in two federal matters.";

beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

const applicationsTo = async (jobId: number): Promise<number> => {
  const [row] = await site.db
    .select({ count: count() })
    .from(applications)
    .where(eq(applications.jobId, jobId));
  return row?.count ?? 0;
};
const noticesOf = (userId: number) =>
  site.db.select().from(notifications).where(eq(notifications.userId, userId));

describe("applying", () => {
  test("stores the application and notifies the poster, as urgently as the job is", async () => {
    const job = await createPosting(site, cast, { priority: "urgent", title: "Clawback protocol" });
    const own = await cast.daniel.ask<OwnApplication>("apply", {
      body: { coverLetter: `  ${coverLetter} `, jobId: job.id },
    });
    expect(own).toMatchObject({
      status: "pending",
      coverLetter,
      viewedAt: null,
      contractId: null,
      jobId: job.id,
    });
    expect(own.job).toMatchObject({
      title: "Clawback protocol",
      firmName: "Lindqvist Okafor LLP",
      postedById: cast.partner.id,
    });
    expect(await noticesOf(cast.partner.id)).toContainEqual(
      expect.objectContaining({
        type: "application" satisfies Notification["type"],
        title: "Daniel Reyes applied",
        message: "Clawback protocol",
        priority: "urgent",
        actionUrl: `/applicants?application=${own.id}`,
      }),
    );
    expect(await noticesOf(cast.associate.id)).toEqual([]);
  });

  test("a second application is refused", async () => {
    const { id: jobId } = await createPosting(site, cast);
    await cast.daniel.ask<OwnApplication>("apply", { body: { coverLetter, jobId } });
    const again = await cast.daniel.call("apply", { body: { coverLetter, jobId } });
    expect([again.statusCode, again.body]).toEqual([409, errorMessages.alreadyApplied]);
  });

  test("sixteen at once leave one application", async () => {
    const { id: jobId } = await createPosting(site, cast);
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => cast.leila.call("apply", { body: { coverLetter, jobId } })),
    );
    const statuses = answers.map((answer) => answer.statusCode).toSorted((one, other) => one - other);
    expect(statuses).toEqual([201, ...Array.from({ length: 15 }, () => 409)]);
    expect(await applicationsTo(jobId)).toBe(1);
  });

  test.each([
    ["closed", errorMessages.positionClosed, 409],
    ["filled", errorMessages.positionFilled, 409],
    ["draft", errorMessages.jobNotFound, 404],
    ["pending_approval", errorMessages.jobNotFound, 404],
  ] as const)("a %s job takes none", async (status, sentence, code) => {
    const { id: jobId } = await createPosting(site, cast, { status });
    const answer = await cast.daniel.call("apply", { body: { coverLetter, jobId } });
    expect([answer.statusCode, answer.body]).toEqual([code, sentence]);
    expect(await applicationsTo(jobId)).toBe(0);
  });

  test("a job is closed from its deadline's last instant on, before the scheduled task comes by", async () => {
    const closesAt = new Date(site.time.now.getTime() + 1);
    const { id: jobId } = await createPosting(site, cast, { closesAt });
    await cast.daniel.ask("apply", { body: { coverLetter, jobId } });
    site.time.now = closesAt;
    const answer = await cast.priya.call("apply", { body: { coverLetter, jobId } });
    expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.positionClosed]);
  });

  test("attorneys are asked to switch accounts, signed-out visitors to log in", async () => {
    const { id: jobId } = await createPosting(site, cast);
    for (const attorney of [cast.partner, cast.junior, cast.rival]) {
      const answer = await attorney.call("apply", { body: { coverLetter, jobId } });
      expect([answer.statusCode, answer.body]).toEqual([403, errorMessages.onlyParalegalsApply]);
    }
    expect((await site.anonymous.call("apply", { body: { coverLetter, jobId } })).statusCode).toBe(401);
  });

  test("a paralegal without application:create is refused, and no one applies to their own posting", async () => {
    const { db, time } = site;
    const assistant = await makePerson(db, time.now, {
      primaryRole: "paralegal_assistant",
      firmId: cast.firmId,
    });
    const member = await makePerson(db, time.now, { primaryRole: "senior_paralegal", firmId: cast.firmId });
    const { id: jobId } = await createPosting(site, cast, { postedById: member.id });
    const send = async (email: string) =>
      (await site.signIn(email)).call("apply", { body: { coverLetter, jobId } });
    expect((await send(assistant.email)).body).toBe(errorMessages.notPermitted);
    const own = await send(member.email);
    expect([own.statusCode, own.body]).toEqual([403, errorMessages.ownPosting]);
  });

  test("lists show the applicant's own application, and when the firm opened it", async () => {
    const { id: jobId } = await createPosting(site, cast);
    const { id } = (await cast.daniel.call("apply", { body: { coverLetter, jobId } })).json<OwnApplication>();
    const shownTo = async (who: Caller, name: "listJobs" | "searchJobs") =>
      (await who.ask<ListedJob[]>(name, { query: { limit: 50 } })).find((job) => job.id === jobId)
        ?.application;
    expect(await shownTo(cast.daniel, "listJobs")).toEqual({ status: "pending", viewedAt: null });
    await cast.associate.ask("getApplication", { params: { id } });
    const viewed = { status: "pending", viewedAt: site.time.now.toISOString() };
    expect(await shownTo(cast.daniel, "searchJobs")).toEqual(viewed);
    expect(await shownTo(cast.partner, "listJobs")).toBeNull();
    expect(await shownTo(site.anonymous, "searchJobs")).toBeNull();
  });

  test("no one applies to their own firm, whose postings are not offered to them either", async () => {
    const { db, time } = site;
    const member = await makePerson(db, time.now, { primaryRole: "senior_paralegal", firmId: cast.firmId });
    const { id: jobId } = await createPosting(site, cast);
    const caller = await site.signIn(member.email);
    const answer = await caller.call("apply", { body: { coverLetter, jobId } });
    expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.ownFirm]);
    expect(await db.select().from(applications).where(eq(applications.jobId, jobId))).toEqual([]);
    const offered = await caller.ask<JobMatch[]>("listIntelligentMatches", { query: { order: "newest" } });
    expect(offered.map(({ job }) => job.firmName)).not.toContain("Lindqvist Okafor LLP");
    const others = await cast.daniel.ask<JobMatch[]>("listIntelligentMatches", {
      query: { order: "newest" },
    });
    expect(others.map(({ job }) => job.id)).toContain(jobId);
  });

  test.each([
    [{ coverLetter: "Too short." }, 400, "Cover letter must be at least 20 characters (coverLetter)"],
    [{ coverLetter: " ".repeat(40) }, 400, "Cover letter must be at least 20 characters (coverLetter)"],
    [{ coverLetter: 20 }, 400, "Cover letter must be at least 20 characters (coverLetter)"],
    [{ coverLetter: "x".repeat(10_001) }, 400, "Please use at most 10000 characters (coverLetter)"],
    [{ jobId: "1; drop table jobs" }, 400, "(jobId)"],
    [{ jobId: 0 }, 400, "(jobId)"],
    [{ jobId: 2 ** 40 }, 400, "(jobId)"],
    [{ jobId: 2_147_483_647 }, 404, errorMessages.jobNotFound],
  ])("%j is refused in words", async (wrong, status, sentence) => {
    const { id: jobId } = await createPosting(site, cast);
    const answer = await cast.daniel.call("apply", { body: { coverLetter, jobId, ...wrong } });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(sentence);
    expect(await applicationsTo(jobId)).toBe(0);
  });
});

describe("lists", () => {
  test("one's own applications come newest first, page by page, and no one else's", async () => {
    const ids: number[] = [];
    for (let n = 0; n < 5; n += 1)
      ids.unshift(await createApplication(site, cast.priya, (await createPosting(site, cast)).id));
    const seen = await idsOfPages(site, cast.priya, "/api/applications/paralegal?limit=2");
    expect(seen).toEqual(ids);
  });

  test("one's own applications are filtered by status", async () => {
    const [pending, reviewing, rejected] = await Promise.all(
      ["For pending", "For review", "For rejection"].map(async (title) =>
        createApplication(site, cast.priya, (await createPosting(site, cast, { title })).id),
      ),
    );
    const decide = (id = 0, status: string) =>
      cast.partner.ask("decideApplication", { params: { id }, body: { status } });
    await decide(reviewing, "reviewing");
    await decide(rejected, "rejected");
    const shown = async (status: string) => {
      const rows = await cast.priya.ask<OwnApplication[]>("listOwnApplications", { query: { status } });
      return rows.map(({ id }) => id);
    };
    expect(await shown("reviewing")).toEqual([reviewing]);
    expect(await shown("rejected")).toEqual([rejected]);
    const active = await shown("active");
    expect(active).toEqual(expect.arrayContaining([pending, reviewing]));
    expect(active).not.toContain(rejected);
    const wrong = await cast.priya.call("listOwnApplications", { query: { status: "lost" } });
    expect([wrong.statusCode, wrong.body]).toEqual([
      400,
      expect.stringContaining("Please choose one of active"),
    ]);
  });

  test("the firm's reviewers see what it received, one job's alone when asked", async () => {
    const { id: jobId } = await createPosting(site, cast);
    const id = await createApplication(site, cast.daniel, jobId);
    for (const reviewer of [cast.partner, cast.associate]) {
      const all = await reviewer.ask<ReceivedApplication[]>("listReceivedApplications", {
        query: { limit: 100 },
      });
      expect(all[0]?.id).toBe(id);
      expect(all.length).toBeGreaterThan(1);
      const [only, ...more] = await reviewer.ask<ReceivedApplication[]>("listReceivedApplications", {
        query: { jobId },
      });
      expect(more).toEqual([]);
      expect(only?.paralegal).toMatchObject({
        id: cast.daniel.id,
        name: "Daniel Reyes",
        profile: { hourlyRate: 54 },
      });
    }
    expect(await cast.rival.ask("listReceivedApplications")).toEqual([]);
    expect(await cast.junior.ask("listReceivedApplications")).toEqual([]);
    expect((await cast.daniel.call("listReceivedApplications")).statusCode).toBe(403);
    expect((await cast.partner.call("listOwnApplications")).statusCode).toBe(403);
    expect((await cast.partner.call("listReceivedApplications", { query: { jobId: "x" } })).statusCode).toBe(
      400,
    );
  });
});

describe("opening one", () => {
  test("the firm's first opening marks it as viewed; the applicant's does not", async () => {
    const id = await createApplication(site, cast.daniel, (await createPosting(site, cast)).id);
    const read = <Body>(who: Cast["daniel"]) => who.ask<Body>("getApplication", { params: { id } });
    expect((await read<OwnApplication>(cast.daniel)).viewedAt).toBeNull();
    const first = site.time.now;
    expect((await read<ReceivedApplication>(cast.associate)).viewedAt).toBe(first.toISOString());
    site.time.now = new Date(first.getTime() + 60_000);
    expect((await read<ReceivedApplication>(cast.partner)).viewedAt).toBe(first.toISOString());
    expect(await read<OwnApplication>(cast.daniel)).toMatchObject({
      viewedAt: first.toISOString(),
      job: { firmName: "Lindqvist Okafor LLP" },
    });
  });

  test("not found for others and for colleagues who do not review", async () => {
    const id = await createApplication(site, cast.daniel, (await createPosting(site, cast)).id);
    for (const outsider of [cast.priya, cast.rival, cast.junior]) {
      const answer = await outsider.call("getApplication", { params: { id } });
      expect([answer.statusCode, answer.body]).toEqual([404, errorMessages.applicationNotFound]);
    }
    expect((await site.anonymous.call("getApplication", { params: { id } })).statusCode).toBe(401);
    expect((await cast.partner.call("getApplication", { params: { id: "abc" } })).statusCode).toBe(400);
    expect((await cast.partner.call("getApplication", { params: { id: 2_147_483_647 } })).statusCode).toBe(
      404,
    );
    const [row] = await site.db.select().from(applications).where(eq(applications.id, id));
    expect(row?.viewedAt).toBeNull();
  });
});

describe("withdrawing", () => {
  test("the applicant withdraws it while undecided, and the poster is notified", async () => {
    const id = await createApplication(site, cast.leila, (await createPosting(site, cast)).id);
    for (const outsider of [cast.daniel, cast.priya])
      expect((await outsider.call("withdrawApplication", { params: { id } })).statusCode).toBe(404);
    expect((await cast.partner.call("withdrawApplication", { params: { id } })).statusCode).toBe(403);
    const own = await cast.leila.ask<OwnApplication>("withdrawApplication", { params: { id } });
    expect(own.status).toBe("withdrawn");
    expect((await noticesOf(cast.partner.id)).map((notice) => notice.title)).toContain(
      "Leila Haddad withdrew an application",
    );
    const again = await cast.leila.call("withdrawApplication", { params: { id } });
    expect([again.statusCode, again.body]).toEqual([409, errorMessages.applicationWithdrawn]);
    const late = await cast.partner.call("decideApplication", {
      params: { id },
      body: { status: "accepted" },
    });
    expect([late.statusCode, late.body]).toEqual([409, errorMessages.applicationWithdrawn]);
  });
});
