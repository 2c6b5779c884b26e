import { jobPauseEndpoints } from "@caseload/contract/jobs/response-times";
import type { Deps } from "../../../platform/deps.ts";
import { requireConfirmedEmail } from "../../../platform/http/confirmed-email.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { pauseJob, resumeJob } from "./resume-job.ts";

export function responseTimeRoutes(register: Register, { db, clock, config }: Deps): void {
  register(jobPauseEndpoints.pauseJob, async ({ actor, params }) => {
    await pauseJob(db, actor, params.id, clock());
    return { success: true as const };
  });
  register(jobPauseEndpoints.resumeJob, async ({ actor, params }) => {
    requireConfirmedEmail(config, actor);
    await resumeJob(db, actor, params.id, clock());
    return { success: true as const };
  });
}
