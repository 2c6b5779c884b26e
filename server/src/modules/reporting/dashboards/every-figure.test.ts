/** Recounts in memory, from raw rows, every figure that the dashboards of a seeded site show to each of its members. */
import { readFile } from "node:fs/promises";
import type {
  DashboardStats,
  ExecutiveDashboard,
  ParalegalFigures,
} from "@caseload/contract/reporting/dashboards";
import { allEndpoints } from "@caseload/contract/endpoints";
import { isAttorneyRole } from "@caseload/contract/firms/firm-roles";
import { jobSpecialties } from "@caseload/contract/form-options";
import type { PostingGroup } from "@caseload/contract/jobs/posting-options";
import { permissionsByRole } from "@caseload/contract/role-permissions";
import type { Permission } from "@caseload/contract/roles";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { contracts, contractSignatures } from "../../../platform/db/schema/contracts.ts";
import { interviews } from "../../../platform/db/schema/interviews.ts";
import { jobInvites } from "../../../platform/db/schema/job-invites.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { messages } from "../../../platform/db/schema/messages.ts";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import { seedDemo } from "../../../demo/seed.ts";
import { dayIn, type FirmRows, loadFirmRows } from "../../../testkit/recount-analytics.ts";
import { loadExecutiveRows, recountExecutive } from "../../../testkit/recount-executive.ts";
import { moneyOfAll, yearDays } from "../../../testkit/recount-figures.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

const dayMs = 86_400_000;
const shownDays = 14;

async function loadRows({ db }: Site) {
  return {
    users: await db.select().from(users),
    jobs: await db.select().from(jobs),
    applications: await db.select().from(applications),
    contracts: await db.select().from(contracts),
    signatures: await db.select().from(contractSignatures),
    interviews: await db.select().from(interviews),
    invites: await db.select().from(jobInvites),
    messages: await db.select().from(messages),
    notifications: await db.select().from(notifications),
  };
}
type Rows = Awaited<ReturnType<typeof loadRows>>;
type Person = Rows["users"][number];

const may = ({ primaryRole }: Person, permission: Permission): boolean =>
  primaryRole !== null && permissionsByRole[primaryRole].includes(permission);

const isOpen = ({ status, pausedAt }: Rows["jobs"][number]): boolean =>
  status === "open" && pausedAt === null;

function unreadOf(rows: Rows, { id }: Person) {
  const unread = rows.messages
    .filter(({ receiverId, readAt }) => receiverId === id && readAt === null)
    .toSorted((one, other) => other.id - one.id);
  const sender = rows.users.find((one) => one.id === unread[0]?.senderId);
  return { unreadMessages: unread.length, latestMessageFrom: sender?.name ?? null };
}

function unsignedOf(rows: Rows, person: Person): number {
  return rows.contracts.filter((contract) => {
    const ofFirm = person.firmId !== null && contract.firmId === person.firmId;
    const asPoster = isAttorneyRole(person.primaryRole) && contract.attorneyId === person.id;
    const isTheirs =
      person.userType === "paralegal"
        ? contract.paralegalId === person.id
        : ofFirm && (may(person, "contract:create") || asPoster);
    const isSigned = rows.signatures.some(
      ({ contractId, version, side }) =>
        contractId === contract.id && version === contract.version && side === person.userType,
    );
    return contract.status === "pending_terms" && isTheirs && !isSigned;
  }).length;
}

/** Of the paralegal's own applications. */
function interviewsAheadOf(rows: Rows, { id }: Person, now: Date): number {
  const own = new Set(rows.applications.filter(({ paralegalId }) => paralegalId === id).map((one) => one.id));
  return rows.interviews.filter(
    ({ applicationId, status, startsAt }) =>
      own.has(applicationId) && status === "confirmed" && startsAt !== null && startsAt > now,
  ).length;
}

/** The postings whose figures a member is shown, and the applications that count for them. */
function scopeOf(rows: Rows, person: Person) {
  if (person.userType === "paralegal")
    return {
      postings: [],
      received: rows.applications.filter(({ paralegalId }) => paralegalId === person.id),
    };
  const countedFor = (permission: Permission) =>
    rows.jobs.filter(({ firmId, postedById }) =>
      may(person, permission) && person.firmId !== null ? firmId === person.firmId : postedById === person.id,
    );
  const postings = countedFor("job:edit");
  const ids = new Set(countedFor("application:review").map(({ id }) => id));
  return { postings, received: rows.applications.filter(({ jobId }) => ids.has(jobId)) };
}

function statsOf(rows: Rows, person: Person, now: Date): DashboardStats {
  const { postings, received } = scopeOf(rows, person);
  const isParalegal = person.userType === "paralegal";
  const posted = (status: string) => postings.filter((one) => one.status === status).length;
  const having = (status: string) => received.filter((one) => one.status === status).length;
  const newest = received.map(({ createdAt }) => createdAt.toISOString()).toSorted();
  const days = Array.from({ length: shownDays }, (_, index) =>
    dayIn(new Date(now.getTime() - (shownDays - 1 - index) * dayMs), person.timeZone),
  );
  const applied = isParalegal ? [] : received.map(({ createdAt }) => dayIn(createdAt, person.timeZone));
  return {
    ...unreadOf(rows, person),
    activeJobs: (isParalegal ? rows.jobs.filter(({ hidden }) => !hidden) : postings).filter(isOpen).length,
    totalApplications: received.length,
    totalJobs: postings.length,
    closedJobs: posted("closed"),
    filledJobs: posted("filled"),
    pendingApplications: having("pending"),
    reviewingApplications: having("reviewing"),
    acceptedApplications: having("accepted"),
    applicationsByDay: days.map((day) => applied.filter((one) => one === day).length),
    newestApplicationAt: newest.at(-1) ?? null,
    scheduledInterviews: interviewsAheadOf(rows, person, now),
    unreadNotifications: rows.notifications.filter(
      ({ userId, readAt }) => userId === person.id && readAt === null,
    ).length,
    contractsAwaitingSignature: unsignedOf(rows, person),
    postingsAwaitingApproval: rows.jobs.filter(
      ({ firmId, status, hidden }) =>
        may(person, "job:approve") && firmId === person.firmId && status === "pending_approval" && !hidden,
    ).length,
    openJobInvites: rows.invites.filter(
      ({ paralegalId, status, jobId }) =>
        paralegalId === person.id &&
        status === "pending" &&
        rows.jobs.some((job) => job.id === jobId && isOpen(job) && !job.hidden),
    ).length,
  };
}

function paralegalFiguresOf(rows: Rows, money: FirmRows, person: Person, now: Date): ParalegalFigures {
  const year = dayIn(now, person.timeZone).slice(0, 4);
  const contractIds = rows.contracts
    .filter(({ paralegalId }) => paralegalId === person.id)
    .map(({ id }) => id);
  const own = rows.applications.filter(({ paralegalId }) => paralegalId === person.id);
  const having = (status: string) => own.filter((one) => one.status === status).length;
  return {
    ...unreadOf(rows, person),
    applications: {
      pending: having("pending"),
      reviewing: having("reviewing"),
      accepted: having("accepted"),
      rejected: having("rejected"),
      withdrawn: having("withdrawn"),
    },
    interviews: interviewsAheadOf(rows, person, now),
    activeProjects: rows.contracts.filter(
      ({ paralegalId, status }) =>
        paralegalId === person.id && status !== "completed" && status !== "cancelled",
    ).length,
    contractsAwaitingSignature: unsignedOf(rows, person),
    earnings: { year: Number(year), ...moneyOfAll(money, contractIds, yearDays(year)) },
  };
}

/** The counts above one's own postings. */
function postingCountsOf(rows: Rows, { id, firmId }: Person): Record<PostingGroup, number> {
  const own = rows.jobs.filter((job) => job.postedById === id && job.firmId === firmId);
  const having = (wanted: string): number => own.filter(({ status }) => status === wanted).length;
  const open = own.filter(isOpen).length;
  return {
    open,
    paused: having("open") - open,
    draft: having("draft"),
    waiting: having("pending_approval"),
    closed: having("closed"),
    filled: having("filled"),
    all: own.length,
  };
}

/** Calls of dashboards whose figures are recounted, each with the test that does so. */
const recountedIn: Readonly<Record<string, string>> = {
  dashboardStats: "every-figure.test.ts",
  getParalegalFigures: "every-figure.test.ts",
  executiveDashboard: "every-figure.test.ts",
  getTeamWork: "team-figures.test.ts",
  listTasks: "tasks.test.ts",
  countTasks: "tasks.test.ts",
  listFirmActivity: "firm-dashboards.test.ts",
  getPracticeRates: "practice-rates.test.ts",
  getSkillGaps: "skill-gaps.test.ts",
};

test("no call of a dashboard is without a recount", async () => {
  const calls = allEndpoints.filter(({ path }) => path.startsWith("/api/dashboard/")).map(({ name }) => name);
  expect(calls.toSorted()).toEqual(Object.keys(recountedIn).toSorted());
  for (const [name, file] of Object.entries(recountedIn))
    expect(await readFile(new URL(file, import.meta.url), "utf8"), `${file} calls ${name}`).toContain(
      `"${name}"`,
    );
});

describe("a seeded site", () => {
  let site: Site;
  let rows: Rows;
  beforeAll(async () => {
    site = await openSite();
    await seedDemo(site.deps, site.time.now);
    rows = await loadRows(site);
  });
  afterAll(() => site.close());

  /** One object each, so that a figure that is added to a dashboard fails here until it is recounted. */
  test("every figure of everyone's dashboard is a count of rows", async () => {
    const shown: DashboardStats[] = [];
    for (const person of rows.users) {
      const stats = await (await site.signInAs(person.id)).ask<DashboardStats>("dashboardStats");
      expect(stats, person.email).toEqual(statsOf(rows, person, site.time.now));
      shown.push(stats);
    }
    const somewhere = (name: keyof DashboardStats) =>
      shown.some((stats) => typeof stats[name] === "number" && stats[name] > 0);
    for (const name of [
      "activeJobs",
      "totalApplications",
      "pendingApplications",
      "reviewingApplications",
      "scheduledInterviews",
      "unreadMessages",
      "unreadNotifications",
      "contractsAwaitingSignature",
      "openJobInvites",
    ] as const)
      expect(somewhere(name), `someone is shown ${name}`).toBe(true);
  });

  test("every figure of every paralegal's dashboard is a sum of rows", async () => {
    const money = await loadFirmRows(site, 0);
    const earned: number[] = [];
    for (const person of rows.users.filter(({ userType }) => userType === "paralegal")) {
      const figures = await (await site.signInAs(person.id)).ask<ParalegalFigures>("getParalegalFigures");
      expect(figures, person.email).toEqual(paralegalFiguresOf(rows, money, person, site.time.now));
      earned.push(figures.earnings.earnedCents);
    }
    expect(Math.max(...earned), "someone has earned something").toBeGreaterThan(0);
  });

  test("every count above everyone's own postings is a count of rows", async () => {
    for (const person of rows.users.filter(({ firmId }) => firmId !== null)) {
      const who = await site.signInAs(person.id);
      expect(await who.ask("countManagedJobs", { query: { whose: "mine" } }), person.email).toEqual(
        postingCountsOf(rows, person),
      );
    }
  });

  test("every figure of every executive dashboard is a sum of rows", async () => {
    const leaders = rows.users.filter((person) => person.firmId !== null && may(person, "report:view"));
    expect(leaders.length).toBeGreaterThan(1);
    for (const person of leaders) {
      const firmRows = await loadExecutiveRows(site, person.firmId ?? 0);
      const expected = recountExecutive(firmRows, site.time.now, person.timeZone);
      const idle = expected.departments.at(-1);
      // Those in no department are listed while something belongs to them.
      const isListed = expected.departments.length === 1 || Object.values(idle ?? {}).some(Number);
      const { departments, ...shown } = await (
        await site.signInAs(person.id)
      ).ask<ExecutiveDashboard>("executiveDashboard");
      const { departments: recounted, ...figures } = expected;
      expect(shown, person.email).toEqual(figures);
      expect(departments, person.email).toEqual(isListed ? recounted : recounted.slice(0, -1));
    }
  });

  test("every public figure is a count of rows", async () => {
    const accounts = (await loadRows(site)).users.filter(({ deactivatedAt }) => deactivatedAt === null);
    const since = site.time.now.getTime() - 30 * dayMs;
    expect(await site.anonymous.ask("publicFigures")).toEqual({
      activeJobs: rows.jobs.filter((job) => isOpen(job) && !job.hidden).length,
      activeUsers: accounts.filter(({ lastSeenAt }) => lastSeenAt !== null && lastSeenAt.getTime() > since)
        .length,
      specialties: jobSpecialties.length,
      verifiedPercent: Math.round(
        (100 * accounts.filter(({ emailVerified }) => emailVerified).length) / accounts.length,
      ),
    });
  });
});
