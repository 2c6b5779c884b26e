import type { Earnings } from "@caseload/contract/reporting/earnings";
import type { ParalegalFigures } from "@caseload/contract/reporting/dashboards";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { makeFirm, makePerson } from "../../../demo/factories.ts";
import { makeFirmHistory } from "../../../testkit/firm-history.ts";
import { eachDay, loadFirmRows, moneyOf } from "../../../testkit/recount-analytics.ts";
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
  const firmIds: number[] = [];
  beforeAll(async () => {
    for (const seed of [7, 11]) {
      const { id: firmId } = await makeFirm(site.db, site.time.now);
      firmIds.push(firmId);
      await makeFirmHistory(site, { firmId, seed, postings: 60, days: 500 });
    }
    people = await site.db.select().from(users).where(eq(users.primaryRole, "freelance_paralegal"));
  });

  test("applications and projects are those of one's own rows, and earnings are those of one's own contracts", async () => {
    const rows = {
      applications: await site.db.select().from(applications),
      contracts: await site.db.select().from(contracts),
    };
    const histories = await Promise.all(firmIds.map((firmId) => loadFirmRows(site, firmId)));
    const days = eachDay({ from: "2026-01-01", to: "2026-12-31" });
    expect(people.length).toBe(10);
    for (const { id } of people) {
      const figures = await figuresOf(await site.signInAs(id));
      const own = rows.applications.filter(({ paralegalId }) => paralegalId === id);
      for (const status of ["pending", "reviewing", "accepted", "rejected", "withdrawn"] as const)
        expect(figures.applications[status]).toBe(own.filter((one) => one.status === status).length);
      const ownContracts = rows.contracts.filter(({ paralegalId }) => paralegalId === id);
      const isOver = (status: string) => status === "completed" || status === "cancelled";
      expect(figures.activeProjects).toBe(ownContracts.filter(({ status }) => !isOver(status)).length);

      const money = histories.flatMap((history) =>
        history.contracts
          .filter(({ paralegalId }) => paralegalId === id)
          .map((contract) => moneyOf(history, contract, days)),
      );
      const sum = (name: keyof (typeof money)[number]) => money.reduce((total, one) => total + one[name], 0);
      expect(figures.earnings).toEqual({
        year: 2026,
        earnedCents: sum("earnedCents"),
        invoicedCents: sum("invoicedCents"),
        paidCents: sum("paidCents"),
        outstandingCents: sum("outstandingCents"),
      });
    }
  });

  test("the earnings screen, to which the sum leads, comes to the same", async () => {
    let earned = 0;
    for (const { id } of people) {
      const who = await site.signInAs(id);
      const [{ earnings: shown }, earnings] = [await figuresOf(who), await who.ask<Earnings>("getEarnings")];
      expect(shown).toEqual({ year: earnings.year, ...earnings.totals });
      earned += shown.earnedCents;
    }
    expect(earned).toBeGreaterThan(0);
  });
});

test("new members have nothing, and no invented interviews", async () => {
  const { id } = await makePerson(site.db, site.time.now, { primaryRole: "paralegal_assistant" });
  expect(await figuresOf(await site.signInAs(id))).toEqual({
    applications: { pending: 0, reviewing: 0, accepted: 0, rejected: 0, withdrawn: 0 },
    interviews: 0,
    activeProjects: 0,
    contractsAwaitingSignature: 0,
    earnings: { year: 2026, earnedCents: 0, invoicedCents: 0, paidCents: 0, outstandingCents: 0 },
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
