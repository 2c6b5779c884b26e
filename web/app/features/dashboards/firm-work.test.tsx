import { expect, test } from "vitest";
import { answer } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { daniel, member } from "~/testkit/people.ts";
import { contract, ownJob } from "~/testkit/records.ts";
import type { TeamWork } from "@caseload/contract/reporting/team-work";
import FirmWork from "./firm-work.tsx";
import { MemberDashboard } from "./member-dashboard.tsx";
import SupervisorHome from "./supervisor-home.tsx";

const contracts = { query: { state: "active", order: "due", limit: 5 } } as const;
const colleague = {
  id: 20,
  name: "Joan Prairie",
  email: "joan@example.com",
  emailConfirmed: true,
  userType: "paralegal",
  primaryRole: "senior_paralegal",
  department: null,
} as const;

test("a paralegal of a firm sees assignments, timesheets and attorneys to write to", async () => {
  const marcus = member("paralegal", { id: 30 });
  const assignment = contract({ id: 7 });
  const { text, links } = await draw(<FirmWork />, {
    user: marcus,
    answers: [
      answer("listContracts", [assignment], contracts),
      answer("listAttorneys", [{ id: 11, name: "Margaret Okafor", primaryRole: "senior_partner" }]),
    ],
  });
  expect(text).toContain("Assignments");
  expect(text).toContain(assignment.job.title);
  expect(text).toContain("Margaret Okafor Senior Partner");
  expect(text).not.toContain("Your postings");
  expect(links.map(({ to }) => to)).toEqual(
    expect.arrayContaining(["/contracts/7", "/time", "/messages/11", "/team"]),
  );
});

test("a supervisor sees the team and her postings", async () => {
  const grace = member("paralegal_supervisor", { id: 31 });
  const { text, links } = await draw(<FirmWork />, {
    user: grace,
    answers: [
      answer("listContracts", [], contracts),
      answer("listManagedJobs", [{ ...ownJob({ id: 9, title: "Trial binders" }), posterLeft: false }], {
        query: { whose: "mine", order: "newest", limit: 5 },
      }),
      answer("listTeam", [colleague, { ...colleague, id: 31, name: "Grace Chen" }], { query: { limit: 6 } }),
    ],
  });
  expect(text).toContain("Trial binders");
  expect(text).toContain("Joan Prairie Senior Paralegal");
  expect(text).not.toContain("Grace Chen");
  expect(links.map(({ to }) => to)).toContain("/jobs/9");
});

test("an attorney of the firm sees the contracts that name her, and her postings", async () => {
  const { text, links } = await draw(<FirmWork />, {
    user: member("of_counsel", { id: 32 }),
    answers: [
      answer("listContracts", [contract({ id: 7 })], { query: { ...contracts.query, whose: "mine" } }),
      answer("listManagedJobs", [{ ...ownJob({ id: 9, title: "Trial binders" }), posterLeft: false }], {
        query: { whose: "mine", order: "newest", limit: 5 },
      }),
      answer("listAttorneys", []),
    ],
  });
  expect(text).toContain("Trial binders");
  expect(text).not.toContain("Submit Timesheets");
  expect(links.map(({ to }) => to)).toEqual(expect.arrayContaining(["/contracts/7", "/jobs/9"]));
});

test("roles that may not apply are not asked for a profile", async () => {
  const dashboard = (user: Parameters<typeof draw>[1]) => draw(<MemberDashboard jobs={null} />, user);
  const supervisor = await dashboard({ user: member("paralegal_supervisor", { hasProfile: false }) });
  expect(supervisor.links.map(({ name }) => name)).not.toContain("My Profile");
  const { links } = await dashboard({ user: { ...daniel, hasProfile: false } });
  expect(links.map(({ name }) => name)).toContain("My Profile");
});

const team: TeamWork = {
  week: { from: "2026-11-16", to: "2026-11-22", today: "2026-11-19" },
  totals: {
    inFirm: 1,
    freelance: 0,
    planned: 45,
    available: 40,
    timesheets: 1,
    toReview: 1_494,
    due: 1,
    late: 1,
  },
  people: [
    {
      id: 20,
      name: "Joan Prairie",
      emailConfirmed: true,
      primaryRole: "senior_paralegal",
      inFirm: true,
      until: null,
      weeklyHours: 40,
      work: [
        { contractId: 7, title: "Kestrel v. Amboy Freight", weeklyHours: 25, minutes: 1_494 },
        { contractId: 8, title: "Ostrow exhibits", weeklyHours: 20, minutes: 0 },
      ],
    },
  ],
  timesheets: [
    {
      id: 3,
      contractId: 7,
      title: "Kestrel v. Amboy Freight",
      person: "Joan Prairie",
      emailConfirmed: true,
      weekStart: "2026-11-09",
      submittedAt: "2026-11-16T15:00:00Z",
      minutes: 1_494,
    },
  ],
  due: [
    {
      id: 4,
      contractId: 7,
      title: "Kestrel v. Amboy Freight",
      person: "Joan Prairie",
      emailConfirmed: true,
      deliverable: "Consistency report",
      dueOn: "2026-11-17",
      status: "returned",
    },
  ],
  postings: [{ jobId: 9, title: "Trial binders", pending: 2 }],
};

test("a supervisor's home: workload over the maximum, time and postings to review, what is late", async () => {
  const { text, links } = await draw(<SupervisorHome />, {
    user: member("paralegal_supervisor", { id: 31 }),
    answers: [answer("getTeamWork", team)],
  });
  expect(text).toContain("1 timesheet to review. Joan Prairie is over the weekly maximum.");
  expect(text).toContain("45.0 h 5.0 h over 40.0");
  expect(text).toContain("24.9 h");
  expect(text).toContain("Joan Prairie, returned, overdue");
  expect(text).toContain("2 pending applications");
  expect(links.map(({ to }) => to)).toEqual(
    expect.arrayContaining(["/contracts/7?tab=time", "/jobs/9", "/jobs/post"]),
  );
  for (const name of ["Browse Jobs", "My Profile", "Create Profile"])
    expect(links.map((link) => link.name)).not.toContain(name);
});

const nothing: TeamWork["totals"] = {
  inFirm: 0,
  freelance: 0,
  planned: 0,
  available: 0,
  timesheets: 0,
  toReview: 0,
  due: 0,
  late: 0,
};

test("an empty team is told what will appear, never an error", async () => {
  const { text } = await draw(<SupervisorHome />, {
    user: member("paralegal_supervisor", { id: 31 }),
    answers: [
      answer("getTeamWork", { ...team, totals: nothing, people: [], timesheets: [], due: [], postings: [] }),
    ],
  });
  expect(text).toContain("You're all caught up.");
  expect(text).toContain("Postings with pending applications appear here.");
});

test("the figures of a large team are whole, and its lists begin with a page", async () => {
  const [someone] = team.people;
  const [sheet] = team.timesheets;
  if (!someone || !sheet) throw new Error("The team above has one of each.");
  const large: TeamWork = {
    ...team,
    totals: { ...team.totals, inFirm: 153, timesheets: 83 },
    people: Array.from({ length: 50 }, (_, at) => ({ ...someone, id: 100 + at, name: `Joan Prairie ${at}` })),
    timesheets: Array.from({ length: 50 }, (_, at) => ({ ...sheet, id: 200 + at })),
  };
  const { text, buttons } = await draw(<SupervisorHome />, {
    user: member("paralegal_supervisor", { id: 31 }),
    answers: [answer("getTeamWork", large)],
  });
  expect(text).toContain("153 at the firm");
  expect(text).toContain("hours in 83 timesheets");
  expect(text).toContain("50 people shown");
  expect(text).toContain("20 timesheets shown");
  expect(text).not.toContain("21 timesheets shown");
  expect(buttons.filter(({ name }) => name === "Show More")).toHaveLength(2);
});
