import type { TeamWork } from "@caseload/contract/reporting/team-work";

type Person = TeamWork["people"][number];

/** Hours at the right end of every bar; fuller weeks fill it. */
const fullWeek = 50;

/** A person's agreed weekly hours beside the most that the profile names, and widths in percent of the bar. */
export function loadOf({ work, weeklyHours }: Pick<Person, "work" | "weeklyHours">) {
  const planned = work.reduce((sum, contract) => sum + (contract.weeklyHours ?? 0), 0);
  const scale = Math.max(fullWeek, planned);
  const share = (hours: number): number => (hours / scale) * 100;
  return {
    planned,
    over: weeklyHours === null ? 0 : Math.max(0, planned - weeklyHours),
    free: weeklyHours === null ? 0 : Math.max(0, weeklyHours - planned),
    share,
    limitShare: weeklyHours === null ? null : Math.min(100, share(weeklyHours)),
  };
}

/** Deliverables whose day has passed, and the others of this week. */
export const splitDue = ({ due, week }: Pick<TeamWork, "due" | "week">) => ({
  late: due.filter(({ dueOn }) => dueOn < week.today),
  ahead: due.filter(({ dueOn }) => dueOn >= week.today),
});
