import type { User } from "@caseload/contract/accounts/accounts";
import { expect, test } from "vitest";
import { draw } from "~/testkit/draw.tsx";
import { daniel, margaret, member } from "~/testkit/people.ts";
import { publicProfile } from "~/testkit/records.ts";
import { PublicProfileFile } from "./public-profile.tsx";

const screen = (user?: User, profile = publicProfile()) =>
  draw(<PublicProfileFile profile={profile} onSignUp={() => undefined} hiring={null} />, user && { user });

test("name, specialties, about, skills, education, and the panel of details", async () => {
  const { text } = await screen(margaret);
  for (const fact of [
    "Daniel Reyes",
    "Specialties Litigation",
    "About Runs second-pass privilege reviews.",
    "Skills & Expertise Relativity",
    "Education & Certifications BA, Paralegal Studies Certified Paralegal (CP) Self-reported",
    "Experience 6-10 years",
    "Location Philadelphia, PA",
    "Availability Part-time (up to 20 hrs/week)",
    "Work Preference Remote Only",
    "Hourly Rate $54 /hr",
  ])
    expect(text).toContain(fact);
});

test("a missing rate is negotiable", async () => {
  expect((await screen(margaret, publicProfile({ hourlyRate: null }))).text).toContain(
    "Hourly Rate Negotiable",
  );
});

test.each([
  ["full-time", "Full-time (20-40 hrs/week)"],
  ["part-time", "Part-time (up to 20 hrs/week)"],
  ["project", "Project-based only"],
  ["flexible", "Flexible / varies"],
])("availability %s reads %s", async (availability, label) => {
  expect((await screen(margaret, publicProfile({ availability }))).text).toContain(`Availability ${label}`);
});

test.each([
  ["remote", "Remote Only"],
  ["hybrid", "Open to Hybrid"],
  ["onsite", "Open to Onsite"],
])("work preference %s reads %s", async (workPreference, label) => {
  expect((await screen(margaret, publicProfile({ workPreference }))).text).toContain(
    `Work Preference ${label}`,
  );
});

test.each<[string, User | undefined, boolean]>([
  ["Contact Paralegal", margaret, false],
  ["Sign Up as Attorney to Contact", undefined, false],
  ["Only Attorneys Can Contact Paralegals", daniel, true],
  ["Only Attorneys Can Contact Paralegals", member("paralegal", { id: 2 }), true],
  // People cannot write to themselves.
  ["Only Attorneys Can Contact Paralegals", { ...margaret, id: 1 }, true],
])("the button reads %s", async (name, user, disabled) => {
  expect((await screen(user)).buttons).toContainEqual({ name, disabled });
});
