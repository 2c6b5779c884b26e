import type { TimeEntry } from "@caseload/contract/engagements/time-entries";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { timeEntries, timers } from "../../../platform/db/schema/time.ts";
import { startEngagement } from "../../../testkit/engagement.ts";
import { type Cast, createHiringFirm } from "../../../testkit/hiring.ts";
import { hourlyAt } from "../../../testkit/negotiate.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { splitByDay } from "./timer.ts";

let site: Site;
let cast: Cast;
let id: number;
beforeAll(async () => {
  site = await openSite();
  site.time.now = new Date("2026-10-26T14:00:00Z");
  cast = await createHiringFirm(site);
  id = await startEngagement(site, cast, { ...hourlyAt(5_400), startsOn: "2026-10-26" });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.delete(timers);
  await site.db.delete(timeEntries);
});

const at = (instant: string) => (site.time.now = new Date(instant));
const start = () =>
  cast.daniel.call("startTimer", { body: { contractId: id, narrative: "Second-pass review" } });
const stop = (body?: unknown) => cast.daniel.call("stopTimer", body === undefined ? {} : { body });
type Stopped = TimeEntry & { further: TimeEntry[] };

describe("the timer", () => {
  test("records its time rounded up to tenths of an hour, on the server's clock", async () => {
    at("2026-11-19T21:04:00Z");
    expect((await start()).json()).toMatchObject({ contractId: id, narrative: "Second-pass review" });
    at("2026-11-19T21:42:12Z");
    expect(await cast.daniel.ask("getTimer")).toMatchObject({
      startedAt: "2026-11-19T21:04:00.000Z",
      now: "2026-11-19T21:42:12.000Z",
    });
    const answer = await stop();
    expect(answer.statusCode).toBe(201);
    expect(answer.json<Stopped>()).toMatchObject({
      day: "2026-11-19",
      minutes: 42,
      narrative: "Second-pass review",
      further: [],
    });
    expect(await cast.daniel.ask("getTimer")).toBeNull();
  });

  test("is one per person: a second start and a second stop are refused", async () => {
    at("2026-11-19T21:04:00Z");
    const started = await Promise.all([start(), start()]);
    expect(started.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    at("2026-11-19T21:10:00Z");
    const stopped = await Promise.all([stop({ narrative: "Review A" }), stop({ narrative: "Review B" })]);
    expect(stopped.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await cast.daniel.ask("listOwnTime")).toHaveLength(1);
  });

  test("over midnight it makes one entry a day", async () => {
    at("2026-11-20T04:40:00Z");
    await start();
    at("2026-11-20T05:31:00Z");
    const { further, ...first } = (await stop()).json<Stopped>();
    expect(first).toMatchObject({ day: "2026-11-19", minutes: 24 });
    expect(further).toMatchObject([{ day: "2026-11-20", minutes: 30 }]);
  });

  test("over the end of summer time it counts the repeated hour", async () => {
    at("2026-11-01T04:30:00Z");
    await start();
    at("2026-11-01T07:30:00Z");
    expect((await stop()).json<Stopped>()).toMatchObject({ day: "2026-11-01", minutes: 180, further: [] });
  });

  test("over the start of summer time it does not count the skipped hour", () => {
    const [from, to] = ["2026-03-08T06:30:00Z", "2026-03-08T08:30:00Z"].map((one) => new Date(one));
    // From 1:30 to 4:30 by the clocks of New York.
    expect(splitByDay(from ?? new Date(0), to ?? new Date(0), "America/New_York")).toEqual([
      { day: "2026-03-08", minutes: 120 },
    ]);
  });

  test("beyond 24 hours it is not recorded, and can be discarded", async () => {
    at("2026-11-18T21:00:00Z");
    await start();
    at("2026-11-19T21:07:00Z");
    expect((await stop()).statusCode).toBe(409);
    expect(await cast.daniel.ask("getTimer")).not.toBeNull();
    await cast.daniel.ask("discardTimer");
    expect((await cast.daniel.call("discardTimer")).statusCode).toBe(409);
    expect(await cast.daniel.ask("listOwnTime")).toEqual([]);
  });

  test("records up to the end of a contract that was completed while it ran", async () => {
    at("2026-11-17T15:00:00Z");
    const other = await startEngagement(site, cast, { ...hourlyAt(5_400), startsOn: "2026-11-17" });
    await cast.daniel.ask("startTimer", { body: { contractId: other, narrative: "Indexing" } });
    at("2026-11-17T16:00:00Z");
    await cast.partner.ask("completeContract", { params: { id: other } });
    at("2026-11-17T19:00:00Z");
    expect((await stop()).json<Stopped>()).toMatchObject({ minutes: 60, contractId: other });
  });

  test("starts for the contract's paralegal only", async () => {
    const answer = await cast.leila.call("startTimer", { body: { contractId: id, narrative: "x" } });
    expect(answer.statusCode).toBe(404);
    expect((await cast.partner.call("startTimer", { body: { contractId: id } })).statusCode).toBe(403);
  });
});

test("the parts of a stretch add up to its length in tenths, each on its day", () => {
  const zones = fc.constantFrom("America/New_York", "America/Phoenix", "Pacific/Honolulu", "Europe/London");
  const from = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(from, fc.integer({ min: 0, max: 24 * 3_600 }), zones, (start, seconds, zone) => {
      const parts = splitByDay(start, new Date(start.getTime() + seconds * 1_000), zone);
      const total = parts.reduce((sum, { minutes }) => sum + minutes, 0);
      expect(total).toBe(Math.max(6, Math.ceil(seconds / 360) * 6));
      expect(parts.every(({ minutes }) => minutes > 0 && minutes % 6 === 0)).toBe(true);
      expect(new Set(parts.map(({ day }) => day)).size).toBe(parts.length);
    }),
  );
});
