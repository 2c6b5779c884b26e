import type { DirectoryEntry } from "@caseload/contract/hiring/directory";
import type { PublicProfile } from "@caseload/contract/profiles/profiles";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { credentials } from "../../../platform/db/schema/credentials.ts";
import type { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { makeFirm, makePerson, makeProfile } from "../../../demo/factories.ts";
import { makeCredential } from "../../../demo/file-factories.ts";
import { recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import { idsOfPages } from "../../../testkit/pages.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let partner: Caller & { id: number };
let colleague: Caller & { id: number };
let rival: Caller & { id: number };
let junior: Caller & { id: number };
const people: Record<string, number> = {};

type Facts = Partial<typeof paralegalProfiles.$inferInsert>;
const cast: [name: string, facts: Facts][] = [
  ["Ada Alder", { specialties: ["corporate_law"], experience: "entry", hourlyRate: 30, isPublic: true }],
  [
    "Ben Birch",
    { specialties: ["Corporate Law"], experience: "6-10", hourlyRate: 40, location: "Boise, ID" },
  ],
  [
    "Cy Cedar",
    { specialties: ["ip"], experience: "expert", hourlyRate: null, skills: ["Trademark dockets"] },
  ],
  ["Dee Dogwood", { experience: "10+", hourlyRate: 45, showRate: false, availability: "project-based" }],
  ["Eve Elm", { experience: "mid", hourlyRate: 40, workPreference: "on-site", languages: ["Spanish"] }],
];

async function join(given: Parameters<typeof makePerson>[2]): Promise<Caller & { id: number }> {
  const { id } = await makePerson(site.db, site.time.now, given);
  return { ...(await site.signInAs(id)), id };
}

beforeAll(async () => {
  site = await openSite();
  const firm = await makeFirm(site.db, site.time.now);
  const other = await makeFirm(site.db, site.time.now);
  partner = await join({ primaryRole: "managing_partner", firmId: firm.id });
  colleague = await join({ primaryRole: "associate", firmId: firm.id });
  junior = await join({ primaryRole: "junior_associate", firmId: firm.id });
  rival = await join({ primaryRole: "managing_partner", firmId: other.id });
  for (const [at, [name, facts]] of cast.entries()) {
    const [firstName = "", lastName = ""] = name.split(" ");
    const written = new Date(site.time.now.getTime() + at * 1_000);
    const { id } = await makePerson(site.db, written, {
      primaryRole: "freelance_paralegal",
      firstName,
      lastName,
    });
    await makeProfile(site.db, written, { userId: id, ...facts });
    people[firstName] = id;
  }
});
afterAll(() => site.close());

const find = (query: Record<string, string | number> = {}, who: Caller = partner) =>
  who.ask<DirectoryEntry[]>("listParalegals", { query });
const names = async (query: Record<string, string | number>, who?: Caller) =>
  (await find(query, who)).map(({ name }) => name.split(" ")[0]);

describe("the directory", () => {
  test("shows members everyone, the last updated first, without address or education", async () => {
    expect(await names({})).toEqual(["Eve", "Dee", "Cy", "Ben", "Ada"]);
    const answer = await partner.call("listParalegals");
    expect(answer.body).not.toMatch(/@example\.com|education|isPublic|showRate/);
  });

  test("shows visitors public profiles only, without a shortlist", async () => {
    const seen = await find({}, site.anonymous);
    expect(seen.map(({ name, shortlisted }) => [name, shortlisted])).toEqual([["Ada Alder", null]]);
    expect(await site.anonymous.ask("countParalegals")).toEqual({ count: 1, more: false });
  });

  test.each([
    [{ specialty: "Corporate Law" }, ["Ben", "Ada"]],
    [{ specialty: "corporate_law" }, ["Ben", "Ada"]],
    [{ specialty: "Intellectual Property" }, ["Cy"]],
    [{ experience: "mid" }, ["Eve", "Dee", "Cy", "Ben"]],
    [{ experience: "expert" }, ["Dee", "Cy"]],
    [{ location: "boi" }, ["Ben"]],
    [{ location: "ID" }, ["Ben"]],
    [{ location: "phila, PA" }, ["Eve", "Dee", "Cy", "Ada"]],
    [{ location: "ise" }, []],
    [{ maxRate: 40 }, ["Eve", "Ben", "Ada"]],
    [{ availability: "project" }, ["Dee"]],
    [{ arrangement: "onsite" }, ["Eve"]],
    [{ q: "trademark" }, ["Cy"]],
    [{ q: "Spanish" }, ["Eve"]],
    [{ q: "dogwood" }, ["Dee"]],
    [{ q: "corporate law" }, ["Ben", "Ada"]],
    [{ q: "litigation", experience: "expert", arrangement: "remote", maxRate: 50 }, []],
  ])("%j leaves %j", async (query, expected) => {
    expect(await names(query)).toEqual(expected);
    expect(await partner.ask("countParalegals", { query })).toEqual({ count: expected.length, more: false });
  });

  test("a hidden rate can neither be read, found by its amount nor sorted by", async () => {
    const [dee] = await find({ q: "Dogwood" });
    expect(dee?.hourlyRate).toBeNull();
    expect(await names({ maxRate: 10_000 })).not.toContain("Dee");
    expect(await names({ sort: "rate" })).toEqual(["Ada", "Ben", "Eve", "Cy", "Dee"]);
    expect(await names({ sort: "rate-desc" })).toEqual(["Eve", "Ben", "Ada", "Dee", "Cy"]);
  });

  test.each(["recent", "experience", "rate", "rate-desc"])(
    "pages by %s lose and repeat no one",
    async (sort) => {
      const all = (await find({ sort })).map(({ id }) => id);
      expect(await idsOfPages(site, partner, `/api/paralegals?sort=${sort}&limit=2`)).toEqual(all);
    },
  );

  test("a page marker of another order, or none of ours, is refused", async () => {
    const marker = (text: string) => Buffer.from(text).toString("base64url");
    for (const cursor of [
      "x",
      marker("rate|1|1|1"),
      marker("recent|0|1|0"),
      marker("recent|0|99999999999999|1"),
    ])
      expect((await partner.call("listParalegals", { query: { cursor } })).statusCode).toBe(400);
    for (const [name, value] of Object.entries({
      sort: "name",
      experience: "entry",
      maxRate: "much",
      shortlisted: "no",
    }))
      expect((await partner.call("listParalegals", { query: { [name]: value } })).statusCode).toBe(400);
  });

  test("renamed people are found by the new name, deactivated ones not at all", async () => {
    const { id, email } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
    await makeProfile(site.db, site.time.now, { userId: id });
    const fern = await site.signIn(email);
    await fern.ask("updateAccountSettings", { body: { firstName: "Fern", lastName: "Foxglove" } });
    expect(await names({ q: "foxglove" })).toEqual(["Fern"]);
    await fern.ask("deactivateAccount", { body: { password: "caseload-demo-1!" } });
    expect(await names({ q: "foxglove" })).toEqual([]);
    expect(await partner.ask("countParalegals", { query: { q: "foxglove" } })).toEqual({
      count: 0,
      more: false,
    });
  });
});

test("verified only: the credential that was checked last, and when, while it still holds", async () => {
  const userId = people.Ben ?? 0;
  const at = (day: number) => new Date(Date.UTC(2026, 2, day));
  for (const [title, day] of [
    ["Certified Paralegal (CP)", 3],
    ["Notary commission", 9],
    ["Paralegal Certificate", 1],
  ] as const) {
    const given = { userId, title, decidedAt: at(day), status: "verified" } as const;
    await makeCredential(site.db, site.time.now, given);
  }
  await makeCredential(site.db, site.time.now, { userId: people.Cy ?? 0 });
  expect(await names({ verified: "true" })).toEqual(["Ben"]);
  const badges = async () =>
    (await find()).flatMap(({ id, verified }) => (verified ? [{ id, verified }] : []));
  expect(await badges()).toEqual([
    { id: userId, verified: { title: "Notary commission", verifiedAt: at(9).toISOString() } },
  ]);
  await site.db.update(credentials).set({ status: "lapsed" }).where(eq(credentials.userId, userId));
  expect(await names({ verified: "true" })).toEqual([]);
  expect(await badges()).toEqual([]);
});

describe("the shortlist", () => {
  const of = (id = 0) => ({ params: { id } });

  test("belongs to the firm: colleagues see it, no one else does", async () => {
    const heard = await recordAnnouncements(site.connectionString);
    await partner.ask("shortlistParalegal", of(people.Cy));
    await partner.ask("shortlistParalegal", of(people.Cy));
    const announced = await heard.take();
    await heard.stop();
    expect(topicsFor(announced, colleague.id)).toEqual(["shortlist"]);
    expect(topicsFor(announced, people.Cy ?? 0)).toEqual([]);
    expect(topicsFor(announced, rival.id)).toEqual([]);
    for (const who of [partner, colleague]) {
      expect(await names({ shortlisted: "true" }, who)).toEqual(["Cy"]);
      expect((await who.ask<PublicProfile>("getParalegalProfile", of(people.Cy))).shortlisted).toBe(true);
    }
    for (const who of [rival, junior, site.anonymous]) {
      expect(await names({ shortlisted: "true" }, who)).toEqual([]);
      expect((await find({}, who)).some(({ shortlisted }) => shortlisted === true)).toBe(false);
    }
    const own = await site.signIn((await ownEmail(people.Cy ?? 0)) ?? "");
    expect((await own.ask<PublicProfile>("getParalegalProfile", of(people.Cy))).shortlisted).toBeNull();
    await colleague.ask("dropFromShortlist", of(people.Cy));
    expect(await names({ shortlisted: "true" })).toEqual([]);
  });

  test("takes paralegals only, from members who read applications", async () => {
    const unknown = await partner.call("shortlistParalegal", of(rival.id));
    expect([unknown.statusCode, unknown.body]).toEqual([404, errorMessages.profileNotFound]);
    expect((await junior.call("shortlistParalegal", of(people.Ada))).statusCode).toBe(403);
    expect((await site.anonymous.call("shortlistParalegal", of(people.Ada))).statusCode).toBe(401);
  });

  test("drops deleted accounts, and keeps entries of members who left", async () => {
    const { id, email } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
    await makeProfile(site.db, site.time.now, { userId: id });
    await colleague.ask("shortlistParalegal", of(id));
    await colleague.ask("shortlistParalegal", of(people.Ben));
    const password = { body: { password: "caseload-demo-1!" } };
    await (await site.signIn(email)).ask("deleteAccount", password);
    await colleague.ask("deleteAccount", password);
    expect(await names({ shortlisted: "true" })).toEqual(["Ben"]);
  });
});

async function ownEmail(userId: number): Promise<string | undefined> {
  const { rows } = await site.db.$client.query<{ email: string }>("select email from users where id = $1", [
    userId,
  ]);
  return rows[0]?.email;
}
