import type { Party } from "@caseload/contract/jobs/jobs";
import {
  findMatches,
  keysOfParty,
  prepareLedger,
  prepareWithKeys,
} from "@caseload/matching/party-names/ledger";
import type { NameSeal } from "../../../platform/name-seal.ts";
import { openEntry } from "./ledger-entries.ts";
import type { Candidates } from "./ledger-index.ts";
import type { MatchedPair } from "./matched-pairs.ts";

/** The lookup keys of all names of a posting's parties. */
export const keysOfParties = (parties: readonly Party[]): ReadonlySet<string> =>
  new Set(parties.flatMap((party) => [...keysOfParty(party)]));

/** The pairs of a posting's party and a ledger's entry whose names may be one's, in the order of the parties. */
export function compareLists(
  names: NameSeal,
  parties: readonly Party[],
  { rows, idsByKey, missing }: Candidates,
): MatchedPair[] {
  const entries = new Map(rows.map((row) => [row.id, openEntry(names, row)]));
  const numbered = parties.map((party, id) => ({ id, ...party }));
  const [unknown = [], known = []] = [true, false].map((isMissing) =>
    [...entries.values()].filter(({ id }) => missing.has(id) === isMissing),
  );
  return [
    ...findMatches(numbered, prepareWithKeys(known, idsByKey)),
    ...findMatches(numbered, prepareLedger(unknown)),
  ]
    .toSorted((left, right) => left.party - right.party)
    .flatMap(({ party: at, entry: id }) => {
      const party = parties[at];
      const entry = entries.get(id);
      if (!party || !entry) return [];
      const { name, aliases, role, from, to } = entry;
      return [{ party, entry: { name, aliases, role, from, to } }];
    });
}
