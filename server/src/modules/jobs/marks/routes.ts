import { jobMarkEndpoints } from "@caseload/contract/jobs/job-marks";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { markJob, unmarkJob } from "./mark-job.ts";

export function jobMarkRoutes(register: Register, { db, clock }: Deps): void {
  register(jobMarkEndpoints.saveJob, async ({ actor, params }) =>
    markJob(db, actor, { jobId: params.id, mark: "saved" }, clock()),
  );
  register(jobMarkEndpoints.unsaveJob, async ({ actor, params }) =>
    unmarkJob(db, actor, { jobId: params.id, mark: "saved" }),
  );
  register(jobMarkEndpoints.hideJob, async ({ actor, params }) =>
    markJob(db, actor, { jobId: params.id, mark: "hidden" }, clock()),
  );
  register(jobMarkEndpoints.unhideJob, async ({ actor, params }) =>
    unmarkJob(db, actor, { jobId: params.id, mark: "hidden" }),
  );
}
