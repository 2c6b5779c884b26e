/** Prints how far the answer times with and without a match are apart. Times are printed and not judged. */
import type { OwnApplication } from "@caseload/contract/hiring/applications";
import { conflictLimits } from "@caseload/contract/hiring/conflict-statuses";
import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { expect, test } from "vitest";
import { makePerson } from "../../../demo/factories.ts";
import { createHiringFirm } from "../../../testkit/hiring.ts";
import { compareSamples } from "../../../testkit/kolmogorov-smirnov.ts";
import { openSite } from "../../../testkit/site.ts";

const callsEach = 200;
const perPerson = conflictLimits.checkedApplicationsADay;

test("the distance of two samples", () => {
  const numbers = Array.from({ length: 100 }, (_, at) => at);
  expect(compareSamples(numbers, numbers)).toEqual({ distance: 0, probability: 1 });
  const apart = compareSamples(
    numbers,
    numbers.map((value) => value + 50),
  );
  expect(apart.distance).toBeCloseTo(0.5);
  expect(apart.probability).toBeLessThan(1e-9);
});

test("answers to 200 applications with a match and to 200 without", async () => {
  const site = await openSite();
  try {
    const cast = await createHiringFirm(site);
    const jobs: number[] = [];
    for (let at = 0; at < perPerson; at++) {
      const name = at % 2 === 0 ? "Quillfeather Shipping GmbH" : "Vantage Komponenten GmbH";
      const body = {
        title: `Claim files ${at}`,
        location: "Philadelphia, PA",
        workArrangement: "Remote",
        hoursPerWeek: "25",
        duration: "8 weeks",
        specialties: ["litigation"],
        description: `Index volume ${at} of the claim files.`,
        parties: [{ name, role: "adverse" }],
      };
      jobs.push((await cast.partner.ask<JobDetail>("postJob", { body })).id);
    }
    const times: Record<string, number[]> = { possible: [], none: [] };
    for (let person = 0; person < (2 * callsEach) / perPerson; person++) {
      const { id } = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
      const who = await site.signInAs(id);
      for (const name of ["Quillfeather Shipping, Inc.", "Corinth Tannery", "Wrenfield Mills"])
        await who.ask("addLedgerEntry", { body: { name, role: "client" } });
      for (const jobId of jobs) {
        const coverLetter = `I am paralegal ${person} and have indexed claim files for years.`;
        const started = performance.now();
        const answer = await who.call("apply", { body: { jobId, coverLetter } });
        const ms = performance.now() - started;
        times[answer.json<OwnApplication>().conflict.status]?.push(ms);
      }
    }
    const { possible = [], none = [] } = times;
    expect([possible.length, none.length]).toEqual([callsEach, callsEach]);
    const { distance, probability } = compareSamples(possible, none);
    const median = (sample: number[]) => sample.toSorted((one, other) => one - other)[callsEach / 2] ?? 0;
    process.stdout.write(
      `Kolmogorov-Smirnov over ${callsEach} applications each: D = ${distance.toFixed(3)}, p = ${probability.toFixed(3)}; medians ${median(possible).toFixed(2)} ms with a match, ${median(none).toFixed(2)} ms without\n`,
    );
  } finally {
    await site.close();
  }
}, 240_000);
