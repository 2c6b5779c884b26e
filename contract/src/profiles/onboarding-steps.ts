/** The onboarding tour of one person (SPEC.md section 2 "Onboarding tour"), free of zod for the browser. */
import { attorneySteps, firmSteps } from "./onboarding-firm-steps.ts";
import { freelanceSteps, paralegalSteps } from "./onboarding-paralegal-steps.ts";
import type { Step, Way } from "./onboarding-paths.ts";
import type { Permission, PrimaryRole, UserType } from "../roles.ts";

const stepsOfRole: Partial<Record<PrimaryRole, readonly Step[]>> = {
  managing_partner: firmSteps,
  firm_admin: firmSteps,
  senior_partner: attorneySteps,
  associate: attorneySteps,
  junior_associate: attorneySteps,
  of_counsel: attorneySteps,
  freelance_paralegal: freelanceSteps,
};

export interface Tourist {
  readonly userType: UserType;
  readonly primaryRole: PrimaryRole | null;
  readonly permissions: readonly Permission[];
  readonly firmId: number | null;
}

/** The tour of one person, each step the way that is open to them. Without a role: the steps of their side. */
export function tourOf(person: Tourist): readonly Way[] {
  const ofSide = person.userType === "attorney" ? attorneySteps : paralegalSteps;
  const steps = (person.primaryRole && stepsOfRole[person.primaryRole]) ?? ofSide;
  const isOpen = ({ needs, inFirm }: Way): boolean =>
    (needs === undefined || person.permissions.includes(needs)) && (!inFirm || person.firmId !== null);
  return steps.map((ways) => ways.find(isOpen) ?? ways[0]);
}
