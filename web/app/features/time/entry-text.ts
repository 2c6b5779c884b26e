/** What entries and their sums are called. */
import { formatHours as tenths } from "@caseload/contract/engagements/money-text";
import type { TimeEntry, TimeStatus } from "@caseload/contract/engagements/time-entries";
import type { Timesheet } from "@caseload/contract/engagements/timesheets";
import { activityCodes, taskCodes } from "@caseload/contract/engagements/utbms-codes";

type Codes = Pick<TimeEntry, "taskCode" | "activityCode" | "clerical">;

const named = (codes: readonly { value: string; label: string }[], code: string | null): string[] =>
  code === null ? [] : [`${code} ${codes.find(({ value }) => value === code)?.label ?? ""}`.trim()];

/** "L320 Document Production, A104 Review/analyze, clerical"; empty without codes. */
export const codesText = ({ taskCode, activityCode, clerical }: Codes): string =>
  [
    ...named(taskCodes, taskCode),
    ...named(activityCodes, activityCode),
    ...(clerical ? ["clerical"] : []),
  ].join(", ");

export { tenths };

interface Sums {
  readonly minutes: number;
  /** Null where an entry has flat pay. */
  readonly cents: number | null;
  /** The one rate of all entries; null where they differ, or pay is flat. */
  readonly rateCents: number | null;
}

/** Sums of entries, which are rounded one by one. */
export function sumOf(entries: readonly TimeEntry[]): Sums {
  const rates = new Set(entries.map(({ rateCents }) => rateCents));
  const [rateCents = null] = rates;
  return {
    minutes: entries.reduce((sum, { minutes }) => sum + minutes, 0),
    cents: rates.has(null) ? null : entries.reduce((sum, { cents }) => sum + (cents ?? 0), 0),
    rateCents: rates.size === 1 ? rateCents : null,
  };
}

const isOpen = ({ status }: Pick<TimeEntry, "status">): boolean =>
  status === "draft" || status === "returned";

/** Whether its author may still change an entry. */
export const isEditable = (entry: Pick<TimeEntry, "status">): boolean => isOpen(entry);

/** Approved time that has not been reversed. */
export const isReversible = ({ status, reverses, reversedBy }: TimeEntry): boolean =>
  status === "approved" && reverses === null && reversedBy === null;

/** The status of a week: what needs its author first. Null for a week without time. */
export function weekStatus(
  entries: readonly Pick<TimeEntry, "status">[],
  sheets: readonly Pick<Timesheet, "status">[],
): TimeStatus | null {
  const statuses = new Set<TimeStatus>([
    ...entries.map(({ status }) => status),
    ...sheets.map(({ status }) => status),
  ]);
  const order = ["returned", "submitted", "draft", "approved", "invoiced"] as const;
  return order.find((status) => statuses.has(status)) ?? null;
}

/** Parts of a narrative that block billing runs together: at semicolons, else at commas and "and". */
export function splitNarrative(narrative: string): string[] {
  const trim = (parts: readonly string[]): string[] =>
    parts
      .map((part) =>
        part
          .trim()
          .replace(/^and\s+/i, "")
          .replace(/[.;,]+$/, ""),
      )
      .filter((part) => part !== "")
      .map((part) => `${part.slice(0, 1).toUpperCase()}${part.slice(1)}.`);
  const bySemicolon = trim(narrative.split(/;\s*/));
  return bySemicolon.length > 1 ? bySemicolon : trim(narrative.split(/,\s+(?:and\s+)?|\.\s+|\s+and\s+/));
}

/** Divides minutes into tenths of an hour, as evenly as they go; the first parts get the rest. */
export function divideMinutes(minutes: number, parts: number): number[] {
  const total = Math.round(minutes / 6);
  const each = Math.floor(total / parts);
  return Array.from({ length: parts }, (_, at) => (each + (at < total - each * parts ? 1 : 0)) * 6);
}
