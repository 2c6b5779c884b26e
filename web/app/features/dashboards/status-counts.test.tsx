import { expect, test } from "vitest";
import { failure } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { member } from "~/testkit/people.ts";
import { ApplicationStatus } from "./status-counts.tsx";

test("counts that could not be loaded are dashes", async () => {
  const { text } = await draw(<ApplicationStatus />, {
    user: member("senior_partner"),
    answers: [failure("dashboardStats", 503, "Please try again.")],
  });
  expect(text).toContain("Pending Review — Under Review — Accepted —");
});
