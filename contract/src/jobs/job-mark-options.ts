/** What a paralegal has to do with a job, free of zod. */
import type { Option } from "../options.ts";

export const jobMarks = ["saved", "hidden"] as const;
export type JobMark = (typeof jobMarks)[number];

/** Jobs of one's own: saved for later, applied to, or hidden from every other list. */
export const ownJobLists = [
  { value: "saved", label: "Saved" },
  { value: "applied", label: "Applied" },
  { value: "hidden", label: "Hidden" },
] as const satisfies readonly Option[];
export type OwnJobList = (typeof ownJobLists)[number]["value"];
