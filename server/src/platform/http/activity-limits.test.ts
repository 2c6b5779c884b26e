import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { attempts, users } from "../db/schema/accounts.ts";
import { makePerson, makeProfile } from "../../demo/factories.ts";
import { type Cast, createApplication, createHiringFirm, createPosting } from "../../testkit/hiring.ts";
import { type Caller, openSite, type Site } from "../../testkit/site.ts";
import { type RateLimitName, rateLimits } from "./rate-limits.ts";
import { waitingTime } from "./waiting-time.ts";

const posting = {
  title: "Deposition summaries",
  location: "Remote",
  workArrangement: "Remote",
  hoursPerWeek: "10",
  duration: "2 weeks",
  specialties: ["litigation"],
  description: "Summarize two depositions, page and line.",
};
const freshAddress = () => `limits.${crypto.randomUUID()}@example.com`;

/** Sets the only counter of a kind to a value, with seconds left of its window. */
async function setCounter(site: Site, name: RateLimitName, count: number, seconds: number): Promise<void> {
  const { rowCount } = await site.db
    .update(attempts)
    .set({ count, windowEndsAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(sql`starts_with(${attempts.key}, ${`${name}:`})`);
  expect(rowCount).toBe(1);
}

describe("what a member does to others", () => {
  let site: Site;
  let cast: Cast;
  beforeAll(async () => {
    site = await openSite();
    cast = await createHiringFirm(site);
  });
  afterAll(() => site.close());
  beforeEach(async () => void (await site.db.delete(attempts)));

  let number = 0;
  const post = () =>
    cast.partner.call("postJob", { body: { ...posting, title: `Posting ${(number += 1)}` } });
  const draft = () =>
    cast.partner.call("saveDraft", { body: { title: posting.title, workArrangement: "Remote" } });
  const duplicate = async () =>
    cast.partner.call("duplicateJob", { params: { id: (await createPosting(site, cast)).id } });
  const publish = async () =>
    cast.partner.call("changeJobStatus", {
      params: {
        id: (
          await createPosting(site, cast, {
            status: "draft",
            deadline: null,
            title: `Draft ${(number += 1)}`,
          })
        ).id,
      },
      body: { status: "open" },
    });
  const revise = async () =>
    cast.partner.call("reviseJob", {
      params: { id: (await createPosting(site, cast, { status: "draft", deadline: null })).id },
      body: { ...posting, title: `Revised ${(number += 1)}` },
    });
  const approve = async () => {
    const { id } = await createPosting(site, cast, { status: "pending_approval", deadline: null });
    const { createdAt } = await cast.managing.ask<{ createdAt: string }>("getJob", { params: { id } });
    return cast.managing.call("approveJob", { params: { id }, body: { createdAt } });
  };
  const apply = async () =>
    cast.daniel.call("apply", {
      body: {
        jobId: (await createPosting(site, cast)).id,
        coverLetter: "I have done this work for nine years and can start now.",
      },
    });
  const inviteToJob = async () => {
    const { id } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
    await makeProfile(site.db, site.time.now, { userId: id });
    const { id: jobId } = await createPosting(site, cast);
    return cast.partner.call("inviteToJob", { params: { id }, body: { jobId } });
  };
  const proposeInterview = async () => {
    const id = await createApplication(site, cast.daniel, (await createPosting(site, cast)).id);
    const startsAt = new Date(site.time.now.getTime() + 172_800_000).toISOString();
    const body = { slots: [{ startsAt, minutes: 30 }], mode: "phone" };
    return cast.partner.call("proposeInterview", { params: { id }, body });
  };
  const inviteToTeam = () =>
    cast.managing.call("invite", { body: { email: freshAddress(), primaryRole: "associate" } });
  const write = () =>
    cast.partner.call("sendMessage", { body: { receiverId: cast.managing.id, content: "Good morning." } });

  test.each([
    ["a posting", post, "postings", "created or published 30 jobs", "created or published 300 jobs"],
    ["a draft", draft, "postings", "created or published 30 jobs", "created or published 300 jobs"],
    ["a duplicate", duplicate, "postings", "created or published 30 jobs", "created or published 300 jobs"],
    [
      "publishing a draft",
      publish,
      "postings",
      "created or published 30 jobs",
      "created or published 300 jobs",
    ],
    ["revising a draft", revise, "postings", "created or published 30 jobs", "created or published 300 jobs"],
    [
      "approving a posting",
      approve,
      "postings",
      "created or published 30 jobs",
      "created or published 300 jobs",
    ],
    ["an application", apply, "applications", "sent 30 applications", "sent 300 applications"],
    ["a job invite", inviteToJob, "jobInvites", "sent 30 job invites", "sent 300 job invites"],
    [
      "an interview proposal",
      proposeInterview,
      "interviewProposals",
      "sent 30 interview proposals",
      "sent 300 interview proposals",
    ],
    [
      "a team invitation",
      inviteToTeam,
      "teamInvitations",
      "sent 30 team invitations",
      "sent 300 team invitations",
    ],
    ["a message", write, "messages", "sent 60 messages", "sent 2,000 messages"],
  ] as const)(
    "%s: a clear text and the true end of the minute and of the day (ASVS 2.3.2)",
    async (_what, call, activity, ofMinute, ofDay) => {
      const [minute, day] = [`${activity}InMinute`, `${activity}InDay`] as const;
      const success = (await call()).statusCode;
      expect([200, 201]).toContain(success);

      await setCounter(site, minute, rateLimits[minute].max, 40);
      const refused = await call();
      expect([refused.statusCode, refused.body]).toEqual([
        429,
        `You've ${ofMinute} in the last minute. Try again in 40 seconds.`,
      ]);
      expect(refused.headers["retry-after"]).toBe("40");

      await setCounter(site, minute, rateLimits[minute].max - 1, 40);
      expect((await call()).statusCode).toBe(success);

      await setCounter(site, minute, 0, 40);
      await setCounter(site, day, rateLimits[day].max, 5 * 3_600);
      const tomorrow = await call();
      expect([tomorrow.statusCode, tomorrow.body]).toEqual([
        429,
        `You've ${ofDay} in the last 24 hours. Try again in 5 hours.`,
      ]);
      expect(tomorrow.headers["retry-after"]).toBe("18000");
      await setCounter(site, day, rateLimits[day].max, -1);
      expect((await call()).statusCode).toBe(success);
    },
  );

  test("thirty-five postings sent at once make thirty (ASVS 2.4.1)", async () => {
    const answers = await Promise.all(Array.from({ length: 35 }, post));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  }, 60_000);

  test("what fails is not counted, and neither is a repeated request", async () => {
    const { id: jobId } = await createPosting(site, cast, { status: "closed" });
    const late = { jobId, coverLetter: "I have done this work for nine years and can start now." };
    for (let made = 0; made < 32; made += 1)
      expect((await cast.daniel.call("apply", { body: late })).statusCode).toBe(409);
    const once = { ...posting, title: "Sent again and again" };
    for (let made = 0; made < 32; made += 1)
      expect((await cast.partner.call("postJob", { body: once, key: "again" })).statusCode).toBe(201);
  }, 60_000);

  test("a bulk action counts once per minute, and each of its postings per day", async () => {
    const ids: number[] = [];
    for (let made = 0; made < 40; made += 1) ids.push((await createPosting(site, cast)).id);
    const copy = () =>
      cast.managing.ask<{ done: boolean; problem: string | null }[]>("changeJobs", {
        body: { action: "duplicate", ids },
      });
    expect((await copy()).filter(({ done }) => done)).toHaveLength(40);
    await setCounter(site, "postingsInDay", 295, 7_200);
    const results = await copy();
    expect(results.filter(({ done }) => done)).toHaveLength(5);
    expect(results.at(-1)?.problem).toBe(
      "You've created or published 300 jobs in the last 24 hours. Try again in 2 hours.",
    );
  }, 60_000);

  test("drafts published by a bulk action count one by one", async () => {
    const ids: number[] = [];
    for (let made = 0; made < 4; made += 1)
      ids.push((await createPosting(site, cast, { status: "draft", title: `Draft number ${made}` })).id);
    expect(
      (await cast.managing.call("saveDraft", { body: { title: posting.title, workArrangement: "Remote" } }))
        .statusCode,
    ).toBe(201);
    await setCounter(site, "postingsInMinute", 27, 40);
    const results = await cast.managing.ask<{ done: boolean; problem: string | null }[]>("changeJobs", {
      body: { action: "reopen", ids },
    });
    expect(results.map(({ done }) => done)).toEqual([true, true, false, false]);
    expect(results.at(-1)?.problem).toBe(
      "You've created or published 30 jobs in the last minute. Try again in 40 seconds.",
    );
  });
});

describe("where emails are sent, an unconfirmed address", () => {
  let site: Site;
  let cast: Cast;
  beforeAll(async () => {
    site = await openSite({ SMTP_URL: "smtp://localhost:25" });
    cast = await createHiringFirm(site);
    await site.db.update(users).set({ emailVerified: false });
    site.deps.sessions.forget([cast.partner.id]);
  });
  afterAll(() => site.close());

  test("has a tenth of the day's share, and the whole share of a minute", async () => {
    const draft = (who: Caller) =>
      who.call("saveDraft", { body: { title: posting.title, workArrangement: "Remote" } });
    expect((await draft(cast.partner)).statusCode).toBe(201);
    await setCounter(site, "postingsInDay", 30, 600);
    const refused = await draft(cast.partner);
    expect([refused.statusCode, refused.body]).toEqual([
      429,
      "You've created or published 30 jobs in the last 24 hours. Confirm your email address to raise the limit, or try again in 10 minutes.",
    ]);
    await site.db.update(users).set({ emailVerified: true });
    site.deps.sessions.forget([cast.partner.id]);
    expect((await draft(cast.partner)).statusCode).toBe(201);
  });

  test("is told the longest of the waits that apply", async () => {
    await site.db.update(users).set({ emailVerified: false });
    site.deps.sessions.forget([cast.partner.id]);
    await setCounter(site, "postingsInMinute", 30, 50);
    await setCounter(site, "postingsInDay", 30, 7_200);
    const refused = await cast.partner.call("saveDraft", {
      body: { title: posting.title, workArrangement: "Remote" },
    });
    expect([refused.statusCode, Number(refused.headers["retry-after"])]).toEqual([
      429,
      expect.closeTo(7_200, -1),
    ]);
    expect(refused.body).toContain("in the last 24 hours");
    await site.db.delete(attempts);
  });

  test("opens no posting by a bulk action either", async () => {
    const { id } = await createPosting(site, cast, { status: "closed" });
    const reopen = () => cast.partner.call("changeJobs", { body: { action: "reopen", ids: [id] } });
    await site.db.update(users).set({ emailVerified: false });
    site.deps.sessions.forget([cast.partner.id]);
    expect((await reopen()).statusCode).toBe(403);
    await site.db.update(users).set({ emailVerified: true });
    site.deps.sessions.forget([cast.partner.id]);
    expect((await reopen()).statusCode).toBe(200);
  });
});

test.each([
  [0.2, "1 second"],
  [1, "1 second"],
  [39.2, "40 seconds"],
  [119, "119 seconds"],
  [119.5, "2 minutes"],
  [120, "2 minutes"],
  [3_540, "59 minutes"],
  [7_199, "120 minutes"],
  [7_200, "2 hours"],
  [86_400, "24 hours"],
])("%s seconds are %s", (seconds, text) => {
  expect(waitingTime(seconds)).toBe(text);
});
