import type { TeamWork } from "@caseload/contract/reporting/team-work";
import type { TeamWorkRows } from "./team-work-queries.ts";

const withPerson = <Row extends { person: { name: string; emailConfirmed: boolean } }>({
  person: { name, emailConfirmed },
  ...row
}: Row) => ({ ...row, person: name, emailConfirmed });

/** Hours a week that a person has agreed to. */
const hoursOf = ({ work }: TeamWork["people"][number]): number =>
  work.reduce((sum, { weeklyHours }) => sum + (weeklyHours ?? 0), 0);

export function presentTeamWork(rows: TeamWorkRows): TeamWork {
  const workOf = Map.groupBy(rows.work, ({ paralegalId }) => paralegalId);
  const people = rows.people.map(({ firmId, ...someone }) => {
    const own = workOf.get(someone.id) ?? [];
    const ends = own.flatMap(({ until }) => until ?? []);
    const inFirm = firmId === rows.firmId;
    return {
      ...someone,
      inFirm,
      until: inFirm ? null : (ends.toSorted().at(-1) ?? null),
      work: own.map(({ contractId, title, weeklyHours, minutes }) => ({
        contractId,
        title,
        weeklyHours,
        minutes,
      })),
    };
  });
  return {
    week: rows.week,
    totals: rows.totals,
    people: people.toSorted(
      (one, other) => hoursOf(other) - hoursOf(one) || other.work.length - one.work.length,
    ),
    timesheets: rows.timesheets.map((sheet) => ({
      ...withPerson(sheet),
      submittedAt: sheet.submittedAt.toISOString(),
    })),
    due: rows.due.map(withPerson),
    postings: rows.postings,
  };
}
