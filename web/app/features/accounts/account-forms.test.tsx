import { experienceBands, registrationSpecialties } from "@caseload/contract/form-options";
import { expect, test } from "vitest";
import { draw } from "~/testkit/draw.tsx";
import { AccountTabs } from "./account-tabs.tsx";
import AttorneyRegistrationForm from "./attorney-registration-form.tsx";
import ParalegalRegistrationForm from "./paralegal-registration-form.tsx";
import { registrationBody } from "./registration-body.ts";
import SignInForm from "./sign-in-form.tsx";

const given = { next: null, onSwitch: () => undefined };

test("three tabs: sign in, paralegal, attorney", async () => {
  const { text, buttons } = await draw(
    <AccountTabs kind="login" onKindChange={() => undefined} next={null} />,
  );
  expect(buttons.slice(0, 3).map(({ name }) => name)).toEqual(["Sign In", "Paralegal", "Attorney"]);
  expect(text).toContain("Sign In Paralegal Attorney");
});

test("signing in asks for address and password, and may remember the device", async () => {
  const { labels } = await draw(<SignInForm {...given} />);
  expect(labels).toEqual(["Email", "Password", "Remember me on this device"]);
});

test("a paralegal is asked for experience, specialties, availability and work preference", async () => {
  const { labels, buttons } = await draw(<ParalegalRegistrationForm {...given} />);
  expect(labels.map((label) => label.replace(/ \(opens.*/, ""))).toEqual(
    expect.arrayContaining([
      "First name",
      "Last name",
      "Email",
      "Password",
      "Years of experience",
      "Specialties (select up to 3)",
      "Availability",
      "Work preference",
    ]),
  );
  expect(experienceBands.map(({ value }) => value)).toEqual(["0-2", "3-5", "6-10", "10+"]);
  const shown = registrationSpecialties.slice(0, 6).map(({ label }) => label);
  expect(buttons.map(({ name }) => name)).toEqual(expect.arrayContaining(shown));
  expect(buttons.map(({ name }) => name)).toContain("Register as Paralegal");
});

test("an attorney is asked for the firm, its place, size, practice areas and arrangement", async () => {
  const { labels, buttons } = await draw(<AttorneyRegistrationForm {...given} />);
  expect(labels).toEqual(
    expect.arrayContaining([
      "Firm name",
      "Location",
      "Practice areas (select up to 5)",
      "Firm size",
      "Preferred work arrangement",
    ]),
  );
  const shown = registrationSpecialties.slice(0, 8).map(({ label }) => label);
  expect(buttons.map(({ name }) => name)).toEqual(expect.arrayContaining(shown));
});

test("what is sent: contact fields and user type, the rest in details", () => {
  const contact = { email: "a@example.com", password: "brief-2-file!", firstName: "Ada", lastName: "Nwosu" };
  const body = registrationBody("paralegal", { ...contact, terms: true, yearsExperience: "3-5" });
  expect(body).toMatchObject({ ...contact, userType: "paralegal", details: { yearsExperience: "3-5" } });
  expect(Object.keys(body).toSorted()).toEqual([
    "details",
    "email",
    "firstName",
    "lastName",
    "password",
    "timeZone",
    "userType",
  ]);
});
