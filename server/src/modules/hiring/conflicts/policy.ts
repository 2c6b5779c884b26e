import type { UserType } from "@caseload/contract/roles";
import type { Actor } from "../../../platform/actor.ts";
import { canReview, isApplicant } from "../applications/policy.ts";

/** The side of an application that a person acts for; null for everyone else. */
export function sideOfApplication(
  actor: Actor,
  application: { paralegalId: number },
  job: { firmId: number; postedById: number },
): UserType | null {
  if (isApplicant(actor, application)) return "paralegal";
  return canReview(actor, application, job) ? "attorney" : null;
}
