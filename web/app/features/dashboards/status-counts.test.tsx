import { expect, test } from "vitest";
import { answer, failure } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { daniel, member } from "~/testkit/people.ts";
import { stats } from "~/testkit/records.ts";
import { ApplicationStatus } from "./status-counts.tsx";

test("counts that could not be loaded are dashes", async () => {
  const { text } = await draw(<ApplicationStatus />, {
    user: member("senior_partner"),
    answers: [failure("dashboardStats", 503, "Please try again.")],
  });
  expect(text).toContain("Pending Review — Under Review — Accepted —");
});

test.each([
  [0, /Accepted 1 View Applications/],
  [2, /Accepted 1 Interview Scheduled 2 View Applications/],
])("%i scheduled interviews are counted below the statuses", async (scheduledInterviews, shown) => {
  const { text } = await draw(<ApplicationStatus />, {
    user: daniel,
    answers: [answer("dashboardStats", stats({ acceptedApplications: 1, scheduledInterviews }))],
  });
  expect(text).toMatch(shown);
});
