/** Jobs that a paralegal keeps for later, or leaves out of every list. */
import { z } from "zod";
import { endpoint, members } from "../endpoint.ts";
import * as field from "../fields.ts";
import { jobMarks } from "./job-mark-options.ts";

/** A job is saved or hidden, not both: hiding a saved job ends its saving. */
const marked = z.object({ mark: z.enum(jobMarks).nullable() });
const paralegals = members({ userType: "paralegal" });

export const jobMarkEndpoints = {
  saveJob: endpoint({
    name: "saveJob",
    method: "POST",
    path: "/api/jobs/:id/save",
    summary: "Save a job for later; only its saver sees that. Repeating it changes nothing.",
    access: paralegals,
    params: field.idParams,
    response: marked,
    changes: ["jobMarks"],
  }),
  unsaveJob: endpoint({
    name: "unsaveJob",
    method: "DELETE",
    path: "/api/jobs/:id/save",
    summary: "Remove a job from your saved ones. Repeating it changes nothing.",
    access: paralegals,
    params: field.idParams,
    response: marked,
    changes: ["jobMarks"],
  }),
  hideJob: endpoint({
    name: "hideJob",
    method: "POST",
    path: "/api/jobs/:id/hide",
    summary: "Leave a job out of your lists, searches and matches. Repeating it changes nothing.",
    access: paralegals,
    params: field.idParams,
    response: marked,
    changes: ["jobMarks"],
  }),
  unhideJob: endpoint({
    name: "unhideJob",
    method: "DELETE",
    path: "/api/jobs/:id/hide",
    summary: "Show a hidden job again. Repeating it changes nothing.",
    access: paralegals,
    params: field.idParams,
    response: marked,
    changes: ["jobMarks"],
  }),
};
