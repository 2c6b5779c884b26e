/** Saving and hiding jobs: what each does to every list, who sees it, and how it ends. */
import { errorMessages } from "@caseload/contract/error-messages";
import type { JobDetail, ListedJob } from "@caseload/contract/jobs/jobs";
import type { OwnJobList } from "@caseload/contract/jobs/job-mark-options";
import type { FilterCounts, FoundJob, SearchReading } from "@caseload/contract/search/job-search";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { makeSavedSearch } from "../../../demo/factories.ts";
import { jobMarks } from "../../../platform/db/schema/job-marks.ts";
import { type Announcements, recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import { type Cast, createApplication, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

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
afterEach(async () => void (await site.db.delete(jobMarks)));

type MarkCall = "saveJob" | "unsaveJob" | "hideJob" | "unhideJob";
const mark = (who: Caller, name: MarkCall, id: number) => who.call(name, { params: { id } });
const ids = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);
const own = (who: Caller, list: OwnJobList) => who.ask<ListedJob[]>("listJobs", { query: { own: list } });

describe("a saved job", () => {
  test("says so in every list and on its page, to its saver only, and is listed whatever its status", async () => {
    const { id } = await createPosting(site, cast, { title: "Quokka privilege log" });
    expect((await mark(cast.leila, "saveJob", id)).json()).toEqual({ mark: "saved" });
    expect((await mark(cast.leila, "saveJob", id)).statusCode).toBe(200);
    const marksFor = async (who: Caller) => {
      const lists = await Promise.all([
        who.ask<ListedJob[]>("listJobs", { query: { q: "quokka" } }),
        who.ask<FoundJob[]>("searchJobs", { query: { keyword: "quokka" } }),
        who.ask<ListedJob[]>("listFirmJobs", { params: { id: cast.firmId } }),
      ]);
      const { viewer } = await who.ask<JobDetail>("getJob", { params: { id } });
      return [...lists.map((rows) => rows.find((row) => row.id === id)?.mark), viewer.mark];
    };
    expect(await marksFor(cast.leila)).toEqual(Array(4).fill("saved"));
    for (const other of [cast.daniel, cast.partner, site.anonymous])
      expect(await marksFor(other)).toEqual(Array(4).fill(null));
    await cast.partner.ask("changeJobStatus", { params: { id }, body: { status: "closed" } });
    expect(ids(await own(cast.leila, "saved"))).toEqual([id]);
    expect(ids(await cast.leila.ask<FoundJob[]>("searchJobs", { query: { own: "saved" } }))).toEqual([id]);
    expect(await own(cast.daniel, "saved")).toEqual([]);
    await mark(cast.leila, "unsaveJob", id);
    expect(await own(cast.leila, "saved")).toEqual([]);
  });

  test("is announced to its saver's screens alone", async () => {
    const { id } = await createPosting(site, cast);
    await heard.take();
    await mark(cast.leila, "saveJob", id);
    const said = await heard.take();
    expect(topicsFor(said, cast.leila.id)).toEqual(["jobMarks"]);
    for (const other of [cast.daniel, cast.partner]) expect(topicsFor(said, other.id)).toEqual([]);
  });
});

describe("a hidden job", () => {
  test("leaves every list, count and match of the one who hid it, until it is shown again", async () => {
    const { id } = await createPosting(site, cast, { title: "Wombat privilege log" });
    const { leila } = cast;
    const saved = await makeSavedSearch(site.db, site.time.now, { userId: leila.id, name: "All" });
    const found = async () => ({
      list: ids(await leila.ask("listJobs")).includes(id),
      count: (await leila.ask<{ count: number }>("countJobs", { query: { q: "wombat" } })).count,
      search: ids(await leila.ask("searchJobs", { query: { keyword: "wombat" } })).includes(id),
      reading: (await leila.ask<SearchReading>("readJobSearch", { query: { keyword: "wombat" } })).count,
      filters: (
        await leila.ask<FilterCounts>("countJobFilters", { query: { keyword: "wombat", list: "jobs" } })
      ).status?.open?.count,
      matches: ids(
        (await leila.ask<{ job: { id: number } }[]>("listIntelligentMatches", { query: { limit: 50 } })).map(
          ({ job }) => job,
        ),
      ).includes(id),
      savedSearch: ids(await leila.ask("listSavedSearchJobs", { params: { id: saved.id } })).includes(id),
    });
    const shown = {
      list: true,
      count: 1,
      search: true,
      reading: 1,
      filters: 1,
      matches: true,
      savedSearch: true,
    };
    const gone = {
      list: false,
      count: 0,
      search: false,
      reading: 0,
      filters: 0,
      matches: false,
      savedSearch: false,
    };
    expect(await found()).toEqual(shown);
    await mark(leila, "hideJob", id);
    expect(await found()).toEqual(gone);
    expect(ids(await own(leila, "hidden"))).toEqual([id]);
    expect((await leila.ask<JobDetail>("getJob", { params: { id } })).viewer.mark).toBe("hidden");
    expect(ids(await cast.daniel.ask("listJobs"))).toContain(id);
    await mark(leila, "unhideJob", id);
    expect(await found()).toEqual(shown);
  });

  test("is no longer saved, and ending the one mark leaves the other", async () => {
    const { id } = await createPosting(site, cast);
    await mark(cast.leila, "saveJob", id);
    await mark(cast.leila, "hideJob", id);
    expect(await own(cast.leila, "saved")).toEqual([]);
    expect((await mark(cast.leila, "unsaveJob", id)).json()).toEqual({ mark: "hidden" });
    expect((await mark(cast.leila, "unhideJob", id)).json()).toEqual({ mark: null });
  });
});

test("one's applications are listed, without those that were withdrawn", async () => {
  const { id: jobId } = await createPosting(site, cast);
  const applicationId = await createApplication(site, cast.daniel, jobId);
  expect(ids(await own(cast.daniel, "applied"))).toContain(jobId);
  expect(ids(await own(cast.leila, "applied"))).not.toContain(jobId);
  await cast.daniel.ask("withdrawApplication", { params: { id: applicationId } });
  expect(ids(await own(cast.daniel, "applied"))).not.toContain(jobId);
});

test("a job that one cannot see is neither saved nor hidden, and visitors have no jobs of their own", async () => {
  const { id } = await createPosting(site, cast, { status: "draft" });
  for (const [name, jobId] of [
    ["saveJob", id],
    ["hideJob", id],
    ["saveJob", 999_999],
  ] as const) {
    const refused = await mark(cast.leila, name, jobId);
    expect([refused.statusCode, refused.body]).toEqual([404, errorMessages.jobNotFound]);
  }
  for (const who of [site.anonymous, cast.partner])
    for (const list of ["saved", "hidden", "applied"] as const) expect(await own(who, list)).toEqual([]);
  expect((await site.anonymous.call("listJobs", { query: { own: "stars" } })).body).toContain(
    "Please choose saved, applied or hidden",
  );
});
