import type { Contract } from "@caseload/contract/engagements/contracts";

const dayMs = 86_400_000;

export interface DaysRun {
  /** The day of work, counted from 1. */
  readonly day: number;
  readonly of: number;
  /** 0 to 100 */
  readonly percent: number;
}

/** How much of the time between start and deadline has run; null while none is running. */
export function daysRun(
  { status, startedAt, projectDeadline }: Pick<Contract, "status" | "startedAt" | "projectDeadline">,
  now: number,
): DaysRun | null {
  if (status !== "in_progress" || startedAt === null || projectDeadline === null) return null;
  const start = Date.parse(startedAt);
  const of = Math.ceil((Date.parse(projectDeadline) + dayMs - start) / dayMs);
  if (of < 1) return null;
  const run = Math.max(0, now - start) / dayMs;
  return { day: Math.floor(run) + 1, of, percent: Math.min(100, Math.round((run / of) * 100)) };
}
