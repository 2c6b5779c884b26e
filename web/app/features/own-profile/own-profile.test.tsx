import { expect, test } from "vitest";
import { answer } from "~/testkit/answers.ts";
import { draw } from "~/testkit/draw.tsx";
import { daniel } from "~/testkit/people.ts";
import { ownProfile } from "~/testkit/records.ts";
import OwnProfileForm from "./own-profile-form.tsx";
import { OwnProfile } from "./own-profile.tsx";

const view = (hasProfile: boolean) =>
  draw(<OwnProfile photo={null} credentials={null} />, {
    user: { ...daniel, hasProfile },
    answers: [answer("getOwnParalegalProfile", ownProfile({ certifications: ["Certified Paralegal (CP)"] }))],
  });

test("is read first, with the way to edit it", async () => {
  const { text, buttons } = await view(true);
  for (const fact of ["Daniel Reyes", "daniel@example.com", "About Runs second-pass", "Education BA"])
    expect(text).toContain(fact);
  // As others read it.
  expect(text).toContain("Certified Paralegal (CP) Self-reported");
  expect(buttons).toContainEqual({ name: "Edit Profile", disabled: false });
});

test("its form holds what is stored, with Save and Cancel", async () => {
  const { labels, buttons, html } = await draw(
    <OwnProfileForm profile={ownProfile()} onClose={() => undefined} />,
    { user: daniel },
  );
  for (const label of ["Experience", "Specialties", "Location", "Availability", "Work type", "Education"])
    expect(labels).toContain(label);
  expect(buttons.map(({ name }) => name)).toEqual(expect.arrayContaining(["Save", "Cancel"]));
  // Native fields get their values in the browser; the form's own controls are drawn with them.
  expect(html).toContain('aria-pressed="true">Litigation<');
  expect(html).toContain("<span>Senior Level (6-10)</span>");
});

test("before there is one it says so", async () => {
  const { text, links } = await view(false);
  expect(text).toContain(
    "Profile Not Found Your profile could not be loaded. You may need to create a profile first.",
  );
  expect(links).toEqual([{ name: "Create Profile", to: "/profile/paralegal/new" }]);
});
