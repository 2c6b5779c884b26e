/** A list of names, looked up without comparing all of them. */
import { conflictKind } from "./names-conflict.ts";
import type { ConflictKind } from "./names-conflict.ts";
import { prepareName } from "./prepare-name.ts";
import type { PreparedName } from "./prepare-name.ts";
import { lookupKeys } from "./lookup-keys.ts";
import { commonWords, knownGivenNames, knownSurnames } from "./word-lists.ts";

/** A party or a ledger's entry: its name and any other names. */
export interface NamedParty<Id> {
  readonly id: Id;
  readonly name: string;
  readonly aliases?: readonly string[];
}

export interface PreparedLedger<Id> {
  readonly entries: readonly { readonly id: Id; readonly name: PreparedName }[];
  /** Positions in `entries` by key; names that may conflict share a key. */
  readonly byKey: ReadonlyMap<string, readonly number[]>;
}

export interface NameMatch<PartyId, EntryId> {
  readonly party: PartyId;
  readonly entry: EntryId;
  readonly kind: ConflictKind;
}

/** The lookup keys of a party's names: parties that may conflict share one. */
export function keysOfParty({ name, aliases = [] }: Omit<NamedParty<unknown>, "id">): ReadonlySet<string> {
  return new Set([name, ...aliases].flatMap((each) => [...lookupKeys(prepareName(each))]));
}

/** Reading 10,000 names takes more than a second: keep their keys where the ledger does not change. */
export function prepareLedger<Id>(parties: readonly NamedParty<Id>[]): PreparedLedger<Id> {
  const entries: { id: Id; name: PreparedName }[] = [];
  const byKey = new Map<string, number[]>();
  for (const { id, name, aliases = [] } of parties)
    for (const each of new Set([name, ...aliases])) {
      const prepared = prepareName(each);
      const at = entries.push({ id, name: prepared }) - 1;
      for (const key of lookupKeys(prepared)) {
        const known = byKey.get(key);
        if (known) known.push(at);
        else byKey.set(key, [at]);
      }
    }
  return { entries, byKey };
}

/** As `prepareLedger`, for entries whose keys are known: reading 500 names takes half as long without making their keys. */
export function prepareWithKeys<Id>(
  parties: readonly NamedParty<Id>[],
  idsByKey: ReadonlyMap<string, readonly Id[]>,
): PreparedLedger<Id> {
  const entries: { id: Id; name: PreparedName }[] = [];
  const placesById = new Map<Id, number[]>();
  for (const { id, name, aliases = [] } of parties)
    placesById.set(
      id,
      Array.from(new Set([name, ...aliases]), (each) => entries.push({ id, name: prepareName(each) }) - 1),
    );
  const byKey = new Map(
    Array.from(idsByKey, ([key, ids]) => [key, ids.flatMap((id) => placesById.get(id) ?? [])]),
  );
  return { entries, byKey };
}

/** Each pair of a party and an entry once, whatever number of their names conflict. */
export function findMatches<PartyId, EntryId>(
  parties: readonly NamedParty<PartyId>[],
  ledger: PreparedLedger<EntryId>,
): NameMatch<PartyId, EntryId>[] {
  const found: NameMatch<PartyId, EntryId>[] = [];
  for (const { id, name, aliases = [] } of parties) {
    const matched = new Set<EntryId>();
    for (const each of new Set([name, ...aliases])) {
      const prepared = prepareName(each);
      for (const at of candidates(prepared, ledger)) {
        const entry = ledger.entries[at];
        if (!entry || matched.has(entry.id)) continue;
        const kind = conflictKind(prepared, entry.name);
        if (!kind) continue;
        matched.add(entry.id);
        found.push({ party: id, entry: entry.id, kind });
      }
    }
  }
  return found;
}

function candidates<Id>(name: PreparedName, { byKey }: PreparedLedger<Id>): ReadonlySet<number> {
  const found = new Set<number>();
  for (const key of lookupKeys(name)) for (const at of byKey.get(key) ?? []) found.add(at);
  return found;
}

const warmUpNames = 800;

/**
 * Compares made-up names of the lists' own words, so that the first check of a process takes hardly longer than later ones:
 * the engine compiles what has run a few hundred times.
 */
export function warmUpComparison(): void {
  const [given, surnames, common] = [knownGivenNames, knownSurnames, commonWords].map((words) => {
    const all = [...words];
    return (at: number): string => capitalized(all[(at * 37) % all.length] ?? "");
  });
  if (!given || !surnames || !common) return;
  const names = Array.from({ length: warmUpNames }, (_, at) => ({
    id: at,
    name: at % 2 === 0 ? `${given(at)} ${surnames(at)}` : `${common(at)} ${common(at + 5)} Holdings, Inc.`,
  }));
  const ledger = prepareLedger(names);
  findMatches(names, ledger);
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
