import type { JobMatch } from "@caseload/contract/matching/matches";

/** A row that the member has begun to act on, with its position in the list. */
export interface Touched {
  readonly match: JobMatch;
  readonly index: number;
}

export interface ShownRow {
  readonly match: JobMatch;
  /** The list no longer has it, usually because the posting has closed. */
  readonly isGone: boolean;
}

/** The rows of the list, and touched rows that it no longer has, so that an application being written does not vanish. */
export function keepTouched(rows: readonly JobMatch[], touched: readonly Touched[]): ShownRow[] {
  const listed = new Set(rows.map(({ job }) => job.id));
  const shown = rows.map((match): ShownRow => ({ match, isGone: false }));
  const gone = touched.filter(({ match }) => !listed.has(match.job.id));
  for (const { match, index } of gone.toSorted((one, other) => one.index - other.index))
    shown.splice(index, 0, { match, isGone: true });
  return shown;
}
