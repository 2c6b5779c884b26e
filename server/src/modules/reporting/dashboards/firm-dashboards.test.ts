import {
  type Activity,
  type ExecutiveDashboard,
  shownActivity,
  type DashboardStats,
} from "@caseload/contract/reporting/dashboards";
import { errorMessages } from "@caseload/contract/error-messages";
import { permissionsByRole } from "@caseload/contract/role-permissions";
import { primaryRoles, type UserType } from "@caseload/contract/roles";
import { userTypeOfRole } from "@caseload/contract/firms/firm-roles";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applicationConflicts } from "../../../platform/db/schema/conflicts.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { reviews } from "../../../platform/db/schema/reviews.ts";
import { makeDepartment, makeJob, makePerson } from "../../../demo/factories.ts";
import { makeReview } from "../../../demo/reviews.ts";
import { bringIntoThePast, historyClock, openFirmHistories } from "../../../testkit/firm-histories.ts";
import { type Colleague, type TestFirm, createFirm } from "../../../testkit/firm.ts";
import {
  dayIn,
  eachDay,
  loadFirmRows,
  type FirmRows,
  departmentOf,
  noMoney,
  workOf,
} from "../../../testkit/recount-analytics.ts";
import type { Site } from "../../../testkit/site.ts";

const { now, timeZone, today } = historyClock;
const period = { from: "2026-02-08", to: today };
const before = { from: "2026-01-09", to: "2026-02-07" };
const within = (at: Date | null): boolean =>
  at !== null && dayIn(at, timeZone) >= period.from && dayIn(at, timeZone) <= today;

let site: Site;
let firm: TestFirm;
let rival: TestFirm;
let rows: FirmRows;
beforeAll(async () => {
  ({ site, firm, rival, rows } = await openFirmHistories(
    { seed: 21, postings: 60, days: 120 },
    { seed: 5, postings: 9, days: 40 },
    bringIntoThePast,
  ));
});
afterAll(() => site.close());

type Review = typeof reviews.$inferSelect;
const completedNow = () =>
  rows.contracts.filter(({ status, endedAt }) => status === "completed" && within(endedAt));
const dashboard = (who: Colleague) => who.ask<ExecutiveDashboard>("executiveDashboard");
const activityOf = (who: Colleague) => who.ask<Activity[]>("listFirmActivity");
const hasTimeOn = (id: number, days: readonly string[]): boolean =>
  rows.timeEntries.some(
    ({ contractId, day, timesheetId }) =>
      contractId === id &&
      days.includes(day) &&
      rows.timesheets.some((sheet) => sheet.id === timesheetId && sheet.status === "approved"),
  );

describe("the executive dashboard's figures equal a recount of the rows", () => {
  test("spend, hours and projects", async () => {
    const received = await dashboard(firm.admin);
    expect([received.period, received.before]).toEqual([period, before]);
    const current = workOf(rows, { days: eachDay(period), today, timeZone });
    const previous = workOf(rows, { days: eachDay(before), today, timeZone });
    const having = (status: string): number => rows.contracts.filter((one) => one.status === status).length;
    for (const name of ["earnedCents", "invoicedCents", "paidCents"] as const)
      expect(current[name] + previous[name], `the history has ${name}`).toBeGreaterThan(0);
    expect(current).toMatchObject(received.spend.current);
    expect(previous).toMatchObject(received.spend.previous);
    const running = rows.contracts.filter(({ status }) => status === "in_progress");
    const withTime = running.filter((contract) => hasTimeOn(contract.id, eachDay(period)));
    expect(withTime.length).toBeGreaterThan(0);
    expect(received.utilization).toEqual({
      approvedMinutes: current.approvedMinutes,
      inProgress: running.length,
      withTime: withTime.length,
    });
    expect(received.projects).toEqual({
      inProgress: having("in_progress"),
      termsAgreed: having("terms_agreed"),
      awaitingTerms: having("pending_terms"),
    });
    expect(Math.min(...Object.values(received.projects)), "each has something to count").toBeGreaterThan(0);
  });

  test("satisfaction is unknown without reviews; completed projects are counted", async () => {
    const completed = completedNow().length;
    expect(completed).toBeGreaterThan(0);
    expect((await dashboard(firm.admin)).satisfaction).toEqual({ mean: null, reviews: 0, completed });
  });

  test("satisfaction is the mean of both sides' published ratings of projects completed in the period", async () => {
    const day = 86_400_000;
    const completed = (await site.db.select().from(contracts)).filter(({ status }) => status === "completed");
    const inPeriod = new Set(completedNow().map(({ id }) => id));
    const ordered = completed.toSorted(
      (one, other) => Number(inPeriod.has(other.id)) - Number(inPeriod.has(one.id)),
    );
    for (const [at, contract] of ordered.entries()) {
      const review = (side: UserType, given: Partial<typeof reviews.$inferInsert>) =>
        makeReview(site.db, now, contract, { side, rating: 1 + ((at + side.length) % 5), ...given });
      // Some are not published yet, and staff took some down.
      await review("attorney", at % 3 === 1 ? { publishedAt: null } : {});
      await review("paralegal", at % 4 === 0 ? { removedAt: new Date(now.getTime() - day) } : {});
    }
    const all = await site.db.select().from(reviews);
    const ratings = all
      .filter(
        ({ contractId, publishedAt, removedAt }) => inPeriod.has(contractId) && publishedAt && !removedAt,
      )
      .map(({ rating }) => rating);
    const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
    expect((await dashboard(firm.admin)).satisfaction).toEqual({
      mean: Math.round(mean * 10) / 10,
      reviews: ratings.length,
      completed: inPeriod.size,
    });
    expect(new Set(ratings).size, "ratings differ").toBeGreaterThan(1);
    const ofPeriod = all.filter(({ contractId }) => inPeriod.has(contractId));
    for (const isLeftOut of [
      ({ publishedAt }: Review) => publishedAt === null,
      ({ removedAt }: Review) => removedAt !== null,
    ])
      expect(ofPeriod.some(isLeftOut), "some are hidden, and some removed").toBe(true);
    expect(all.length, "other periods and the other firm have some").toBeGreaterThan(ofPeriod.length);
    await site.db.delete(reviews);
  });

  test("each department's, which add up to the firm's", async () => {
    const received = await dashboard(firm.admin);
    expect(received.departments.map(({ name }) => name)).toEqual(["Litigation", "real estate", null]);
    for (const department of received.departments) {
      const own = rows.contracts.filter(({ attorneyId }) => departmentOf(rows, attorneyId) === department.id);
      const { projects: _, ...sums } = workOf(rows, { days: eachDay(period), today, timeZone }, own);
      const decided = rows.jobs.filter(
        (job) =>
          ["closed", "filled"].includes(job.status) &&
          within(job.postedAt) &&
          departmentOf(rows, job.postedById) === department.id,
      );
      expect(department, `${department.name}`).toEqual({
        id: department.id,
        name: department.name,
        inProgress: rows.contracts.filter(
          (one) => one.status === "in_progress" && departmentOf(rows, one.attorneyId) === department.id,
        ).length,
        ...sums,
        decided: decided.length,
        filled: decided.filter(({ status }) => status === "filled").length,
      });
    }
    const sum = received.departments.reduce((total, { inProgress }) => total + inProgress, 0);
    expect(sum).toBe(received.projects.inProgress);
  });

  test("conflict checks of the period's postings, which are the sums of the conflicts report", async () => {
    const statuses = ["none", "possible", "cleared", "overridden", "not_checked"] as const;
    await site.db
      .insert(applicationConflicts)
      .values(
        rows.applications.map(({ id }, at) => ({ applicationId: id, status: statuses[at % 5] ?? "none" })),
      );
    const checks = await site.db.select().from(applicationConflicts);
    const recent = new Set(
      rows.jobs
        .filter(({ status, postedAt }) => ["open", "closed", "filled"].includes(status) && within(postedAt))
        .map(({ id }) => id),
    );
    const counted = rows.applications
      .filter(({ jobId }) => recent.has(jobId))
      .flatMap(({ id, status }) =>
        checks
          .filter(({ applicationId }) => applicationId === id)
          .map((check) => ({
            conflict: check.status,
            isUndecided: ["pending", "reviewing"].includes(status),
          })),
      );
    const having = (wanted: readonly string[]) => counted.filter(({ conflict }) => wanted.includes(conflict));
    const expected = {
      checked: having(["none", "possible", "cleared", "overridden"]).length,
      possible: having(["possible", "cleared", "overridden"]).length,
      undecided: having(["possible"]).filter(({ isUndecided }) => isUndecided).length,
    };
    expect(Math.min(...Object.values(expected)), "each has something to count").toBeGreaterThan(0);
    expect((await dashboard(firm.admin)).conflicts).toEqual(expected);
    const { sums } = await firm.admin.ask<{ sums: object }>("sumReport", { query: { table: "conflicts" } });
    expect(sums).toMatchObject({
      checked: expected.checked,
      possibleConflicts: expected.possible,
      undecidedConflicts: expected.undecided,
    });
    await site.db.delete(applicationConflicts);
  });

  test("an archived department is listed only while something belongs to it", async () => {
    const idle = await makeDepartment(site.db, { firmId: firm.firmId, name: "Admiralty" });
    expect((await dashboard(firm.admin)).departments[0]).toMatchObject({ id: idle.id, inProgress: 0 });
    await firm.admin.ask("archiveDepartment", { params: { id: idle.id }, body: { moveTo: null } });
    expect((await dashboard(firm.admin)).departments.map(({ id }) => id)).not.toContain(idle.id);
  });

  test("one's own figures, the firm's and one's own postings', are the rows' too", async () => {
    const count = (status: string): number => rows.jobs.filter((job) => job.status === status).length;
    const received = (status: string): number =>
      rows.applications.filter((one) => one.status === status).length;
    expect(await firm.admin.ask<DashboardStats>("dashboardStats")).toMatchObject({
      totalJobs: rows.jobs.length,
      activeJobs: count("open"),
      closedJobs: count("closed"),
      filledJobs: count("filled"),
      totalApplications: rows.applications.length,
      pendingApplications: received("pending"),
      reviewingApplications: received("reviewing"),
      acceptedApplications: received("accepted"),
    });
  });
});

/** The rows that the screen's links ask for, under the same choices. */
test.each([
  [
    "active projects",
    { table: "hours", only: "in_progress" },
    ({ projects }: ExecutiveDashboard) => projects.inProgress,
  ],
  [
    "completed projects",
    { table: "hours", only: "completed" },
    ({ satisfaction }: ExecutiveDashboard) => satisfaction.completed,
  ],
] as const)("the report behind %s has as many rows", async (_what, query, figure) => {
  const { rows: found } = await firm.admin.ask<{ rows: number }>("sumReport", {
    query: { ...query, period: "30-days" },
  });
  expect(found).toBe(figure(await dashboard(firm.admin)));
});

test("the report behind spend comes to the same", async () => {
  const { sums } = await firm.admin.ask<{ sums: Record<string, number> }>("sumReport", {
    query: { table: "spend", period: "30-days" },
  });
  const { current } = (await dashboard(firm.admin)).spend;
  expect([sums["earned"], sums["invoiced"], sums["paid"], sums["outstanding"]]).toEqual(
    [current.earnedCents, current.invoicedCents, current.paidCents, current.outstandingCents].map(
      (cents) => cents / 100,
    ),
  );
});

/** All events, computed from the raw rows, newest first. */
function happened(): { kind: string; at: number; jobId: number }[] {
  const steps = rows.contracts.flatMap(({ jobId, status, createdAt, termsAgreedAt, startedAt, endedAt }) => [
    { kind: "accepted", at: createdAt, jobId },
    { kind: "terms_agreed", at: termsAgreedAt, jobId },
    { kind: "started", at: startedAt, jobId },
    { kind: status, at: endedAt, jobId },
  ]);
  const all = [
    ...rows.jobs
      .filter(({ status }) => ["open", "closed", "filled"].includes(status))
      .map((job) => ({ kind: "posted", at: job.postedAt, jobId: job.id })),
    ...rows.applications.map(({ createdAt, jobId }) => ({ kind: "applied", at: createdAt, jobId })),
    ...steps,
  ];
  return all
    .flatMap(({ at, ...rest }) => (at === null ? [] : [{ ...rest, at: at.getTime() }]))
    .toSorted((one, other) => other.at - one.at);
}

describe("recent activity", () => {
  const shortened = (list: readonly Activity[]) =>
    list.map(({ kind, at, jobId }) => ({ kind, at: Date.parse(at), jobId }));

  test("is what happened last in the firm, newest first", async () => {
    const received = await activityOf(firm.admin);
    expect(shortened(received)).toEqual(happened().slice(0, shownActivity));
    for (const { jobId, jobTitle, person } of received) {
      expect(jobTitle).toBe(rows.jobs.find(({ id }) => id === jobId)?.title);
      expect(rows.people.map(({ name }) => name)).toContain(person);
    }
  });

  test("is one's own postings' for those who do not review applications", async () => {
    const junior = await firm.hire({ primaryRole: "junior_associate" });
    expect(await activityOf(junior)).toEqual([]);
    const job = await makeJob(site.db, new Date(now.getTime() - 60_000), {
      firmId: firm.firmId,
      postedById: junior.id,
      status: "open",
    });
    expect(await activityOf(junior)).toEqual([
      {
        kind: "posted",
        at: job.postedAt.toISOString(),
        jobId: job.id,
        jobTitle: job.title,
        person: junior.name,
        emailConfirmed: true,
        applicationId: null,
        contractId: null,
      },
    ]);
    expect((await activityOf(firm.admin))[0]).toMatchObject({ kind: "posted", jobId: job.id });
  });

  test("leaves contracts to those who see them, and names them to those who may open them", async () => {
    const isStep = ({ kind }: Activity): boolean => !["posted", "applied"].includes(kind);
    const junior = await firm.hire({ primaryRole: "junior_associate" });
    expect((await activityOf(junior)).filter(isStep)).toEqual([]);
    const associate = await firm.hire({ primaryRole: "associate" });
    const admin = await firm.hire({ primaryRole: "firm_admin" });
    for (const who of [associate, admin, firm.admin]) {
      const steps = (await activityOf(who)).filter(isStep);
      expect(steps.length).toBeGreaterThan(0);
      for (const { contractId } of steps)
        expect((await who.call("getContract", { params: { id: contractId ?? 0 } })).statusCode).toBe(200);
    }
  });
});

describe("figures are per firm", () => {
  test("another firm's figures come from its own rows", async () => {
    const own = await loadFirmRows(site, rival.firmId);
    const inProgress = own.contracts.filter(({ status }) => status === "in_progress").length;
    expect((await dashboard(rival.admin)).projects.inProgress).toBe(inProgress);
    const jobIds = new Set(own.jobs.map(({ id }) => id));
    for (const { jobId } of await activityOf(rival.admin)) expect(jobIds).toContain(jobId);
  });

  test("a new firm has nothing, and says what is unknown", async () => {
    const empty = await createFirm(site);
    const { approvedMinutes: _, ...nothing } = noMoney;
    const { spendByMonth, ...figures } = await dashboard(empty.admin);
    expect(spendByMonth.every(({ earnedCents, beforeCents }) => earnedCents + beforeCents === 0)).toBe(true);
    expect(figures).toEqual({
      period,
      before,
      spend: { current: nothing, previous: nothing },
      projects: { inProgress: 0, termsAgreed: 0, awaitingTerms: 0 },
      utilization: { approvedMinutes: 0, inProgress: 0, withTime: 0 },
      pipeline: {
        posted: 0,
        open: 0,
        applied: 0,
        pending: 0,
        shortlisted: 0,
        hired: 0,
        awaitingTerms: 0,
        inProgress: 0,
      },
      conflicts: { checked: 0, possible: 0, undecided: 0 },
      satisfaction: { mean: null, reviews: 0, completed: 0 },
      departments: [
        {
          id: null,
          name: null,
          inProgress: 0,
          ...noMoney,
          filled: 0,
          decided: 0,
        },
      ],
    });
    expect(await activityOf(empty.admin)).toEqual([]);
  });

  const others = primaryRoles.filter((role) => !permissionsByRole[role].includes("report:view"));
  test.each(others)("a %s sees no executive dashboard", async (primaryRole) => {
    const firmId = primaryRole === "freelance_paralegal" ? null : firm.firmId;
    const person = await makePerson(site.db, now, { primaryRole, firmId });
    expect(person.userType).toBe(userTypeOfRole[primaryRole]);
    const caller = await site.signInAs(person.id);
    const { statusCode, body } = await caller.call("executiveDashboard");
    expect([statusCode, body]).toEqual([
      403,
      firmId === null ? errorMessages.firmOnly : errorMessages.notPermitted,
    ]);
  });

  test("no one outside a firm reads its activity", async () => {
    const freelancer = await site.signInAs(
      (await makePerson(site.db, now, { primaryRole: "freelance_paralegal" })).id,
    );
    const { statusCode, body } = await freelancer.call("listFirmActivity");
    expect([statusCode, body]).toEqual([403, errorMessages.firmOnly]);
    expect((await site.anonymous.call("listFirmActivity")).statusCode).toBe(401);
  });
});
