import { expect, test } from "vitest";
import ApplicationsScreen from "./applications.tsx";
import { answer, failure, type GivenAnswer } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { daniel } from "~/testkit/people.ts";
import { ownApplication, stats } from "~/testkit/records.ts";

const screen = (list: GivenAnswer) =>
  draw(<ApplicationsScreen />, { user: daniel, answers: [answer("dashboardStats", stats()), list] });

test("four figures: all, under review, accepted, pending", async () => {
  const { text } = await screen(answer("listOwnApplications", []));
  expect(text).toMatch(/Total Applications 6 Under Review 3 Accepted 1 Pending 2/);
});

test.each([
  ["pending", "Pending Review", false],
  ["reviewing", "Under Review", false],
  ["accepted", "Accepted", true],
  ["rejected", "Rejected", false],
] as const)("one that is %s reads %s and offers to write: %s", async (status, label, mayWrite) => {
  const { text, links } = await screen(answer("listOwnApplications", [ownApplication({ status })]));
  expect(text).toContain(`Nov 20 No. 0183 Second-pass privilege review`);
  expect(text).toContain(label);
  expect(links).toContainEqual({ name: "View Job", to: "/jobs/183" });
  expect(links.some(({ name }) => name === "Message Employer")).toBe(mayWrite);
});

test("none yet", async () => {
  const { text, links } = await screen(answer("listOwnApplications", []));
  expect(text).toContain("No applications yet");
  expect(links.filter(({ name }) => name === "Browse Jobs").map(({ to }) => to)).toEqual(["/jobs", "/jobs"]);
});

test("a list that failed can be asked for again", async () => {
  const { text, buttons } = await screen(failure("listOwnApplications", 500, "Out of order."));
  expect(text).toContain("Error Loading Applications Out of order.");
  expect(buttons.map(({ name }) => name)).toContain("Retry");
});
