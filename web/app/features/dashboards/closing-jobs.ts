import type { OwnJob } from "@caseload/contract/jobs/jobs";

/** "This week" and the greeting look this many days ahead. */
export const daysAhead = 7;

interface ClosingJob {
  readonly job: OwnJob;
  readonly day: string;
  /** 0 is today. */
  readonly days: number;
}

/** Open postings whose last day comes within the week, soonest first. */
export function closingJobs(
  jobs: readonly OwnJob[],
  daysUntil: (day: string) => number,
): readonly ClosingJob[] {
  return jobs
    .flatMap((job) =>
      job.status === "open" && job.deadline !== null
        ? [{ job, day: job.deadline, days: daysUntil(job.deadline) }]
        : [],
    )
    .filter(({ days }) => days >= 0 && days <= daysAhead)
    .toSorted((one, other) => one.days - other.days);
}

/** "today", "tomorrow", "in 4 days" */
export function inDays(days: number): string {
  if (days === 0) return "today";
  return days === 1 ? "tomorrow" : `in ${days} days`;
}
