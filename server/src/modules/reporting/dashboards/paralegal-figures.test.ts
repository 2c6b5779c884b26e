import { type Earnings, earningStatuses } from "@caseload/contract/reporting/earnings";
import type { ParalegalFigures } from "@caseload/contract/reporting/dashboards";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { makeFirm, makePerson } from "../../../demo/factories.ts";
import { makeFirmHistory, weeklyHours } from "../../../testkit/firm-history.ts";
import { dayIn, eachDay } from "../../../testkit/recount-analytics.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { createContract, createHiringFirm } from "../../../testkit/hiring.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
  site.time.now = new Date("2026-03-10T15:00:00.000Z");
});
afterAll(() => site.close());

const figuresOf = (who: Caller) => who.ask<ParalegalFigures>("getParalegalFigures");

describe("over generated histories", () => {
  let people: (typeof users.$inferSelect)[];
  beforeAll(async () => {
    for (const seed of [7, 11]) {
      const { id: firmId } = await makeFirm(site.db, site.time.now);
      await makeFirmHistory(site, { firmId, seed, postings: 60, days: 500 });
    }
    people = await site.db.select().from(users).where(eq(users.primaryRole, "freelance_paralegal"));
  });

  test("applications and projects are those of one's own rows, and agreed pay is its days' hours at their rates", async () => {
    const rows = {
      applications: await site.db.select().from(applications),
      contracts: await site.db.select().from(contracts),
      jobs: await site.db.select().from(jobs),
    };
    expect(people.length).toBe(10);
    for (const { id, timeZone } of people) {
      const figures = await figuresOf(await site.signInAs(id));
      const own = rows.applications.filter(({ paralegalId }) => paralegalId === id);
      for (const status of ["pending", "reviewing", "accepted", "rejected", "withdrawn"] as const)
        expect(figures.applications[status]).toBe(own.filter((one) => one.status === status).length);
      const ownContracts = rows.contracts.filter(({ paralegalId }) => paralegalId === id);
      const isOver = (status: string) => status === "completed" || status === "cancelled";
      expect(figures.activeProjects).toBe(ownContracts.filter(({ status }) => !isOver(status)).length);

      let pay = 0;
      let slack = 0;
      for (const contract of ownContracts) {
        const weekly =
          weeklyHours[rows.jobs.find((job) => job.id === contract.jobId)?.hoursPerWeek ?? ""] ?? null;
        const { startedAt, endedAt, projectDeadline, agreedRate } = contract;
        if (!earningStatuses.some((status) => status === contract.status)) continue;
        if (weekly === null || agreedRate === null || startedAt === null) continue;
        const ends = [endedAt && dayIn(endedAt, timeZone), projectDeadline].filter((day) => day !== null);
        const last = ends.toSorted()[0] ?? dayIn(site.time.now, timeZone);
        const days = eachDay({ from: dayIn(startedAt, timeZone), to: last });
        pay += (days.filter((day) => day.startsWith("2026")).length * weekly * agreedRate) / 7;
        // Hours are rounded to tenths at both ends of a year.
        slack += 0.1 * agreedRate + 0.12;
      }
      expect(Math.abs(figures.agreed.pay - pay)).toBeLessThanOrEqual(slack);
      expect(figures.agreed.year).toBe(2026);
    }
  });

  test("the earnings screen, to which the sum leads, comes to the same", async () => {
    let earned = 0;
    for (const { id } of people) {
      const who = await site.signInAs(id);
      const [{ agreed }, earnings] = [await figuresOf(who), await who.ask<Earnings>("getEarnings")];
      const pay = Object.values(earnings.totals).reduce((sum, total) => sum + total.pay, 0);
      expect(agreed.pay).toBeCloseTo(pay, 2);
      expect(agreed.contracts).toBe(earnings.contracts.length);
      expect(agreed.withoutPay).toBe(earnings.contracts.filter(({ missing }) => missing !== null).length);
      earned += agreed.pay;
    }
    expect(earned).toBeGreaterThan(0);
  });
});

test("new members have nothing, and no invented interviews", async () => {
  const { id } = await makePerson(site.db, site.time.now, { primaryRole: "paralegal_assistant" });
  expect(await figuresOf(await site.signInAs(id))).toEqual({
    applications: { pending: 0, reviewing: 0, accepted: 0, rejected: 0, withdrawn: 0 },
    interviews: null,
    activeProjects: 0,
    contractsAwaitingSignature: 0,
    agreed: { year: 2026, contracts: 0, pay: 0, withoutPay: 0 },
    unreadMessages: 0,
    latestMessageFrom: null,
  });
});

test("an acceptance and a message change one's own figures and no one else's", async () => {
  const cast = await createHiringFirm(site);
  const before = await figuresOf(cast.leila);
  await createContract(site, cast, cast.daniel);
  await cast.partner.ask("sendMessage", { body: { receiverId: cast.daniel.id, content: "Welcome" } });
  expect(await figuresOf(cast.daniel)).toMatchObject({
    applications: { accepted: 1, pending: 0 },
    activeProjects: 1,
    contractsAwaitingSignature: 1,
    unreadMessages: 1,
    latestMessageFrom: "Margaret Okafor",
  });
  expect(await figuresOf(cast.leila)).toEqual(before);
});
