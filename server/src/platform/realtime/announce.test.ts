import { afterAll, beforeAll, expect, test } from "vitest";
import { makeFirm, makeJob, makePerson } from "../../demo/factories.ts";
import { recordAnnouncements } from "../../testkit/announcements.ts";
import { openSite, type Site } from "../../testkit/site.ts";
import { users } from "../db/schema/accounts.ts";
import { type Announcement, announce } from "./announce.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Returns what the processes receive when an announcement is made. */
async function announced(announcement: Announcement): Promise<Announcement[]> {
  const recorder = await recordAnnouncements(site.connectionString);
  try {
    await announce(site.db, announcement);
    return await recorder.take();
  } finally {
    await recorder.stop();
  }
}

const ids = (count: number, first = 1_000_000): number[] =>
  Array.from({ length: count }, (_, index) => first + index);

test("in a firm of 2,600 members an application is stored, and all of them hear of it", async () => {
  const { id: firmId } = await makeFirm(site.db, site.time.now);
  const poster = await makePerson(site.db, site.time.now, { primaryRole: "managing_partner", firmId });
  const { id: _, ...template } = poster;
  const rows = ids(2_600).map((number) => ({ ...template, email: `partner.${number}@example.com` }));
  const colleagues = await site.db.insert(users).values(rows).returning({ id: users.id });
  const job = await makeJob(site.db, site.time.now, { firmId, postedById: poster.id });
  const applicant = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
  const caller = await site.signInAs(applicant.id);
  const recorder = await recordAnnouncements(site.connectionString);
  const answer = await caller.call("apply", {
    body: { jobId: job.id, coverLetter: "I have ten years of litigation support." },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  const told = new Set((await recorder.take()).flatMap(({ to }) => (to === "everyone" ? [] : to)));
  await recorder.stop();
  expect(colleagues.filter(({ id }) => !told.has(id))).toEqual([]);
});

test("an announcement that fits into one message stays whole", async () => {
  const small: Announcement = { to: [1, 2, 3], topics: ["team"], forget: [1] };
  expect(await announced(small)).toEqual([small]);
});

test("each part drops the cached actors of its own recipients", async () => {
  const members = ids(5_000);
  const parts = await announced({ to: members, topics: ["team"], forget: members, renamed: [7] });
  expect(parts.flatMap(({ to }) => (to === "everyone" ? [] : to)).toSorted((a, b) => a - b)).toEqual(members);
  for (const { to, forget } of parts) if (to.length > 0) expect(forget).toEqual(to);
  expect(parts.flatMap(({ renamed = [] }) => renamed)).toEqual([7]);
});

test("an announcement to everyone about many people drops their actors first", async () => {
  const members = ids(5_000);
  const parts = await announced({ to: "everyone", topics: ["jobs"], forget: members });
  expect(parts.flatMap(({ forget = [] }) => forget).toSorted((a, b) => a - b)).toEqual(members);
  expect(parts.map(({ to }) => to === "everyone")).toEqual(parts.map((_, at) => at === parts.length - 1));
});

test("a long notification in a script of three bytes a letter is shortened", async () => {
  const notification = { title: "書".repeat(5_000), message: "🖋".repeat(5_000), priority: "high" } as const;
  const [only] = await announced({ to: [1], topics: ["notifications"], notification });
  expect(only?.notification?.title).toBe(`${"書".repeat(199)}…`);
  expect(only?.notification?.message.isWellFormed()).toBe(true);
});
