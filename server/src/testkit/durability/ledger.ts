/** Writes that the server acknowledged with a 2xx and that must survive failures. */

export const writeKinds = ["job", "application", "message", "decision", "agreement"] as const;
export type WriteKind = (typeof writeKinds)[number];

export interface Acknowledged {
  readonly kind: WriteKind;
  readonly id: number;
  /** The text or status of the stored row. */
  readonly content: string;
}

export class Ledger {
  readonly entries: Acknowledged[] = [];
  /** Calls without an answer on an open connection. Either outcome is correct. */
  unanswered = 0;
  /** Calls that found no process that accepts connections. Nothing was sent. */
  refused = 0;
  /** Calls with a 503 answer. */
  postponed = 0;
  /** Answers with another 5xx status. */
  readonly faults: string[] = [];

  count(kind: WriteKind): number {
    return this.entries.filter((entry) => entry.kind === kind).length;
  }
}
