import type { User } from "@caseload/contract/accounts/accounts";
import { expect, test } from "vitest";
import { draw } from "~/testkit/draw.tsx";
import { daniel, margaret, member } from "~/testkit/people.ts";
import { publicProfile } from "~/testkit/records.ts";
import { PublicProfileFile } from "./public-profile.tsx";

const screen = (user?: User, profile = publicProfile()) =>
  draw(<PublicProfileFile profile={profile} onSignUp={() => undefined} hiring={null} />, user && { user });

const verified = {
  id: 4,
  kind: "certification" as const,
  title: "Advanced Certified Paralegal",
  issuer: "NALA",
  state: null,
  checked: "Compared with NALA's directory.",
  verifiedAt: "2026-11-20T15:00:00.000Z",
  expiresOn: null,
};

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

test("its owner sees the sections and facts that a firm sees; only what one may do differs", async () => {
  const profile = publicProfile({
    credentials: [verified],
    languages: ["Spanish"],
    courts: ["E.D. Pa."],
    hoursPerWeek: 20,
    workingHours: "9 AM to 3 PM ET",
  });
  const firm = await screen(margaret, profile);
  const preview = await screen({ ...daniel, id: profile.id }, profile);
  const withoutActions = ({ text, buttons }: typeof firm): string =>
    buttons.reduce((rest, { name }) => rest.replaceAll(name, ""), text).replace(/\s+/g, " ");
  expect(withoutActions(preview)).toBe(withoutActions(firm));
  expect(firm.text).toContain("Languages Spanish");
});

test("a checked credential looks different from one that its owner states", async () => {
  const { html, text } = await screen(margaret, publicProfile({ credentials: [verified] }));
  expect(text).toContain("Verified Advanced Certified Paralegal , NALA");
  expect(text).toContain("Certified Paralegal (CP) Self-reported");
  expect(html).toMatch(/<span class="badge tone-green">.*?Verified<\/span> <b class="strong">Advanced/);
  expect(html).toMatch(/Certified Paralegal \(CP\)(?:<!-- -->)? <span class="badge tone-line">Self-reported/);
});
