import { expect, test } from "vitest";
import { answer } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { daniel, member } from "~/testkit/people.ts";
import { contract, ownJob } from "~/testkit/records.ts";
import FirmWork from "./firm-work.tsx";
import { MemberDashboard } from "./member-dashboard.tsx";

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
      answer("listTeam", [colleague, { ...colleague, id: 31, name: "Grace Chen" }]),
    ],
  });
  expect(text).toContain("Trial binders");
  expect(text).toContain("Joan Prairie Senior Paralegal");
  expect(text).not.toContain("Grace Chen");
  expect(links.map(({ to }) => to)).toContain("/jobs/9");
});

test("roles that may not apply are not asked for a profile", async () => {
  const dashboard = (user: Parameters<typeof draw>[1]) => draw(<MemberDashboard jobs={null} />, user);
  const supervisor = await dashboard({ user: member("paralegal_supervisor", { hasProfile: false }) });
  expect(supervisor.links.map(({ name }) => name)).not.toContain("My Profile");
  const { links } = await dashboard({ user: { ...daniel, hasProfile: false } });
  expect(links.map(({ name }) => name)).toContain("My Profile");
});
