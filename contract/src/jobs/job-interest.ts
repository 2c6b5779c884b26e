/** How many paralegals open a posting and apply to it, for its firm. */
import { z } from "zod";
import { endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";

const counts = { views: z.number().int(), applications: z.number().int() };
export const jobInterest = z.object({
  /** Since the posting was written. A person counts once a day, in the poster's time zone. */
  ...counts,
  /** Without gaps, up to today or the day on which it was closed. */
  days: z.array(z.object({ day: field.day, ...counts })),
});
export type JobInterest = z.infer<typeof jobInterest>;

export const jobInterestEndpoints = {
  viewJob: endpoint({
    name: "viewJob",
    method: "POST",
    path: "/api/jobs/:id/views",
    summary: "Count that one opened a job: once a day, however often. Its firm reads the number only.",
    access: members({ userType: "paralegal" }),
    params: field.idParams,
    response: field.done,
    changes: [],
  }),
  getJobInterest: endpoint({
    name: "getJobInterest",
    method: "GET",
    path: "/api/jobs/:id/interest",
    summary: "How many paralegals opened a job and how many applied, by day.",
    access: parties("job", ["attorney"]),
    params: field.idParams,
    response: jobInterest,
    reads: ["jobs", "applications"],
  }),
};
