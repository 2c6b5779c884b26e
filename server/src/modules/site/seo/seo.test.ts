import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { jobs } from "../../../platform/db/schema/jobs.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { makeFirm, makeJob, makePerson, makeProfile } from "../../../demo/factories.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { maxUrlsPerFile, sitemapFile, sitemapIndex } from "./sitemap.ts";

const origin = "https://caseload.test";
const dayMs = 86_400_000;

let site: Site;
let owner: { firmId: number; postedById: number };
beforeAll(async () => {
  site = await openSite({ BASE_URL: origin });
  const { id: firmId } = await makeFirm(site.db, site.time.now);
  const person = await makePerson(site.db, site.time.now, { primaryRole: "managing_partner", firmId });
  owner = { firmId, postedById: person.id };
});
afterAll(() => site.close());

const get = async (url: string) => site.app.inject({ url });
const addressesIn = (body: string): string[] =>
  [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
const listed = async (url: string) => addressesIn((await get(url)).body);
const post = (given: Partial<typeof jobs.$inferInsert> = {}) =>
  makeJob(site.db, site.time.now, { ...owner, ...given });

describe("the sitemap", () => {
  test("names its files by absolute addresses, with the newest change in each", async () => {
    const changed = new Date(site.time.now.getTime() + dayMs);
    await post({ updatedAt: changed });
    const answer = await get("/sitemap.xml");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("public, max-age=600");
    expect(addressesIn(answer.body)).toEqual([
      `${origin}/sitemaps/pages.xml`,
      `${origin}/sitemaps/jobs-0.xml`,
    ]);
    expect(answer.body).toContain(
      `<loc>${origin}/sitemaps/jobs-0.xml</loc><lastmod>${changed.toISOString()}</lastmod>`,
    );
  });

  test("lists open postings and no others", async () => {
    const open = await post();
    const later = await post({ closesAt: new Date(site.time.now.getTime() + dayMs) });
    const others = [
      await post({ status: "draft" }),
      await post({ status: "pending_approval" }),
      await post({ status: "closed" }),
      await post({ status: "filled" }),
      await post({ hidden: true }),
      await post({ closesAt: new Date(site.time.now.getTime() - 1) }),
    ];
    const addresses = await listed("/sitemaps/jobs-0.xml");
    expect(addresses).toEqual(expect.arrayContaining([open, later].map(({ id }) => `${origin}/jobs/${id}`)));
    for (const { id } of others) expect(addresses).not.toContain(`${origin}/jobs/${id}`);
    site.time.now = new Date(site.time.now.getTime() + 2 * dayMs);
    expect(await listed("/sitemaps/jobs-0.xml")).not.toContain(`${origin}/jobs/${later.id}`);
  });

  test("lists profiles that their owners made public", async () => {
    const make = async (isPublic: boolean) => {
      const { id } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
      await makeProfile(site.db, site.time.now, { userId: id, isPublic });
      return `${origin}/paralegals/${id}`;
    };
    const shown = await make(true);
    const hidden = await make(false);
    const addresses = await listed("/sitemaps/paralegals-0.xml");
    expect(addresses).toContain(shown);
    expect(addresses).not.toContain(hidden);
    expect(await site.db.select().from(paralegalProfiles)).toHaveLength(2);
  });

  test("goes on in a further file where the ids reach 50,000, and leaves none out", async () => {
    await site.db.execute(sql`
      insert into jobs (id, firm_id, posted_by_id, title, description, location, work_arrangement, hours_per_week,
        duration, specialties, priority, status, posted_at, updated_at)
      select n, ${owner.firmId}, ${owner.postedById}, 'Many', 'Many', 'Remote', 'Remote', '10', '2 weeks',
        '{}', 'low', 'open', now(), now()
      from generate_series(${maxUrlsPerFile - 1_100}::int, ${maxUrlsPerFile + 1_400}::int) n`);
    const files = (await listed("/sitemap.xml")).filter((address) => address.includes("/jobs-"));
    expect(files).toEqual([0, 1].map((file) => `${origin}/sitemaps/jobs-${file}.xml`));
    const [first = [], second = []] = await Promise.all(
      files.map((file) => listed(file.slice(origin.length))),
    );
    const made = (from: number, to: number): string[] =>
      Array.from({ length: to - from + 1 }, (_, at) => `${origin}/jobs/${from + at}`);
    expect(first.slice(-1_100)).toEqual(made(maxUrlsPerFile - 1_100, maxUrlsPerFile - 1));
    expect(second).toEqual(made(maxUrlsPerFile, maxUrlsPerFile + 1_400));
  });

  test.each(["jobs-7.xml", "jobs-42949.xml"])("%s holds nothing yet", async (file) => {
    expect(await listed(`/sitemaps/${file}`)).toEqual([]);
  });

  test.each(["jobs-00.xml", "jobs-99999.xml", "jobs--1.xml", "firms-0.xml", "constructor-0.xml", "jobs-0"])(
    "%s is not found",
    async (file) => {
      expect((await get(`/sitemaps/${file}`)).statusCode).toBe(404);
    },
  );

  test("is well-formed whatever an address holds", async () => {
    const entry = { address: "https://a.test/?a=1&b=<'\">", changedAt: null };
    const escaped = "<loc>https://a.test/?a=1&amp;b=&lt;&apos;&quot;&gt;</loc>";
    expect(sitemapIndex([entry])).toContain(`<sitemap>${escaped}</sitemap>`);
    const pieces: string[] = [];
    for await (const piece of sitemapFile(
      (async function* () {
        yield [entry];
      })(),
    ))
      pieces.push(piece);
    expect(pieces.join("")).toContain(`<url>${escaped}</url>`);
  });
});

test("robots.txt names the sitemap, and hides what is private and nothing else", async () => {
  const { body } = await get("/robots.txt");
  expect(body).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  const rules = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, rule = ""]) => rule);
  const isHidden = (path: string): boolean =>
    rules.some((rule) => (rule.endsWith("$") ? path === rule.slice(0, -1) : path.startsWith(rule)));
  for (const path of [
    "/api/jobs",
    "/dashboard",
    "/dashboard/attorney",
    "/messages/7",
    "/contracts",
    "/staff/contact",
    "/settings?a",
  ])
    expect(isHidden(path), path).toBe(true);
  for (const path of [
    "/",
    "/jobs/1",
    "/paralegals/1",
    "/about",
    "/contact",
    "/share/jobs/1.png",
    "/profiles-of-old",
  ])
    expect(isHidden(path), path).toBe(false);
});

test("the manifest names the product and icons of its own", async () => {
  const answer = await get("/manifest.webmanifest");
  expect(answer.headers["content-type"]).toBe("application/manifest+json; charset=utf-8");
  const manifest = answer.json<{
    name: string;
    start_url: string;
    icons: { src: string; purpose: string }[];
    shortcuts: { name: string; url: string }[];
  }>();
  expect(manifest.name).toBe("Caseload");
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
  expect(manifest.start_url).toBe("/dashboard");
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(["/jobs", "/messages", "/contracts", "/calendar"]);
});
