import { afterAll, beforeAll, expect, test } from "vitest";
import { runUntilCrash } from "../../../testkit/crash/crash-process.ts";
import { type Cast, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { noneHandled, timeTravelOf, applyNow } from "../../../testkit/unanswered-applications.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;

beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

const start = new Date("2026-06-01T15:00:00Z");
const runUntil = (step: number): Promise<boolean> =>
  runUntilCrash(step, new URL("reminder-worker.fixture.ts", import.meta.url), [
    site.connectionString,
    site.time.now.toISOString(),
  ]);

/** Two silent postings, whatever the minute does to them, and a process that dies in that minute. */
test.each([
  ["reminder", "2026-06-04T12:00:00Z", 2],
  ["warning", "2026-06-14T12:00:00Z", 4],
  ["pause", "2026-06-15T12:00:00Z", 6],
] as const)(
  "the firm is notified once, whichever step of the %s a process dies before",
  async (_what, instant, notices) => {
    const { reach, titlesSince } = timeTravelOf(site);
    site.time.now = start;
    if (notices === 2)
      for (const who of [cast.daniel, cast.priya])
        await applyNow(site, who, (await createPosting(site, cast, { title: `For ${who.name}` })).id);
    site.time.now = new Date(instant);
    let deaths = 0;
    for (let step = 1; !(await runUntil(step)); step += 1) {
      deaths += 1;
      if (deaths > 20) throw new Error("The process never reaches its end.");
    }
    expect(deaths).toBeGreaterThanOrEqual(2);
    for (const reviewer of [cast.partner, cast.managing, cast.associate])
      expect(await titlesSince(reviewer, start)).toHaveLength(notices);
    expect(await reach(instant)).toEqual(noneHandled);
  },
  120_000,
);
