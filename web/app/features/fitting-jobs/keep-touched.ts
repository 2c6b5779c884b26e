import type { JobMatch } from "@caseload/contract/matching/matches";

/** A row that its reader has begun to act on, and where it stood. */
export interface Touched {
  readonly match: JobMatch;
  readonly at: number;
}

export interface ShownRow {
  readonly match: JobMatch;
  /** No answer lists it any more, most likely because the posting has closed. */
  readonly isGone: boolean;
}

/**
 * The rows of the newest answer; what somebody has begun to apply to stays where it stood, although the answer lists it
 * no more: a letter that is being written does not vanish with its row.
 */
export function keepTouched(rows: readonly JobMatch[], touched: readonly Touched[]): ShownRow[] {
  const listed = new Set(rows.map(({ job }) => job.id));
  const shown = rows.map((match): ShownRow => ({ match, isGone: false }));
  const gone = touched.filter(({ match }) => !listed.has(match.job.id));
  for (const { match, at } of gone.toSorted((one, other) => one.at - other.at))
    shown.splice(at, 0, { match, isGone: true });
  return shown;
}
