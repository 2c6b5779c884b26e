import { profileSpecialties } from "@caseload/contract/form-options";
import type { FirmProfile } from "@caseload/contract/profiles/profiles";
import { expect, test } from "vitest";
import { draw } from "~/testkit/draw.tsx";
import { daniel, margaret } from "~/testkit/people.ts";
import FirmProfileForm from "./firm-profile-form.tsx";
import ParalegalProfileForm from "./paralegal-profile-form.tsx";

const firm: FirmProfile = {
  firmId: 1,
  firmName: null,
  location: null,
  firmSize: null,
  workType: null,
  description: null,
  practiceAreas: [],
  defaultTerms: null,
  mailingAddress: null,
  complete: false,
};

test("a paralegal's form asks every field, with twelve specialties", async () => {
  const { labels, buttons } = await draw(<ParalegalProfileForm />, { user: daniel });
  expect(labels.map((label) => label.replace(" (optional)", ""))).toEqual(
    expect.arrayContaining([
      "Experience level",
      "Location",
      "Specialties",
      "Bio",
      "Availability",
      "Work arrangement",
      "Hourly rate",
      "Education",
      "Certifications",
    ]),
  );
  expect(profileSpecialties).toHaveLength(12);
  for (const { label } of profileSpecialties) expect(buttons.map(({ name }) => name)).toContain(label);
  expect(buttons.map(({ name }) => name)).toContain("Create Profile");
});

test("a firm's form asks every field", async () => {
  const { labels } = await draw(
    <FirmProfileForm firm={firm} submitLabel="Create Profile" leave={null} onSaved={() => undefined} />,
    { user: margaret },
  );
  expect(labels.map((label) => label.replace(" (optional)", "")).toSorted()).toEqual(
    ["Firm name", "Location", "Firm size", "Work arrangement", "Practice areas", "Description"].toSorted(),
  );
});
