import { csvLine, csvMark } from "@caseload/contract/csv";
import type { StateCourse, StateStanding } from "@caseload/contract/profiles/state-rules";
import { basisLabel } from "./find-state-rules.ts";
import type { CourseRow, DeclarationRow } from "./queries.ts";

export const presentStanding = (
  state: string,
  declaration: DeclarationRow | undefined,
  continuingEducation: StateStanding["continuingEducation"],
): StateStanding => ({
  state,
  declaration: declaration
    ? {
        basis: declaration.basis,
        label: basisLabel(declaration),
        attorneyName: declaration.attorneyName,
        name: declaration.signedName,
        declaredAt: declaration.declaredAt.toISOString(),
      }
    : null,
  continuingEducation,
});

export const presentCourse = (row: CourseRow): StateCourse => ({
  id: row.id,
  state: row.state,
  title: row.title,
  provider: row.provider,
  completedOn: row.completedOn,
  ethicsMinutes: row.ethicsMinutes,
  generalMinutes: row.generalMinutes,
  certifiedTo: row.certifiedTo,
});

/** One line per course, latest completed first. */
export function* coursesCsv(rows: readonly StateCourse[]): Generator<string> {
  yield (
    csvMark +
      csvLine([
        "State",
        "Course",
        "Provider",
        "Completed on",
        "Ethics minutes",
        "General minutes",
        "Certified to",
      ])
  );
  for (const row of rows)
    yield csvLine([
      row.state,
      row.title,
      row.provider,
      row.completedOn,
      row.ethicsMinutes,
      row.generalMinutes,
      row.certifiedTo,
    ]);
}
