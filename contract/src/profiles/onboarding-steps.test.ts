import { describe, expect, test } from "vitest";
import { userTypeOfRole } from "../firms/firm-roles.ts";
import { type Tourist, tourOf } from "./onboarding-steps.ts";
import { milestones } from "./onboarding-paths.ts";
import { permissionsByRole } from "../role-permissions.ts";
import { type PrimaryRole, primaryRoles, type UserType } from "../roles.ts";

const holder = (primaryRole: PrimaryRole, firmId: number | null = 1): Tourist => ({
  userType: userTypeOfRole[primaryRole],
  primaryRole,
  permissions: permissionsByRole[primaryRole],
  firmId: primaryRole === "freelance_paralegal" ? null : firmId,
});
const withoutRole = (userType: UserType, firmId: number | null): Tourist => ({
  userType,
  primaryRole: null,
  permissions: [],
  firmId,
});

const titles = (person: Tourist) => tourOf(person).map(({ title }) => title);
const places = (person: Tourist) => tourOf(person).map(({ to }) => to);

const welcome = "Welcome to Caseload";
/** SPEC.md section 2 "Onboarding tour", in its order. */
const leaders = [welcome, "Set up your firm", "Add your team", "Know your figures", "Post your first job"];
const attorneys = [welcome, "Complete your profile", "Browse talent", "Post a job", "Manage applications"];
const paralegals = [
  welcome,
  "Complete your profile",
  "Set your job preferences",
  "Explore jobs",
  "Send your first application",
  "Keep your dates",
];
const toursOfRoles: Record<PrimaryRole, string[]> = {
  managing_partner: leaders,
  firm_admin: leaders,
  senior_partner: attorneys,
  associate: attorneys,
  of_counsel: attorneys,
  // May not review applications.
  junior_associate: attorneys.with(-1, "Follow the applications"),
  freelance_paralegal: [
    welcome,
    "Build your portfolio",
    "Find projects",
    "Apply quickly",
    "Follow your earnings",
  ],
  senior_paralegal: paralegals,
  paralegal: paralegals,
  // These two may not apply.
  paralegal_supervisor: paralegals.with(4, "Read your first application"),
  paralegal_assistant: paralegals.with(4, "Keep a search"),
};

describe("the tour", () => {
  test.each(primaryRoles)("of a %s has the specified steps", (role) => {
    expect(titles(holder(role))).toEqual(toursOfRoles[role]);
  });

  test("of a person without a role has the permitted steps of their side", () => {
    expect(titles(withoutRole("attorney", 1))).toEqual(attorneys.with(-1, "Follow the applications"));
    expect(titles(withoutRole("attorney", null)).slice(3)).toEqual(["See what is posted", "Follow the work"]);
    expect(titles(withoutRole("paralegal", null))).toEqual(paralegals.with(4, "Keep a search"));
  });

  test("leads a member who may not publish to a posting that waits for approval", () => {
    const post = (role: PrimaryRole) => tourOf(holder(role)).find(({ to }) => to === "/jobs/post")?.label;
    expect(post("senior_partner")).toBe("Post Job");
    expect(post("junior_associate")).toBe("Write a Posting");
  });

  test("names one screen a step, and none twice", () => {
    for (const role of primaryRoles) {
      const own = places(holder(role));
      expect(new Set(own).size, role).toBe(own.length);
    }
  });

  test("covers every milestone that rows can show", () => {
    const people = [
      ...primaryRoles.map((role) => holder(role)),
      ...(["attorney", "paralegal"] as const).map((side) => withoutRole(side, 1)),
    ];
    const shown = new Set(people.flatMap(tourOf).flatMap(({ doneBy = [] }) => doneBy));
    expect([...shown].toSorted()).toEqual([...milestones].toSorted());
  });
});
