/** Recounts in memory, from raw rows, every figure of every supervisor's home: of a seeded site, and of a large firm. */
import { maxShownPostings, teamRows, type TeamWork } from "@caseload/contract/reporting/team-work";
import { roleMay } from "@caseload/contract/role-permissions";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePerson } from "../../../demo/factories.ts";
import { seedDemo } from "../../../demo/seed.ts";
import { deliverables } from "../../../platform/db/schema/work.ts";
import { historyClock, openFirmHistories } from "../../../testkit/firm-histories.ts";
import { eachDay } from "../../../testkit/recount-analytics.ts";
import { loadTeamRows, recountTeamWork } from "../../../testkit/recount-team-work.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

type Lists = Pick<TeamWork, "people" | "timesheets" | "due" | "postings">;
const listNames = ["people", "timesheets", "due", "postings"] as const;
const limitOf = { timesheets: teamRows.page, due: teamRows.page, postings: maxShownPostings };

const idOf = (row: { id: number } | { jobId: number }): number => ("id" in row ? row.id : row.jobId);
const inOrder = (work: TeamWork["people"][number]["work"]) =>
  work.toSorted((one, other) => one.contractId - other.contractId);
/** The contracts of a person in one order, which is not a figure. */
const plain = (row: Lists[keyof Lists][number]) =>
  "work" in row ? { ...row, work: inOrder(row.work) } : row;

/** What each list is ordered by, most urgent first. */
const rankOf = {
  people: ({ work }: TeamWork["people"][number]) =>
    -work.reduce((sum, { weeklyHours }) => sum + (weeklyHours ?? 0), 0),
  timesheets: ({ submittedAt }: TeamWork["timesheets"][number]) => Date.parse(submittedAt),
  due: ({ dueOn }: TeamWork["due"][number]) => Date.parse(dueOn),
  postings: ({ pending }: TeamWork["postings"][number]) => -pending,
};
const ranksOf = ({ people, timesheets, due, postings }: Lists) => ({
  people: people.map(rankOf.people),
  timesheets: timesheets.map(rankOf.timesheets),
  due: due.map(rankOf.due),
  postings: postings.map(rankOf.postings),
});

/** Whole objects, so that a figure that is added to the home fails here until it is recounted. */
function expectRecount(shown: TeamWork, expected: TeamWork, who: string): void {
  const { people: _people, timesheets: _sheets, due: _due, postings: _postings, ...figures } = shown;
  expect(figures, who).toEqual({ week: expected.week, totals: expected.totals });
  const [shownRanks, ranks] = [ranksOf(shown), ranksOf(expected)];
  for (const inFirm of [true, false]) {
    const group = ({ people }: TeamWork) =>
      people.filter((person) => person.inFirm === inFirm).map(rankOf.people);
    const sorted = group(expected).toSorted((one, other) => one - other);
    expect(group(shown), `${who}: people`).toEqual(sorted.slice(0, teamRows.page));
  }
  for (const name of listNames) {
    const rows: Lists[typeof name] = shown[name];
    const all: Lists[typeof name] = expected[name];
    expect(rows.map(plain), `${who}: ${name}`).toEqual(
      rows.map((row) => all.filter((one) => idOf(one) === idOf(row)).map(plain)[0]),
    );
    expect(new Set(rows.map(idOf)).size, `${who}: ${name}`).toBe(rows.length);
    if (name === "people") continue;
    expect(rows, `${who}: ${name}`).toHaveLength(Math.min(limitOf[name], all.length));
    const sorted = ranks[name].toSorted((one, other) => one - other);
    expect(shownRanks[name], `${who}: ${name}`).toEqual(sorted.slice(0, limitOf[name]));
  }
}

async function recountEveryone(site: Site): Promise<TeamWork[]> {
  const rows = await loadTeamRows(site);
  const readers = rows.users.filter(
    ({ firmId, primaryRole, deactivatedAt }) =>
      firmId !== null && deactivatedAt === null && roleMay(primaryRole, "user:view"),
  );
  const seen: TeamWork[] = [];
  for (const reader of readers) {
    const shown = await (await site.signInAs(reader.id)).ask<TeamWork>("getTeamWork");
    expectRecount(shown, recountTeamWork(rows, reader, site.time.now), `${reader.primaryRole} ${reader.id}`);
    seen.push(shown);
  }
  return seen;
}

describe("a seeded site", () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
    await seedDemo(site.deps, site.time.now);
  });
  afterAll(() => site.close());

  test("every figure of everyone's team is a sum of rows", async () => {
    const seen = await recountEveryone(site);
    expect(seen.length).toBeGreaterThan(1);
    for (const name of listNames)
      expect(Math.max(...seen.map((team) => team[name].length)), name).toBeGreaterThan(0);
  });
});

test("the figures of a large firm are counts and sums of all rows, whose lists begin with a page", async () => {
  const { site, firm } = await openFirmHistories(
    { seed: 31, postings: 160, days: 120 },
    { seed: 7, postings: 20, days: 60 },
  );
  try {
    await makeLargeTeam(site, firm.firmId);
    const seen = await recountEveryone(site);
    const [largest] = seen.toSorted((one, other) => other.people.length - one.people.length);
    expect(largest?.totals.inFirm).toBeGreaterThan(teamRows.page);
    expect(largest?.timesheets.length).toBeGreaterThan(drawnAtFirst);
    expect(largest?.totals.due).toBeGreaterThan(teamRows.page);
    expect(largest?.due).toHaveLength(teamRows.page);
    expect(largest?.postings).toHaveLength(maxShownPostings);
  } finally {
    await site.close();
  }
});

const colleagues = 50;
/** Timesheets, and deliverables, that the screen draws before Show More. */
const drawnAtFirst = 20;

/** Colleagues, a supervisor, and deliverables around today for every contract, some approved. */
async function makeLargeTeam(site: Site, firmId: number): Promise<void> {
  const { db } = site;
  const { now } = historyClock;
  await makePerson(db, now, { primaryRole: "paralegal_supervisor", firmId });
  for (let count = 0; count < colleagues; count += 1)
    await makePerson(db, now, {
      primaryRole: "paralegal",
      firmId,
      ...(count % 10 === 0 && { deactivatedAt: now }),
    });
  for (let count = 0; count < 10; count += 1)
    await makePerson(db, now, { primaryRole: "senior_paralegal", firmId });
  const { contracts } = await loadTeamRows(site);
  const statuses = ["due", "submitted", "returned", "approved"] as const;
  await db.insert(deliverables).values(
    contracts.flatMap(({ id, attorneyId }) =>
      eachDay({ from: "2026-03-05", to: "2026-03-18" }).map((dueOn, at) => ({
        contractId: id,
        title: `Privilege log ${at}`,
        dueOn,
        status: statuses[(id + at) % statuses.length] ?? "due",
        authorId: attorneyId,
        authorSide: "attorney" as const,
        createdAt: now,
      })),
    ),
  );
}
