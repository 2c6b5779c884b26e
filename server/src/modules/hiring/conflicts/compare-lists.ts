import type { Party } from "@caseload/contract/jobs/jobs";
import { findMatches, keysOfParty, prepareLedger } from "@caseload/matching/party-names/ledger";
import type { NameSeal } from "../../../platform/name-seal.ts";
import { type EntryRow, openEntry } from "./ledger-entries.ts";
import type { MatchedPair } from "./matched-pairs.ts";

/** The lookup keys of all names of a posting's parties. */
export const keysOfParties = (parties: readonly Party[]): ReadonlySet<string> =>
  new Set(parties.flatMap((party) => [...keysOfParty(party)]));

/** The pairs of a posting's party and a ledger's entry whose names may be one's. */
export function compareLists(
  names: NameSeal,
  parties: readonly Party[],
  rows: readonly EntryRow[],
): MatchedPair[] {
  const entries = new Map(rows.map((row) => [row.id, openEntry(names, row)]));
  return findMatches(
    parties.map((party, id) => ({ id, ...party })),
    prepareLedger([...entries.values()]),
  ).flatMap(({ party: at, entry: id }) => {
    const party = parties[at];
    const entry = entries.get(id);
    if (!party || !entry) return [];
    const { name, aliases, role, from, to } = entry;
    return [{ party, entry: { name, aliases, role, from, to } }];
  });
}
