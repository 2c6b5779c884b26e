/** A count that could not be loaded is a dash or is left out, never 0. */
import { describe, expect, test } from "vitest";
import { ApplicationFigures } from "~/features/applications/application-figures.tsx";
import { PlaceTabs } from "~/features/shell/place-tabs.tsx";
import { Sidebar } from "~/features/shell/sidebar.tsx";
import { Topbar } from "~/features/shell/topbar.tsx";
import { answer, failure } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { daniel, margaret, member } from "~/testkit/people.ts";
import { job, stats } from "~/testkit/records.ts";
import AttorneyDashboardScreen from "./dashboard.attorney.tsx";
import ParalegalDashboardScreen from "./dashboard.paralegal.tsx";
import JobsScreen from "./jobs.tsx";

const broken = [
  failure("dashboardStats", 503, "Please try again."),
  failure("countUnreadNotifications", 503, "Please try again."),
];
const loaded = [answer("dashboardStats", stats({ unreadMessages: 4 }))];

describe("in the navigation", () => {
  test("the badges of the sidebar", async () => {
    const failed = await draw(<Sidebar />, { user: daniel, answers: broken });
    expect(failed.text).toContain("Messages count not available —");
    expect(failed.text).not.toMatch(/\b0\b/);
    const { text } = await draw(<Sidebar />, { user: daniel, answers: loaded });
    expect(text).toContain("Messages 4 unread 4");
    expect(text).not.toContain("—");
    expect((await draw(<Sidebar />, { user: daniel })).text, "while they load").not.toMatch(/—|\b0\b/);
  });

  test("the tabs of related screens", async () => {
    const { text } = await draw(<PlaceTabs />, { user: daniel, at: "/applications", answers: broken });
    expect(text).toContain("Job Invites — count not available");
    expect(text).not.toMatch(/\b0\b/);
  });

  test("the bell", async () => {
    const { text, buttons } = await draw(<Topbar FilterDialog={() => null} TimerChip={() => null} />, {
      user: margaret,
      answers: broken,
    });
    expect(buttons.map(({ name }) => name)).toContain("Notifications");
    expect(text).toContain("—");
  });
});

test.each([
  ["attorney", AttorneyDashboardScreen, margaret, "/dashboard/attorney"],
  ["paralegal", ParalegalDashboardScreen, daniel, "/dashboard/paralegal"],
] as const)("the tiles of the %s's dashboard", async (_name, Screen, user, at) => {
  const { text } = await draw(<Screen />, { user, at, answers: broken });
  expect(text).toContain("We couldn't load your figures");
  expect(text).not.toMatch(/\b0\b/);
});

test("the tiles of one's applications", async () => {
  const { text } = await draw(<ApplicationFigures />, { user: daniel, answers: broken });
  expect(text).toBe("Total Applications — Under Review — Accepted — Pending —");
});

const listed = { query: { limit: 20 } };

test("the totals of lists that go on", async () => {
  const { text } = await draw(<JobsScreen />, {
    user: member("senior_partner"),
    answers: [
      failure("countJobs", 503, "Please try again.", { query: { status: "open" } }),
      failure("countJobs", 503, "Please try again.", { query: {} }),
      answer("listJobs", [job()], listed),
    ],
  });
  expect(text).toContain("— active positions");
  expect(text).not.toMatch(/\b0 active/);
});
