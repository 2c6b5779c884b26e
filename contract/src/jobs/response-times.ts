import { z } from "zod";
import * as field from "../fields.ts";
import { endpoint, parties } from "../endpoint.ts";

/** How quickly a firm answers applicants, counted once a day over the last 180 days. */
export const responsiveness = z.object({
  /** Median days from an application to its decision, rounded up; null where too few were decided. */
  medianDays: z.number().int().nullable(),
  /** Applications that got an answer, in per cent, rounded down to a multiple of five; null where there were too few. */
  replyPercent: z.number().int().nullable(),
  /** The firm joined a short while ago. */
  isNew: z.boolean(),
});
export type Responsiveness = z.infer<typeof responsiveness>;

/** Applicants of one posting who have heard nothing yet. */
export const silence = z.object({
  /** How many. */
  waiting: z.number().int(),
  /** When the one who has waited longest applied. */
  since: field.instant.nullable(),
  /** When the posting is paused unless they are answered; null until that has been announced. */
  pausesAt: field.instant.nullable(),
  /** Whether a paused posting may take applications again. */
  mayResume: z.boolean(),
});

export const jobPauseEndpoints = {
  pauseJob: endpoint({
    name: "pauseJob",
    method: "POST",
    path: "/api/jobs/:id/pause",
    summary: "Let an open posting take no applications until it is resumed. Repeating it changes nothing.",
    access: parties("job", ["attorney"]),
    params: field.idParams,
    response: field.done,
    changes: ["jobs"],
  }),
  resumeJob: endpoint({
    name: "resumeJob",
    method: "POST",
    path: "/api/jobs/:id/resume",
    summary:
      "Let a paused posting take applications again, once no applicant has waited too long for a response.",
    access: parties("job", ["attorney"]),
    params: field.idParams,
    response: field.done,
    changes: ["jobs"],
  }),
};
