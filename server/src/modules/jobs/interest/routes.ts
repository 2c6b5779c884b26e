import { jobInterestEndpoints } from "@caseload/contract/jobs/job-interest";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { findJobInterest, viewJob } from "./job-interest.ts";

export function jobInterestRoutes(register: Register, { db, clock }: Deps): void {
  register(jobInterestEndpoints.viewJob, async ({ actor, params }) => {
    await viewJob(db, actor, params.id, clock());
    return { success: true as const };
  });
  register(jobInterestEndpoints.getJobInterest, async ({ actor, params }) =>
    findJobInterest(db, actor, params.id, clock()),
  );
}
