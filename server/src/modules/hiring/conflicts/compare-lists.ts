import type { Party } from "@caseload/contract/jobs/jobs";
import { findMatches, prepareLedger, type PreparedLedger } from "@caseload/matching/party-names/ledger";
import type { NameSeal } from "../../../platform/name-seal.ts";
import { type EntryRow, openEntry } from "./ledger-entries.ts";
import type { MatchedPair } from "./matched-pairs.ts";

/**
 * Reading the names of a large ledger takes most of a check's time. The last few read ledgers stay in the memory of the
 * process, by their content.
 */
const keptLedgers = 20;
const prepared = new Map<string, PreparedLedger<number>>();

const contentKey = (rows: readonly EntryRow[]): string =>
  `${rows[0]?.ownerId ?? 0} ${rows.length} ${rows.reduce((max, { id }) => Math.max(max, id), 0)} ${rows.reduce((sum, { id, changedAt }) => sum + (id % 9_973) * (changedAt.getTime() % 1_000_003), 0)}`;

function prepare(names: NameSeal, rows: readonly EntryRow[]): PreparedLedger<number> {
  const key = contentKey(rows);
  const known = prepared.get(key);
  prepared.delete(key);
  const ledger = known ?? prepareLedger(rows.map((row) => openEntry(names, row)));
  prepared.set(key, ledger);
  const [oldest] = prepared.keys();
  if (prepared.size > keptLedgers && oldest !== undefined) prepared.delete(oldest);
  return ledger;
}

/** The pairs of a posting's party and a ledger's entry whose names may be one's. */
export function compareLists(
  names: NameSeal,
  parties: readonly Party[],
  rows: readonly EntryRow[],
): MatchedPair[] {
  const ledger = prepare(names, rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return findMatches(
    parties.map((party, id) => ({ id, ...party })),
    ledger,
  ).flatMap(({ party: at, entry: id }) => {
    const party = parties[at];
    const row = byId.get(id);
    if (!party || !row) return [];
    const { name, aliases, role } = openEntry(names, row);
    return [{ party, entry: { name, aliases, role } }];
  });
}
