import { limits } from "@caseload/contract/limits";
import { expect, test } from "vitest";
import ParalegalDashboardScreen from "./dashboard.paralegal.tsx";
import { answer } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { daniel } from "~/testkit/people.ts";
import { job, stats } from "~/testkit/records.ts";
import { recentJobs } from "~/features/dashboards/recent-jobs.ts";

const jobs = Array.from({ length: limits.dashboardJobs }, (_, at) => job({ id: at + 1 }));
const answers = [answer("dashboardStats", stats()), answer("listJobs", jobs, recentJobs)];
const screen = (given = answers) => draw(<ParalegalDashboardScreen />, { user: daniel, answers: given });

test("greets by first name and shows four figures", async () => {
  const { text } = await screen();
  expect(text).toContain("Good morning, Daniel");
  // Pending and under review together.
  expect(text).toMatch(/Active Applications 5 .*2 pending ?, 3 under review/);
  expect(text).toMatch(/Open Opportunities 9/);
  expect(text).toMatch(/Accepted Projects 1/);
  expect(text).toMatch(/New Messages 4/);
});

test("quick buttons lead to jobs, applications, profile and messages, with what is unread", async () => {
  const { links } = await screen();
  expect(links.slice(0, 4)).toEqual([
    { name: "Browse Jobs", to: "/jobs" },
    { name: "My Applications", to: "/applications" },
    { name: "My Profile", to: "/profile/paralegal" },
    { name: "Messages 4 unread", to: "/messages" },
  ]);
});

test("six recent opportunities, each leading to its job, and all of them", async () => {
  const { text, links } = await screen();
  expect(recentJobs.query.limit).toBe(6);
  expect(text).toContain("Recent Opportunities");
  expect(links.filter(({ to }) => /^\/jobs\/\d+$/.test(to)).map(({ to }) => to)).toEqual([
    "/jobs/1",
    "/jobs/2",
    "/jobs/3",
    "/jobs/4",
    "/jobs/5",
    "/jobs/6",
  ]);
  expect(links).toContainEqual({ name: "View All", to: "/jobs" });
});

test("where nothing is open it says so", async () => {
  const { text, links } = await screen([
    answer("dashboardStats", stats({ activeJobs: 0 })),
    answer("listJobs", [], recentJobs),
  ]);
  expect(text).toContain("No open opportunities");
  expect(links).toContainEqual({ name: "Browse Jobs", to: "/jobs" });
});

test("the side panel counts applications by status and gives three tips", async () => {
  const { text, html } = await screen();
  expect(text).toMatch(/Application Status Pending Review 2 Under Review 3 Accepted 1/);
  expect(/<ol class="tips">(.*?)<\/ol>/s.exec(html)?.[1]?.match(/<li>/g)).toHaveLength(3);
});

test("a match percentage is shown only above 70", async () => {
  const { text } = await screen([
    answer("dashboardStats", stats()),
    answer("listJobs", [job({ id: 1, matchScore: 71 }), job({ id: 2, matchScore: 70 })], recentJobs),
  ]);
  expect(text).toContain("71% match");
  expect(text).not.toContain("70%");
});
