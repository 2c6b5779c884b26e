import type { TimeEntry } from "@caseload/contract/engagements/time-entries";
import { afterAll, beforeAll, expect, test } from "vitest";
import { record, startEngagement } from "../../../testkit/engagement.ts";
import { type Cast, createHiringFirm } from "../../../testkit/hiring.ts";
import { hourlyAt } from "../../../testkit/negotiate.ts";
import { readCsv } from "../../../testkit/read-csv.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
let id: number;
beforeAll(async () => {
  site = await openSite();
  site.time.now = new Date("2026-11-16T14:00:00Z");
  cast = await createHiringFirm(site);
  id = await startEngagement(site, cast, { ...hourlyAt(5_400), startsOn: "2026-11-16" });
  site.time.now = new Date("2026-11-19T21:00:00Z");
});
afterAll(() => site.close());

test("time comes by weeks and pages, and as CSV with harmless cells", async () => {
  await record(cast.daniel, id, { day: "2026-11-16" });
  await record(cast.daniel, id, { day: "2026-11-19", narrative: '=HYPERLINK("https://example.com")' });
  const pages = [
    await cast.daniel.call("listOwnTime", { query: { limit: 1 } }),
    await cast.daniel.call("listOwnTime", { query: { week: "2026-11-09" } }),
  ];
  expect(pages[0]?.json<TimeEntry[]>().map(({ day }) => day)).toEqual(["2026-11-19"]);
  expect(pages[0]?.headers.link).toContain('rel="next"');
  expect(pages[1]?.json()).toEqual([]);
  const rows = readCsv((await cast.daniel.call("downloadContractTime", { params: { id } })).body);
  expect(rows.map((row) => row[3])).toEqual(["Day", "2026-11-19", "2026-11-16"]);
  expect(rows[1]?.[5]).toBe('\'=HYPERLINK("https://example.com")');
  expect((await cast.leila.call("downloadContractTime", { params: { id } })).statusCode).toBe(404);
});

test("hints answer a narrative while it is written", async () => {
  const ask = (narrative: string, minutes = 120) =>
    cast.daniel.ask<string[]>("hintAtNarrative", { body: { contractId: id, narrative, minutes } });
  expect(await ask("Drafted 118 privilege log entries for Ames batches 31 and 32.")).toEqual([]);
  expect(
    await ask("Reviewed Ames batch 33; drafted log entries; call with S. Voss about the email string."),
  ).toEqual(["Several tasks in one entry (block billing). Consider one entry for each."]);
  expect(await ask("Reviewed documents.")).toEqual([
    "This narrative is vague. Say what you worked on, and why.",
  ]);
  expect(await ask("Renamed and sorted production folders, volume 4.")).toEqual([
    "This reads as clerical work, which courts may not allow at a paralegal rate (Missouri v. Jenkins).",
  ]);
  expect(
    (await cast.leila.call("hintAtNarrative", { body: { contractId: id, narrative: "x", minutes: 6 } }))
      .statusCode,
  ).toBe(404);
});
