import { jobPauseEndpoints } from "@caseload/contract/job-pauses";
import type { Deps } from "../../deps.ts";
import type { Register } from "../../http/register.ts";
import { resumeJob } from "./resume-job.ts";

export function responseRoutes(register: Register, { db, clock }: Deps): void {
  register(jobPauseEndpoints.resumeJob, async ({ actor, params }) => {
    await resumeJob(db, actor, params.id, clock());
    return { success: true as const };
  });
}
