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
  viewer: { application: { id: 1, status: "pending", mayReapply: false }, mayManage: false },
});
const withdrawn = jobDetail({
  viewer: { application: { id: 1, status: "withdrawn", mayReapply: true }, mayManage: false },
});
test("members of the firm see who supervises", async () => {
  const supervisor = { id: 12, name: "Ingrid Lindqvist" };
  expect((await screen(jobDetail({ supervisor }), margaret)).text).toContain("Supervisor Ingrid Lindqvist");
  expect((await screen(jobDetail(), daniel)).text).not.toContain("Supervisor");
});

test.each([
  ["Posted by your firm", member("senior_paralegal")],
  ["Your firm role can’t apply", member("paralegal_assistant", { firmId: 2 })],
])("there is no button where it reads: %s", async (reason, user) => {
  const { text, buttons } = await screen(jobDetail(), user);
  expect(text).toContain(reason);
  expect(buttons.map(({ name }) => name)).not.toContain("Apply Now");
});

test.each<[string, JobDetail, User | undefined, boolean]>([
  ["Apply Now", jobDetail(), daniel, false],
  ["Already Applied", applied, daniel, true],
  ["Apply Again", withdrawn, daniel, false],
  ["This Position is Closed", jobDetail({ status: "closed" }), daniel, true],
  ["This Position is Filled", jobDetail({ status: "filled" }), daniel, true],
  ["Switch to Paralegal Account", jobDetail(), margaret, false],
  ["Sign Up to Apply", jobDetail(), undefined, false],
])("the button reads %s", async (name, job, user, disabled) => {
  const { buttons } = await screen(job, user);
  expect(buttons).toContainEqual({ name, disabled });
});
