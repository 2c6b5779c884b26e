/** What the server has acknowledged with a 2xx, and what therefore has to be found again. */

export const writeKinds = ["job", "application", "message", "decision", "agreement"] as const;
export type WriteKind = (typeof writeKinds)[number];

export interface Acknowledged {
  readonly kind: WriteKind;
  readonly id: number;
  /** A text or status that the stored row has to show. */
  readonly content: string;
}

export class Ledger {
  readonly entries: Acknowledged[] = [];
  /** Calls without an answer: killed on the way, so either outcome is right. */
  unanswered = 0;
  /** Calls that were answered "not now" (503). */
  postponed = 0;
  /** Answers that nobody should get: 5xx other than 503. */
  readonly faults: string[] = [];

  count(kind: WriteKind): number {
    return this.entries.filter((entry) => entry.kind === kind).length;
  }
}
