import type { FirmProfile } from "@caseload/contract/profiles/profiles";
import { expect, test } from "vitest";
import AttorneyDashboardScreen from "./dashboard.attorney.tsx";
import { answer, type GivenAnswer } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { margaret } from "~/testkit/people.ts";
import { ownJob, receivedApplication, stats } from "~/testkit/records.ts";

const own = { params: { userId: margaret.id } };
const screen = (at: string, answers: readonly GivenAnswer[] = []) =>
  draw(<AttorneyDashboardScreen />, {
    user: margaret,
    at: `/dashboard/attorney${at}`,
    answers: [
      answer("dashboardStats", stats()),
      answer("listAttorneyJobs", [ownJob()], own),
      answer("listContracts", []),
      ...answers,
    ],
  });

test("greets, offers a posting, and shows four figures and four tabs", async () => {
  const { text, buttons } = await screen("");
  expect(text).toContain("Good morning, Margaret");
  expect(buttons.map(({ name }) => name)).toContain("Post New Job");
  expect(text).toMatch(/Total Jobs 12 .*Active Jobs 9 .*Applications 6 .*Messages 4 /);
  const tabs = buttons.map(({ name }) => name).filter((name) => /Listings|^Appl|^Mess|Firm/.test(name));
  expect(tabs.slice(0, 4)).toEqual(["My Job Listings 1", "Applications 6", "Messages 4", "Firm Profile"]);
});

test.each([
  ["open", "Close"],
  ["closed", "Reopen"],
  ["filled", "Reopen"],
] as const)("a listing that is %s shows its badges, its details and %s", async (status, toggle) => {
  const { text, links, buttons } = await screen("", [answer("listAttorneyJobs", [ownJob({ status })], own)]);
  expect(text).toContain("Urgent");
  expect(text.toLowerCase()).toContain(status);
  expect(links).toContainEqual({ name: "View Details", to: "/jobs/183" });
  expect(buttons.map(({ name }) => name)).toContain(toggle);
});

test.each([
  ["pending", "Pending Review", false],
  ["reviewing", "Under Review", false],
  ["accepted", "Accepted", true],
  ["rejected", "Rejected", true],
] as const)(
  "an application that is %s reads %s; its decision is locked: %s",
  async (status, label, locked) => {
    const { text, links, buttons } = await screen("?tab=applications", [
      answer("listReceivedApplications", [receivedApplication({ status })]),
    ]);
    expect(text).toContain(label);
    for (const name of ["Accept", "Reject"])
      expect(buttons.find((button) => button.name === name)).toEqual({ name, disabled: locked });
    expect(links).toContainEqual({ name: "Message", to: "/messages/1" });
  },
);

test("an applicant's card shows the first 150 characters of the cover letter and four specialties", async () => {
  const coverLetter = "x".repeat(151);
  const { text } = await screen("?tab=applications", [
    answer("listReceivedApplications", [receivedApplication({ coverLetter })]),
  ]);
  expect(text).toContain(`${"x".repeat(150)}…`);
  expect(text).not.toContain(coverLetter);
  expect(text).toContain("Litigation E-Discovery Tax Law Intellectual Property +2 more");
  for (const fact of ["6-10 years", "Philadelphia, PA", "Part-time (up to 20 hrs/week)", "Negotiable"])
    expect(text).toContain(fact);
});

test("the Messages tab lists conversations", async () => {
  const conversation = {
    userId: 1,
    name: "Daniel Reyes",
    photo: null,
    userType: "paralegal",
    firmName: null,
    emailConfirmed: true,
    lastMessage: { content: "I can start on Monday.", createdAt: "2026-11-22T14:00:00Z", senderId: 1 },
    unreadCount: 1,
  } as const;
  const { text, links } = await screen("?tab=messages", [answer("listConversations", [conversation])]);
  expect(text).toContain("I can start on Monday.");
  expect(links.map(({ to }) => to)).toContain("/messages/1");
});

test.each([
  [false, "Complete Firm Profile"],
  [true, "Edit"],
])("the Firm Profile tab leads to /profile/create; complete: %s", async (complete, name) => {
  const firm: FirmProfile = {
    firmId: 1,
    firmName: "Lindqvist Okafor LLP",
    location: "Philadelphia, PA",
    firmSize: "medium",
    workType: "hybrid",
    description: null,
    practiceAreas: [],
    defaultTerms: null,
    mailingAddress: null,
    complete,
  };
  const user = { ...margaret, permissions: [...margaret.permissions, "firm:edit" as const] };
  const { links } = await draw(<AttorneyDashboardScreen />, {
    user,
    at: "/dashboard/attorney?tab=firm",
    answers: [answer("getOwnFirmProfile", firm)],
  });
  expect(links).toContainEqual({ name, to: "/profile/create" });
});

test("an applicant's price and contract are shown", async () => {
  const accepted = receivedApplication({
    status: "accepted",
    contractId: 3,
    proposedPay: { kind: "hourly", cents: 5400 },
  });
  const { text, links } = await screen("?tab=applications", [answer("listReceivedApplications", [accepted])]);
  expect(text).toContain("Proposed price: $54.00/hr");
  expect(links).toContainEqual({ name: "View Contract", to: "/contracts/3" });
});
