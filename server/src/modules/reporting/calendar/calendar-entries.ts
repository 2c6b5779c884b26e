import type { CalendarEntry } from "@caseload/contract/reporting/calendar";
import { objectionDeadline } from "@caseload/contract/engagements/contract-due";
import type { Reader } from "../../../platform/db/database.ts";
import { dayIn } from "../../../platform/calendar-day.ts";
import { displayFirmName } from "../../firms/firm/firm-name.ts";
import {
  type DatedContract,
  type DeadlineRow,
  findAppliedDeadlines,
  findDatedContracts,
  findManagedDeadlines,
  type Reckoner,
  type Span,
} from "./queries.ts";

type Posting = Pick<DeadlineRow, "jobId" | "title" | "firmName" | "givenFirmName">;

const about = ({ jobId, title, firmName, givenFirmName }: Posting) => ({
  jobId,
  title,
  firmName: displayFirmName({ current: firmName, given: givenFirmName }),
});

const deadlineEntry =
  (kind: "posting_closes" | "application_closes") =>
  (row: DeadlineRow): CalendarEntry[] =>
    row.deadline === null ? [] : [{ kind, day: row.deadline, at: null, ...about(row), contractId: null }];

/** The dates of one contract; days of instants are the reader's. */
function contractEntries(row: DatedContract, timeZone: string): CalendarEntry[] {
  const { status, startsOn, startedAt, projectDeadline, completionRequestedAt, endedAt } = row;
  const of = (kind: CalendarEntry["kind"], day: string | null, at: string | null = null) =>
    day === null ? [] : [{ kind, day, at, ...about(row), contractId: row.contractId }];
  const start = of("contract_start", startedAt ? dayIn(startedAt, timeZone) : startsOn);
  if (status === "completed")
    return [...start, ...of("contract_completed", endedAt && dayIn(endedAt, timeZone))];
  const live = [...start, ...of("contract_deadline", projectDeadline)];
  if (status !== "in_progress" || completionRequestedAt === null) return live;
  const stands = objectionDeadline(completionRequestedAt.toISOString());
  return [...live, ...of("completion_stands", dayIn(new Date(stands), timeZone), stands)];
}

/** What has a day goes before what has a time of it. */
const order = ({ day, at }: CalendarEntry): string => `${day} ${at ?? ""}`;

/**
 * A person's dates of these days, first to last.
 * @param most of one answer
 */
export async function findEntries(
  db: Reader,
  person: Reckoner,
  span: Span,
  max: number,
): Promise<{ entries: CalendarEntry[]; isCut: boolean }> {
  const [managed, applied, dated] = await Promise.all([
    findManagedDeadlines(db, person, span, max + 1),
    findAppliedDeadlines(db, person, span, max + 1),
    findDatedContracts(db, person, span, max + 1),
  ]);
  const all = [
    ...managed.flatMap(deadlineEntry("posting_closes")),
    ...applied.flatMap(deadlineEntry("application_closes")),
    ...dated.flatMap((row) => contractEntries(row, person.timeZone)),
  ]
    .filter(({ day }) => day >= span.from && day <= span.to)
    .toSorted((one, other) => order(one).localeCompare(order(other)));
  return { entries: all.slice(0, max), isCut: all.length > max || dated.length > max };
}
