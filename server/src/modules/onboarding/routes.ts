import { onboardingEndpoints } from "@caseload/contract/onboarding";
import type { Deps } from "../../deps.ts";
import type { Register } from "../../http/register.ts";
import { findMilestones } from "./queries.ts";

export function onboardingRoutes(register: Register, { db }: Deps): void {
  register(onboardingEndpoints.getOnboarding, async ({ actor }) => ({
    done: await findMilestones(db, actor),
  }));
}
