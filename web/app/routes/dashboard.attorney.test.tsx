import type { Applicant } from "@caseload/contract/hiring/applicants";
import type { FirmProfile } from "@caseload/contract/profiles/profiles";
import { expect, test } from "vitest";
import AttorneyDashboardScreen from "./dashboard.attorney.tsx";
import { answer, type GivenAnswer } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { margaret } from "~/testkit/people.ts";
import { applicant, ownJob, stats } from "~/testkit/records.ts";

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

const listed = { query: { sort: "match", limit: 50 } } as const;

/** The Applications tab with one application, opened. */
const reading = (changes: Partial<Applicant>, more: readonly GivenAnswer[] = []) =>
  screen("?tab=applications&application=5", [
    answer("listApplicants", [applicant(changes)], listed),
    answer("countApplicants", {
      statuses: { pending: 1, reviewing: 0, accepted: 0, rejected: 0, withdrawn: 0 },
      unread: 1,
      jobs: [],
    }),
    ...more,
  ]);

test.each([
  ["pending", "Pending Review", ["Accept", "Reject"]],
  ["reviewing", "Under Review", ["Accept", "Reject"]],
  ["accepted", "Accepted", []],
  ["rejected", "Rejected", []],
] as const)("an application that is %s reads %s and offers %j", async (status, label, decisions) => {
  const { text, links, buttons } = await reading({ status });
  expect(text).toContain(label);
  expect(
    buttons.filter(({ name }) => /^(Accept|Reject)\b/.test(name)).map(({ disabled }) => disabled),
  ).toEqual(decisions.map(() => false));
  expect(links).toContainEqual({ name: "Message", to: "/messages/1" });
});

test("an applicant shows the first 150 characters of the cover letter until it is loaded, and four specialties", async () => {
  const coverLetterPreview = `${"x".repeat(150)}…`;
  const { text } = await reading({ coverLetterPreview });
  expect(text).toContain(coverLetterPreview);
  expect(text).toContain("Litigation E-Discovery Tax Law Intellectual Property +2 more");
  for (const fact of ["6-10 years", "Philadelphia, PA", "Part-time (up to 20 hrs/week)", "Negotiable"])
    expect(text).toContain(fact);
});

test("without an application, the tab says what will appear", async () => {
  const { text } = await screen("?tab=applications", [answer("listApplicants", [], listed)]);
  expect(text).toContain("No applications yet");
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
  const { text, links } = await reading({
    status: "accepted",
    contractId: 3,
    ask: { kind: "hourly", cents: 5400 },
  });
  expect(text).toContain("$54/hr");
  expect(links).toContainEqual({ name: "View Contract", to: "/contracts/3" });
});

test.each([
  [{ total: 0, pending: 0, recent: [] }, "No applications yet", null],
  [{ total: 4, pending: 0, recent: [] }, "4 applications", "/applicants?job=183"],
  [{ total: 4, pending: 1, recent: [] }, "1 new application", "/applicants?job=183&status=pending"],
])("a posting of %j that closes this week says %s in the rail", async (applicants, note, to) => {
  const job = ownJob({ status: "open", deadline: "2026-11-24", applicants });
  const { text, links } = await screen("", [answer("listAttorneyJobs", [job], own)]);
  expect(text).toContain(` closes ${note} `);
  expect(links.find(({ name }) => name === note)?.to ?? null).toBe(to);
  expect(text).not.toContain("0 new applications");
});
