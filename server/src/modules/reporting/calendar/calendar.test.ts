import type { CalendarEntry } from "@caseload/contract/reporting/calendar";
import type { contracts } from "../../../platform/db/schema/contracts.ts";
import type { jobs } from "../../../platform/db/schema/jobs.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeApplication, makeContract } from "../../../demo/factories.ts";
import { createApplication, type Cast, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
const march = { from: "2026-03-01", to: "2026-03-31" };

const posted = (title: string, given: Partial<typeof jobs.$inferInsert>) =>
  createPosting(site, cast, { title, ...given });

async function agreed(title: string, given: Partial<typeof contracts.$inferInsert>) {
  const { id: jobId } = await posted(title, { status: "filled" });
  return makeContract(site.db, site.time.now, {
    applicationId: await createApplication(site, cast.daniel, jobId),
    jobId,
    firmId: cast.firmId,
    attorneyId: cast.partner.id,
    paralegalId: cast.daniel.id,
    ...given,
  });
}

async function dates(who: Caller, query: Record<string, string> = march): Promise<string[]> {
  const { entries } = await who.ask<{ entries: CalendarEntry[] }>("listCalendar", { query });
  return entries.map(({ day, kind, title }) => `${day} ${kind} ${title}`);
}

beforeAll(async () => {
  site = await openSite();
  site.time.now = new Date("2026-03-10T15:00Z");
  cast = await createHiringFirm(site);
  const open = await posted("Open", { deadline: "2026-03-20" });
  await makeApplication(site.db, site.time.now, { jobId: open.id, paralegalId: cast.daniel.id });
  const rejected = await posted("Rejected", { deadline: "2026-03-21" });
  await makeApplication(site.db, site.time.now, {
    jobId: rejected.id,
    paralegalId: cast.daniel.id,
    status: "rejected",
  });
  const closesAt = new Date("2026-03-06T04:59:59.999Z");
  const ran = { status: "closed" as const, deadline: "2026-03-05", closesAt };
  await posted("Ran out", { ...ran, closedAt: new Date("2026-03-06T05:00Z") });
  await posted("Closed early", { ...ran, closedAt: new Date("2026-03-02T05:00Z") });
  await posted("Draft", { status: "draft", deadline: "2026-03-25" });
  await posted("In April", { deadline: "2026-04-01" });
  await agreed("Agreed", { status: "terms_agreed", startsOn: "2026-03-16", projectDeadline: "2026-04-20" });
  await agreed("Under way", {
    status: "in_progress",
    // 11 PM on March 4 in New York.
    startedAt: new Date("2026-03-05T04:00Z"),
    startsOn: "2026-03-12",
    projectDeadline: "2026-03-18",
    completionRequestedAt: new Date("2026-03-10T14:00Z"),
  });
  await agreed("Done", {
    status: "completed",
    startedAt: new Date("2026-02-20T15:00Z"),
    projectDeadline: "2026-03-30",
    endedAt: new Date("2026-03-09T15:00Z"),
  });
  await agreed("Unsigned", {
    status: "pending_terms",
    startsOn: "2026-03-16",
    projectDeadline: "2026-03-29",
  });
  await agreed("Called off", { status: "cancelled", startsOn: "2026-03-16", projectDeadline: "2026-03-29" });
});
afterAll(() => site.close());

const ofContracts = [
  "2026-03-04 contract_start Under way",
  "2026-03-09 contract_completed Done",
  "2026-03-14 auto_completion Under way",
  "2026-03-16 contract_start Agreed",
  "2026-03-18 contract_deadline Under way",
];
const sorted = (rows: readonly string[]) => rows.toSorted((one, other) => one.localeCompare(other));

describe("one's calendar", () => {
  test("a paralegal's holds their contracts and the deadlines of undecided applications", async () => {
    expect(await dates(cast.daniel)).toEqual(sorted([...ofContracts, "2026-03-20 application_closes Open"]));
  });

  test("a firm's holds its contracts and the postings that one manages", async () => {
    const managed = [
      "2026-03-05 posting_closes Ran out",
      "2026-03-20 posting_closes Open",
      "2026-03-21 posting_closes Rejected",
    ];
    for (const who of [cast.partner, cast.managing])
      expect(await dates(who)).toEqual(sorted([...ofContracts, ...managed]));
    // Those who review applications may read the contracts.
    expect(await dates(cast.associate)).toEqual(sorted(ofContracts));
    expect(await dates(cast.junior)).toEqual([]);
  });

  test("no one else sees any of it", async () => {
    for (const who of [cast.priya, cast.rival, cast.junior]) expect(await dates(who)).toEqual([]);
  });

  test("a time of day is an instant on the reader's day", async () => {
    const { entries } = await cast.daniel.ask<{ entries: CalendarEntry[] }>("listCalendar", { query: march });
    expect(entries.find(({ kind }) => kind === "auto_completion")).toMatchObject({
      day: "2026-03-14",
      at: "2026-03-14T14:00:00.000Z",
      firmName: "Lindqvist Okafor LLP",
    });
    expect(entries.find(({ kind }) => kind === "application_closes")).toMatchObject({
      at: null,
      contractId: null,
    });
  });

  test("holds the days that were asked for, both included", async () => {
    expect(await dates(cast.daniel, { from: "2026-03-16", to: "2026-03-18" })).toEqual(ofContracts.slice(3));
    expect(await dates(cast.daniel, { from: "2026-04-20", to: "2026-04-20" })).toEqual([
      "2026-04-20 contract_deadline Agreed",
    ]);
  });

  test.each([
    [{}, /date/],
    [{ from: "2026-03-01" }, /\(to\)/],
    [{ from: "2026-03-31", to: "2026-03-01" }, /1 to 62 days \(to\)/],
    [{ from: "2026-01-01", to: "2026-03-04" }, /1 to 62 days \(to\)/],
    [{ from: "2026-02-30", to: "2026-03-04" }, /\(from\)/],
  ])("%j is refused with words", async (query, words) => {
    const answer = await cast.daniel.call("listCalendar", { query: { ...query } });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toMatch(words);
  });
});
