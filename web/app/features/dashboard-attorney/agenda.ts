import type { Contract } from "@caseload/contract/engagements/contracts";
import type { OwnJob } from "@caseload/contract/jobs/jobs";
import { clip, docketNumber, plural, rate } from "~/lib/format.ts";
import { closingJobs, daysAhead } from "./closing-jobs.ts";

export interface AgendaItem {
  readonly key: string;
  /** YYYY-MM-DD; null for what waits without a day. */
  readonly day: string | null;
  readonly text: string;
  readonly note: string;
  readonly to: string;
}

type DaysUntil = (day: string) => number;
const titleLength = 60;

/** What the week holds: terms to sign first, then days in order. */
export function agendaOf(
  jobs: readonly OwnJob[],
  contracts: readonly Contract[],
  daysUntil: DaysUntil,
): readonly AgendaItem[] {
  const closings = closingJobs(jobs, daysUntil).map(({ job, day }) => ({
    key: `job-${job.id}`,
    day,
    text: `${clip(job.title, titleLength)} closes`,
    note: `${docketNumber(job.id)}, ${plural(job.applicants.pending, "new application")}`,
    to: `/jobs/${job.id}`,
  }));
  const dated = [...closings, ...contractDays(contracts, daysUntil)];
  return [...signatures(contracts), ...dated.toSorted((one, other) => one.day.localeCompare(other.day))];
}

function signatures(contracts: readonly Contract[]): AgendaItem[] {
  return contracts
    .filter((one) => one.status === "pending_terms" && one[one.viewerSide].signature === null)
    .map(({ id, otherUser, job, agreedRate }) => ({
      key: `sign-${id}`,
      day: null,
      text: `Sign terms with ${otherUser.name}`,
      note: `${clip(job.title, titleLength)}, ${rate(agreedRate).toLowerCase()}`,
      to: `/contracts/${id}`,
    }));
}

function contractDays(contracts: readonly Contract[], daysUntil: DaysUntil) {
  const soon = (day: string): boolean => daysUntil(day) >= 0 && daysUntil(day) <= daysAhead;
  return contracts.flatMap(({ id, status, startsOn, projectDeadline, otherUser, job }) => {
    const about = { note: clip(job.title, titleLength), to: `/contracts/${id}` };
    if (status === "terms_agreed" && startsOn !== null && soon(startsOn)) {
      return [{ key: `start-${id}`, day: startsOn, text: `Work with ${otherUser.name} starts`, ...about }];
    }
    if (status === "in_progress" && projectDeadline !== null && soon(projectDeadline)) {
      return [{ key: `due-${id}`, day: projectDeadline, text: `${otherUser.name}'s work is due`, ...about }];
    }
    return [];
  });
}
