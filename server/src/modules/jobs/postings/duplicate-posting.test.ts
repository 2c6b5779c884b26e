import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { attempts } from "../../../platform/db/schema/accounts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { type Cast, createHiringFirm } from "../../../testkit/hiring.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());
// More than thirty in a minute.
beforeEach(async () => void (await site.db.delete(attempts)));

let number = 0;
const newPosting = () => ({
  title: `Privilege log ${(number += 1)}`,
  location: "Remote",
  workArrangement: "Remote",
  hoursPerWeek: "10",
  duration: "2 weeks",
  specialties: ["litigation"],
  description: "Serve a privilege log for 4,000 documents.",
});
const post = (body: object, who: Caller = cast.partner) => who.call("postJob", { body });
const count = (title: string) => site.db.$count(jobs, eq(jobs.title, title));
const advance = (ms: number) => void (site.time.now = new Date(site.time.now.getTime() + ms));

describe("five equal postings sent at once", () => {
  test("with different keys make one row, and the others name it", async () => {
    const posting = newPosting();
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(posting)));
    const [made, ...refused] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
    expect(made?.statusCode).toBe(201);
    const id = made?.json<JobDetail>().id;
    for (const answer of refused) {
      expect([answer.statusCode, answer.body]).toEqual([
        409,
        `You posted this job 1 second ago: ${posting.title} (job ${id}).`,
      ]);
      expect(answer.headers.link).toBe(`</jobs/${id}>; rel="related"`);
    }
    expect(await count(posting.title)).toBe(1);
  });

  test("without a key make one row", async () => {
    const posting = newPosting();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => cast.partner.call("postJob", { body: posting, key: null })),
    );
    for (const { statusCode } of answers) expect([201, 409]).toContain(statusCode);
    expect(await count(posting.title)).toBe(1);
  });
});

describe("an equal posting", () => {
  test("is refused for ten minutes, posted with `duplicate`, and posted later", async () => {
    const posting = newPosting();
    expect((await post(posting)).statusCode).toBe(201);
    advance(120_000);
    const refused = await post(posting);
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      expect.stringMatching(/^You posted this job 2 minutes ago: /),
    ]);
    expect((await post({ ...posting, duplicate: false })).statusCode).toBe(409);
    const again = await post({ ...posting, duplicate: true });
    expect(again.statusCode).toBe(201);
    advance(600_000);
    expect((await post(posting)).statusCode).toBe(201);
    expect(await count(posting.title)).toBe(3);
  });

  test("in another case and with other white space is refused", async () => {
    const posting = { ...newPosting(), description: "Serve a privilege log.\n\nFor 4,000 documents." };
    expect((await post(posting)).statusCode).toBe(201);
    const changes = [
      { title: posting.title.toUpperCase() },
      { title: posting.title.replaceAll(" ", "   ") },
      { description: "SERVE a privilege log. \n For   4,000 documents." },
    ];
    for (const change of changes) {
      const refused = await post({ ...posting, ...change });
      expect([refused.statusCode, refused.body]).toEqual([
        409,
        expect.stringMatching(/^You posted this job 1 second ago: /),
      ]);
    }
    expect(await count(posting.title)).toBe(1);
  });

  test.each([
    ["title", { title: "Another title" }],
    ["description", { description: "Serve a privilege log for 9,000 documents." }],
    ["deadline", { deadline: "2099-01-01" }],
    ["budget", { budgetKind: "hourly", budgetMin: 48, budgetMax: 58 }],
    ["specialties", { specialties: ["litigation", "e_discovery"] }],
    ["number of people", { positions: 2 }],
  ])("with another %s is another job", async (_what, change) => {
    const posting = newPosting();
    expect((await post(posting)).statusCode).toBe(201);
    expect((await post({ ...posting, ...change })).statusCode).toBe(201);
  });

  test("of a colleague, of a closed job and as a draft is posted", async () => {
    const posting = newPosting();
    const { id } = (await post(posting)).json<JobDetail>();
    expect((await post(posting, cast.managing)).statusCode).toBe(201);
    expect((await cast.partner.call("saveDraft", { body: posting })).statusCode).toBe(201);
    await cast.partner.ask("changeJobStatus", { params: { id }, body: { status: "closed" } });
    expect((await post(posting)).statusCode).toBe(201);
  });

  type Publish = (id: number, body: object & { duplicate?: boolean }) => ReturnType<Caller["call"]>;
  test.each<[string, Publish]>([
    ["revised", (id, body) => cast.partner.call("reviseJob", { params: { id }, body })],
    [
      "opened",
      (id, { duplicate }) =>
        cast.partner.call("changeJobStatus", { params: { id }, body: { status: "open", duplicate } }),
    ],
  ])("as a draft is not published when it is %s, unless it is meant", async (_how, publish) => {
    const posting = newPosting();
    const { id: draftId } = await cast.partner.ask<{ id: number }>("saveDraft", { body: posting });
    const { id } = (await post(posting)).json<JobDetail>();
    const refused = await publish(draftId, posting);
    expect([refused.statusCode, refused.body, refused.headers.link]).toEqual([
      409,
      `You posted this job 1 second ago: ${posting.title} (job ${id}).`,
      `</jobs/${id}>; rel="related"`,
    ]);
    const open = and(eq(jobs.title, posting.title), eq(jobs.status, "open"));
    expect(await site.db.$count(jobs, open)).toBe(1);
    expect((await publish(draftId, { ...posting, duplicate: true })).statusCode).toBe(200);
    expect(await site.db.$count(jobs, open)).toBe(2);
  });

  test("is not published many times by copies and a bulk action", async () => {
    const posting = newPosting();
    const { id } = (await post(posting)).json<JobDetail>();
    const bulk = (action: string, ids: readonly number[]) =>
      cast.partner.ask<{ done: boolean; problem: string | null }[]>("changeJobs", { body: { action, ids } });
    for (let made = 0; made < 3; made += 1) await bulk("duplicate", [id]);
    const copies = await site.db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.title, posting.title), eq(jobs.status, "draft")));
    const results = await bulk(
      "reopen",
      copies.map((copy) => copy.id),
    );
    expect(results.map(({ problem }) => problem)).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/^You posted this job 1 second ago: /)),
    );
  });

  test("sent again with the same key gets the first answer", async () => {
    const posting = newPosting();
    const send = () => cast.partner.call("postJob", { body: posting, key: `same ${posting.title}` });
    const first = await send();
    expect([await send(), await send()].map(({ body }) => body)).toEqual([first.body, first.body]);
  });
});
