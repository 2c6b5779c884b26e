import { expect, test } from "vitest";
import ApplicationsScreen from "./applications.tsx";
import { answer, failure, type GivenAnswer } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { daniel } from "~/testkit/people.ts";
import { ownApplication, stats } from "~/testkit/records.ts";

const screen = (list: GivenAnswer, at = "/applications") =>
  draw(<ApplicationsScreen />, { user: daniel, answers: [answer("dashboardStats", stats()), list], at });

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

test.each([
  [{ kind: "hourly", cents: 5400 }, "$54.00/hr"],
  [{ kind: "flat", cents: 150_000 }, "$1,500.00 flat"],
] as const)("the price %j reads %s", async (proposedPay, price) => {
  const { text } = await screen(answer("listOwnApplications", [ownApplication({ proposedPay })]));
  expect(text).toContain(`Your price: ${price}`);
});

test("a rejection shows the firm's reason", async () => {
  const rejected = ownApplication({
    status: "rejected",
    reason: "We chose an applicant with trial experience.",
  });
  const { text } = await screen(answer("listOwnApplications", [rejected]));
  expect(text).toContain("Reason: We chose an applicant with trial experience.");
});

test.each([
  ["withdrawn", "View Earlier Contract"],
  ["accepted", "View Contract"],
] as const)(
  "one that is %s may be sent again where it may, and leads to its contract",
  async (status, name) => {
    const again = ownApplication({ status, contractId: 3, mayReapply: true });
    const { links } = await screen(answer("listOwnApplications", [again]));
    expect(links).toContainEqual({ name: "Apply Again", to: "/jobs/183?apply=1" });
    expect(links).toContainEqual({ name, to: "/contracts/3" });
    const not = await screen(answer("listOwnApplications", [{ ...again, mayReapply: false }]));
    expect(not.links.map((link) => link.name)).not.toContain("Apply Again");
  },
);

test("each figure leads to the applications that it counts, and the list says what it leaves out", async () => {
  const list = answer("listOwnApplications", [ownApplication({ status: "reviewing" })], {
    query: { status: "reviewing" },
  });
  const { text, links, buttons } = await screen(list, "/applications?status=reviewing");
  expect(links.filter(({ to }) => /^\/applications(\?|$)/.test(to)).map(({ to }) => to)).toEqual([
    "/applications",
    "/applications?status=reviewing",
    "/applications?status=accepted",
    "/applications?status=pending",
  ]);
  expect(text).toContain("Second-pass privilege review");
  expect(buttons.map(({ name }) => name)).toContain("Remove Under review");
});

test("none with that status", async () => {
  const list = answer("listOwnApplications", [], { query: { status: "accepted" } });
  const { text, links } = await screen(list, "/applications?status=accepted");
  expect(text).toContain("No application is accepted");
  expect(links).toContainEqual({ name: "Show All Applications", to: "/applications" });
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
