import type { User } from "@caseload/contract/accounts/accounts";
import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { expect, test } from "vitest";
import { draw } from "~/testkit/draw.tsx";
import { daniel, margaret, member } from "~/testkit/people.ts";
import { jobDetail } from "~/testkit/records.ts";
import { JobFile } from "./job-file.tsx";

const screen = (job: JobDetail, user?: User) =>
  draw(<JobFile job={job} applying={false} onSignUp={() => undefined} />, user && { user });

test("title, firm, status, description, specialties and the panel of details", async () => {
  const { text } = await screen(jobDetail(), daniel);
  for (const fact of [
    "Second-pass privilege review",
    "Lindqvist Okafor LLP",
    "Open",
    "Description Take the second pass on 14,000 documents",
    "Required Specialties Litigation E-Discovery",
    "Location Philadelphia, PA Hybrid",
    "Hours 25 hrs/week",
    "Duration 8 weeks",
    "Firm Lindqvist Okafor LLP",
    "Posted November 20, 2026",
  ])
    expect(text).toContain(fact);
});

const applied = jobDetail({
  viewer: {
    application: { id: 1, status: "pending", createdAt: "2026-11-23T15:00:00.000Z", mayReapply: false },
    mark: null,
    mayManage: false,
  },
});
const withdrawn = jobDetail({
  viewer: {
    application: { id: 1, status: "withdrawn", createdAt: "2026-11-23T15:00:00.000Z", mayReapply: true },
    mark: null,
    mayManage: false,
  },
});
test("an applicant reads when an answer is likely, and finds the application", async () => {
  const responsiveness = { medianDays: 3, replyPercent: 85, isNew: false };
  const { text } = await screen({ ...applied, responsiveness }, daniel);
  expect(text).toContain("Applied Nov 23. Response likely by Nov 26 (firm's median). View Application");
  expect((await screen(applied, daniel)).text, "no figure, no date").not.toContain("Response likely");
  expect((await screen(withdrawn, daniel)).text).not.toContain("View Application");
});

test("those who may apply are offered to ask first", async () => {
  expect((await screen(jobDetail(), daniel)).text).toContain("Ask a Question Before Applying");
  expect((await screen(jobDetail(), margaret)).text).not.toContain("Ask a Question");
  expect((await screen(jobDetail({ status: "closed" }), daniel)).text).not.toContain("Ask a Question");
});

test("members of the firm see who supervises", async () => {
  const supervisor = { id: 12, name: "Ingrid Lindqvist", emailConfirmed: true };
  expect((await screen(jobDetail({ supervisor }), margaret)).text).toContain("Supervisor Ingrid Lindqvist");
  expect((await screen(jobDetail(), daniel)).text).not.toContain("Supervisor");
});

test.each([
  ["Posted by your firm", member("senior_paralegal")],
  ["Posted by your firm", margaret],
  ["Your firm role can't apply", member("paralegal_assistant", { firmId: 2 })],
])("there is no button where it reads: %s", async (reason, user) => {
  const { text, buttons } = await screen(jobDetail(), user);
  expect(text).toContain(reason);
  for (const name of ["Apply Now", "Switch to Paralegal Account"])
    expect(buttons.map((button) => button.name)).not.toContain(name);
  if (reason === "Posted by your firm")
    expect(buttons.map(({ name }) => name)).not.toContain("Report this posting");
});

test.each<[string, JobDetail, User | undefined, boolean]>([
  ["Apply Now", jobDetail(), daniel, false],
  ["Already Applied", applied, daniel, true],
  ["Apply Again", withdrawn, daniel, false],
  ["This Position is Closed", jobDetail({ status: "closed" }), daniel, true],
  ["This Position is Filled", jobDetail({ status: "filled" }), daniel, true],
  ["Switch to Paralegal Account", jobDetail(), member("senior_partner", { firmId: 2 }), false],
  ["Sign Up to Apply", jobDetail(), undefined, false],
])("the button reads %s", async (name, job, user, disabled) => {
  const { buttons } = await screen(job, user);
  expect(buttons).toContainEqual({ name, disabled });
});
