import { endpoint, parties } from "../endpoint.ts";
import * as field from "../fields.ts";

export const jobPauseEndpoints = {
  resumeJob: endpoint({
    name: "resumeJob",
    method: "POST",
    path: "/api/jobs/:id/resume",
    summary: "Let a paused posting take applications again, once nobody has waited too long for an answer.",
    access: parties("job", ["attorney"]),
    params: field.idParams,
    response: field.done,
    changes: ["jobs"],
  }),
};
