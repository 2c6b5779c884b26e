import type { SearchReading } from "@caseload/contract/search/job-search";
import { limits } from "@caseload/contract/limits";
import type { PracticeRates } from "@caseload/contract/reporting/dashboards";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { jobs } from "../../../platform/db/schema/jobs.ts";
import { seeded } from "../../../testkit/firm-history.ts";
import { createFirmWithPartner, createParalegal } from "../../../testkit/market.ts";
import { median } from "../../../testkit/recount-analytics.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let firm: Awaited<ReturnType<typeof createFirmWithPartner>>;
let paralegal: Awaited<ReturnType<typeof createParalegal>>;

/** What a posting may say of pay, and what it counts as an hour. */
const pays: Readonly<Record<string, { min: number; max: number; middle: number } | null>> = {
  "$40–46/hr": { min: 40, max: 46, middle: 43 },
  "$30 per hour": { min: 30, max: 30, middle: 30 },
  "$48.50-58/hr": { min: 48.5, max: 58, middle: 53.25 },
  "Up to $60/hr": { min: 60, max: 60, middle: 60 },
  Negotiable: null,
  "$5,000 flat fee": null,
};
/** DACA is immigration work. */
const fields: Readonly<Record<string, string>> = {
  litigation: "Litigation",
  "Tax Law": "Tax Law",
  daca: "Immigration",
  immigration: "Immigration",
};

interface Posted {
  status: string;
  hidden: boolean;
  areas: Set<string>;
  pay: (typeof pays)[string];
}
const posted: Posted[] = [];

async function makeMarket(): Promise<void> {
  const random = seeded(23);
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  for (let count = 0; count < 80; count += 1) {
    const specialties = [...new Set([pick(Object.keys(fields)), pick(Object.keys(fields))])];
    const given = {
      specialties,
      budgetRange: pick(Object.keys(pays)),
      status: pick(["open", "open", "open", "closed", "filled", "draft"] as const),
      hidden: random() < 0.1,
    } satisfies Partial<typeof jobs.$inferInsert>;
    await firm.post(given);
    posted.push({
      ...given,
      areas: new Set(specialties.map((field) => fields[field] ?? "")),
      pay: pays[given.budgetRange] ?? null,
    });
  }
  await firm.post({ specialties: ["bankruptcy"], budgetRange: "$35–45/hr" });
}

beforeAll(async () => {
  site = await openSite();
  firm = await createFirmWithPartner(site, "Harrow Street Legal");
  paralegal = await createParalegal(site);
  await makeMarket();
});
afterAll(() => site.close());

const rates = () => paralegal.ask<PracticeRates>("getPracticeRates");

test("medians are those of the open postings that name hourly pay, recounted one by one", async () => {
  const { areas, isNewestOnly } = await rates();
  expect(isNewestOnly).toBe(false);
  for (const area of ["Litigation", "Tax Law", "Immigration"]) {
    const paid = posted.flatMap(({ status, hidden, areas: of, pay }) =>
      status === "open" && !hidden && of.has(area) && pay ? [pay] : [],
    );
    expect(areas.find((one) => one.area === area)).toEqual({
      area,
      postings: paid.length,
      median: median(paid.map(({ middle }) => middle)),
      min: Math.min(...paid.map(({ min }) => min)),
      max: Math.max(...paid.map(({ max }) => max)),
    });
  }
  expect(areas.map(({ postings }) => postings)).toEqual(
    areas.map(({ postings }) => postings).toSorted((one, other) => other - one),
  );
});

test("too few postings are given with what they name, without a median", async () => {
  const { areas } = await rates();
  expect(areas.find(({ area }) => area === "Bankruptcy")).toEqual({
    area: "Bankruptcy",
    postings: 1,
    median: null,
    min: 35,
    max: 45,
  });
  expect(areas.some(({ area }) => area === "Family Law")).toBe(false);
});

test("the search that an area leads to finds as many postings as its rate counts", async () => {
  for (const { area, postings } of (await rates()).areas) {
    const query = { practiceAreas: area, budgetMin: 0 };
    expect((await paralegal.ask<SearchReading>("readJobSearch", { query })).count).toBe(postings);
  }
});

test("of a large market only the newest are read, and the answer says so", async () => {
  const old = new Date(site.time.now.getTime() - 86_400_000);
  const { id } = await firm.post({ specialties: ["Family Law"], budgetRange: "$20/hr", postedAt: old });
  // In parts, each well within the site's limit on statements.
  for (let inserted = 0; inserted < limits.maxRatePostings; inserted += 200)
    await site.db.execute(sql`
    insert into jobs (firm_id, posted_by_id, title, description, location, work_arrangement, hours_per_week, duration,
      specialties, priority, status, posted_at, updated_at, facts)
    select firm_id, posted_by_id, title, description, location, work_arrangement, hours_per_week, duration,
      specialties, priority, status, posted_at + interval '1 hour', updated_at, facts
    from jobs, generate_series(1, 200) where id = ${id}`);
  const { areas, isNewestOnly } = await rates();
  expect(isNewestOnly).toBe(true);
  expect(areas.some(({ area }) => area === "Family Law")).toBe(false);
});

test("medians of one level are those of the postings that ask for its years", async () => {
  const asks = { specialties: ["estate planning"], status: "open" as const };
  for (const [experienceRequired, budgetRange] of [
    ["3-5", "$40/hr"],
    ["3-5", "$44/hr"],
    ["3-5", "$60/hr"],
    ["10+", "$90/hr"],
  ] as const)
    await firm.post({ ...asks, experienceRequired, budgetRange });
  const medianOf = async (query?: { experience: string }) => {
    const { areas } = await paralegal.ask<PracticeRates>("getPracticeRates", query && { query });
    const found = areas.find(({ area }) => area === "Estate Planning");
    return found && [found.postings, found.median];
  };
  expect(await medianOf()).toEqual([4, 52]);
  expect(await medianOf({ experience: "mid" })).toEqual([3, 44]);
  // One posting is no market.
  expect(await medianOf({ experience: "expert" })).toEqual([1, null]);
  const refused = await paralegal.call("getPracticeRates", { query: { experience: "3-5" } });
  expect([refused.statusCode, refused.body]).toEqual([
    400,
    expect.stringContaining("Please choose entry, mid, senior or expert"),
  ]);
});
