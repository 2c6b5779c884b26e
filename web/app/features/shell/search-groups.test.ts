import type { SearchResults } from "@caseload/contract/search/global-search";
import { expect, test } from "vitest";
import { groupsOf } from "./search-groups.ts";

const at = "2026-03-01T12:00:00.000Z";
const job = {
  id: 5,
  title: "Lease review",
  firmName: "Harrow Street Legal",
  location: "Reno, NV",
  createdAt: at,
};
const application = {
  id: 8,
  jobId: 5,
  jobTitle: "Lease review",
  firmName: "Harrow Street Legal",
  paralegalName: "Daniel Reyes",
  paralegalEmailConfirmed: true,
  status: "pending",
  createdAt: at,
} as const;
const message = {
  id: 9,
  userId: 3,
  name: "Margaret Okafor",
  photo: null,
  excerpt: "the lease",
  emailConfirmed: true,
  createdAt: at,
};

const found: SearchResults = {
  jobs: [
    { ...job, status: "open" },
    { ...job, id: 6, status: "pending_approval" },
  ],
  applications: [
    { ...application, isOwn: true },
    { ...application, isOwn: false },
  ],
  contracts: [
    {
      id: 4,
      jobTitle: "Lease review",
      firmName: "Harrow Street Legal",
      name: "Daniel Reyes",
      emailConfirmed: true,
      status: "in_progress",
      createdAt: at,
    },
  ],
  messages: [{ ...message, isOwn: true }],
  paralegals: [
    {
      id: 3,
      name: "Daniel Reyes",
      photo: null,
      primaryRole: "freelance_paralegal",
      location: "Camden, NJ",
      emailConfirmed: true,
    },
  ],
  colleagues: [
    {
      id: 12,
      name: "Samuel Voss",
      photo: null,
      primaryRole: "associate",
      department: "Litigation",
      emailConfirmed: true,
    },
    { id: 13, name: "Joan Bell", photo: null, primaryRole: null, department: null, emailConfirmed: true },
  ],
};
const lines = (results = found) =>
  groupsOf(results).map(({ label, hits }) => [label, ...hits.map(({ to, note }) => `${to}: ${note}`)]);

test("each hit leads to where it can be acted on", () => {
  expect(lines()).toEqual([
    [
      "Jobs",
      "/jobs/5: Harrow Street Legal, Reno, NV",
      "/jobs/6: Pending Approval, Harrow Street Legal, Reno, NV",
    ],
    [
      "Applications",
      "/applications: Pending Review, Harrow Street Legal",
      "/applicants?application=8: Pending Review, Daniel Reyes",
    ],
    ["Contracts", "/contracts/4: No. 0004, In progress, Daniel Reyes"],
    ["Messages", "/messages/3: You: the lease"],
    ["Paralegals", "/paralegals/3: Freelance Paralegal, Camden, NJ"],
    ["Colleagues", "/messages/12: Associate, Litigation", "/messages/13: No role"],
  ]);
});

test("a kind of which nothing was found has no group", () => {
  expect(lines({ ...found, jobs: [], applications: [] }).map(([label]) => label)).toEqual([
    "Contracts",
    "Messages",
    "Paralegals",
    "Colleagues",
  ]);
});

test("an email that is not confirmed is marked beside the name of the person", () => {
  const marks = (confirmed: boolean) =>
    groupsOf({
      jobs: found.jobs,
      applications: found.applications.map((hit) => ({ ...hit, paralegalEmailConfirmed: confirmed })),
      contracts: found.contracts.map((hit) => ({ ...hit, emailConfirmed: confirmed })),
      messages: found.messages.map((hit) => ({ ...hit, emailConfirmed: confirmed })),
      paralegals: found.paralegals.map((hit) => ({ ...hit, emailConfirmed: confirmed })),
      colleagues: found.colleagues.map((hit) => ({ ...hit, emailConfirmed: confirmed })),
    }).map(({ hits }) => hits.map((hit) => hit.isUnconfirmed ?? false));
  // One's own application names nobody else.
  expect(marks(false)).toEqual([[false, false], [false, true], [true], [true], [true], [true, true]]);
  expect(marks(true).flat()).not.toContain(true);
});
