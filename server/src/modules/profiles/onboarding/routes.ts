import { onboardingEndpoints } from "@caseload/contract/profiles/onboarding";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { findMilestones } from "./queries.ts";

export function onboardingRoutes(register: Register, { db }: Deps): void {
  register(onboardingEndpoints.getOnboarding, async ({ actor }) => ({
    done: await findMilestones(db, actor),
  }));
}
