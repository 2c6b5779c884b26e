import type { OwnJob } from "@caseload/contract/jobs/jobs";
import { plural } from "./phrases.ts";

/** Why a posting is paused, or when it will be; null while there is nothing to say. */
export function silenceText(
  { pausedAt, silence }: Pick<OwnJob, "pausedAt" | "silence">,
  date: (instant: string) => string,
): string | null {
  const { waiting, since, pausesAt } = silence;
  if (since === null) return null;
  const who = `${plural(waiting, "applicant is", "applicants are")} waiting for a response`;
  if (pausedAt !== null) return `${who}, the first since ${date(since)}`;
  return pausesAt === null ? null : `To be paused on ${date(pausesAt)}: ${who}`;
}
