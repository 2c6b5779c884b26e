import { expect, test } from "vitest";
import JobsScreen from "./jobs.tsx";
import { answer, failure } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { daniel, margaret } from "~/testkit/people.ts";
import JobPane from "~/features/job-list/job-pane.tsx";
import PageMarks from "~/features/job-list/page-marks.tsx";
import { job, jobDetail } from "~/testkit/records.ts";
import { noFilters } from "~/features/jobs/job-filters.ts";

const unfiltered = { query: noFilters };
const counted = [
  answer("countJobs", { count: 9 }, { query: { status: "open" } }),
  answer("countJobs", { count: 1 }, unfiltered),
];

test("title, filter card and the count of active positions", async () => {
  const { text, labels, buttons } = await draw(<JobsScreen />, { user: daniel, answers: counted });
  expect(text).toContain("Legal Opportunities");
  expect(text).toContain("Filter Jobs");
  expect(labels).toEqual(expect.arrayContaining(["Status", "Priority"]));
  expect(buttons.map(({ name }) => name)).toEqual(expect.arrayContaining(["Apply Filters", "Clear"]));
  expect(text).toContain("9 active positions");
});

test("a row shows one's own application, when the firm viewed it, and pay by the hour and the year", async () => {
  const application = { status: "pending", viewedAt: "2026-11-19T15:00:00.000Z" } as const;
  const { text, links } = await draw(<JobsScreen />, {
    user: daniel,
    answers: [...counted, answer("listJobs", [job({ application })], unfiltered)],
  });
  expect(text).toContain("Urgent Pending Review Viewed Nov 19");
  expect(text).toContain("$48–58/hr est. $99,840–120,640/yr 25 hrs/week Lindqvist Okafor LLP");
  expect(text).toContain("Philadelphia, PA, hybrid");
  expect(links).toContainEqual({ name: "View & Apply", to: "/jobs/183" });
});

test("saved and hidden jobs and their lists are for paralegals", async () => {
  const rows = [job({ id: 1, mark: "saved" }), job({ id: 2, mark: "hidden", status: "filled" })];
  const answers = [...counted, answer("listJobs", rows, unfiltered)];
  const { text, labels, buttons, html } = await draw(<JobsScreen />, { user: daniel, answers });
  expect(buttons.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Hide this job", "Saved", "Show this job again", "Save"]),
  );
  expect(html).toMatch(/aria-label="Saved"[^>]*aria-pressed="true"/);
  expect(text).toContain("All Jobs Saved Applied Hidden");
  expect(text).toContain("Filled");
  expect(labels).toEqual(expect.arrayContaining(["Status", "Priority"]));
  const attorney = await draw(<JobsScreen />, { user: margaret, answers });
  expect(attorney.text).not.toContain("All Jobs");
  expect(attorney.buttons.map(({ name }) => name)).not.toContain("Save");
});

test("a job is saved and hidden on its own page too, by paralegals", async () => {
  const { buttons } = await draw(<PageMarks job={jobDetail()} />, { user: daniel });
  expect(buttons.map(({ name }) => name)).toEqual(["Hide this job", "Save"]);
  expect((await draw(<PageMarks job={jobDetail()} />, { user: margaret })).buttons).toEqual([]);
});

test("beside the list, a posting shows every fact, three specialties, and leads to its page", async () => {
  const { text, links } = await draw(<JobPane job={job()} marks={null} />, { user: daniel });
  for (const fact of [
    "Second-pass privilege review",
    "Margaret Okafor",
    "Lindqvist Okafor LLP",
    "Urgent",
    "Open",
    "Philadelphia, PA, hybrid",
    "25 hrs/week",
    "8 weeks",
    "$48–58 /hr",
    "est. $99,840–120,640/yr full time",
    "Take the second pass on 14,000 documents",
    "Litigation E-Discovery Contract Review +2 more",
    "Posted Nov 20",
    "Deadline Dec 18",
  ])
    expect(text).toContain(fact);
  expect(links).toContainEqual({ name: "View & Apply", to: "/jobs/183" });
});

test("a posting of one's own firm is viewed, never applied to", async () => {
  const { links } = await draw(<JobsScreen />, {
    user: margaret,
    answers: [...counted, answer("listJobs", [job(), job({ id: 184, firmId: 2 })], unfiltered)],
  });
  expect(links).toContainEqual({ name: "View Details", to: "/jobs/183" });
  expect(links).toContainEqual({ name: "View & Apply", to: "/jobs/184" });
  const beside = await draw(<JobPane job={job()} marks={null} />, { user: margaret });
  expect(beside.links).toContainEqual({ name: "View Details", to: "/jobs/183" });
});

test("nothing to show, and a list that failed, say so", async () => {
  const filtered = { query: { ...noFilters, status: "closed" as const } };
  const empty = await draw(<JobsScreen />, {
    user: daniel,
    at: "/jobs?status=closed",
    answers: [...counted, answer("listJobs", [], filtered)],
  });
  expect(empty.text).toContain("No Opportunities Found");
  expect(empty.buttons.map(({ name }) => name)).toContain("Clear Filters");
  const failed = await draw(<JobsScreen />, {
    user: daniel,
    answers: [...counted, failure("listJobs", 500, "Out of order.", unfiltered)],
  });
  expect(failed.text).toContain("Failed to fetch jobs");
});
