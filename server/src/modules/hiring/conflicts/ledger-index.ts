/**
 * The lookup keys of a large ledger's names, encrypted as one text in the database. Decrypting and reading 10,000 names
 * takes more than a second; with the keys at hand only the names that may match are read.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { placesOfKey, toKeyLines } from "@caseload/matching/party-names/key-lines";
import { keysOfParty } from "@caseload/matching/party-names/ledger";
import { and, eq, inArray, ne } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { ledgerEntries, ledgerIndexes } from "../../../platform/db/schema/conflicts.ts";
import type { NameSeal } from "../../../platform/name-seal.ts";
import { type EntryMark, type EntryRow, findLedger, idOf, markOf, openEntry } from "./ledger-entries.ts";

/** Ledgers up to this size are read as a whole. */
const withoutIndex = 300;
/** Entries that the index may lack before it is made anew. */
const maxMissing = 300;
/** Names read before other requests get their turn. */
const chunkSize = 200;
const rowsPerStatement = 5_000;

/** How the text of an index is written, as a part of its version. */
const format = "sorted lines";

/** Of the entries that may match: which the lookup keys of the parties found, and which the index lacks. */
export interface Candidates {
  rows: EntryRow[];
  idsByKey: ReadonlyMap<string, readonly number[]>;
  missing: ReadonlySet<number>;
}

let version: string | undefined;

/** A hash of the comparison's files and word lists: other rules may have other keys. */
function comparisonVersion(): string {
  if (version !== undefined) return version;
  const hash = createHash("sha256").update(format);
  const directory = dirname(fileURLToPath(import.meta.resolve("@caseload/matching/party-names/ledger")));
  for (const file of readdirSync(directory, { recursive: true, encoding: "utf8" }).toSorted())
    if (/\.(?:ts|js|json)$/.test(file)) hash.update(file).update(readFileSync(join(directory, file)));
  return (version = hash.digest("base64url"));
}

/** A line of the entries' marks, and the lookup keys with the places of their entries in it. */
async function makeIndex(names: NameSeal, rows: readonly EntryRow[]): Promise<string> {
  const places = new Map<string, number[]>();
  for (const [at, row] of rows.entries()) {
    for (const key of keysOfParty(openEntry(names, row))) {
      const known = places.get(key);
      if (known) known.push(at);
      else places.set(key, [at]);
    }
    if (at % chunkSize === chunkSize - 1) await setImmediate();
  }
  return `${rows.map(markOf).join(" ")}\n${toKeyLines(places)}`;
}

/**
 * Makes the index of a ledger that is large enough for one, and stores it. Outside of a transaction, which would wait idle
 * for seconds; entries that change meanwhile are compared without the index.
 */
export async function storeLedgerIndex(db: Db, names: NameSeal, ownerId: number): Promise<void> {
  const rows = await findLedger(db, ownerId);
  if (rows.length <= withoutIndex) {
    await db.delete(ledgerIndexes).where(eq(ledgerIndexes.ownerId, ownerId));
    return;
  }
  const index = await makeIndex(names, rows);
  const stored = { version: comparisonVersion(), sealed: names.seal(index) };
  await db
    .insert(ledgerIndexes)
    .values({ ownerId, ...stored })
    .onConflictDoUpdate({ target: ledgerIndexes.ownerId, set: stored });
}

/** Has the scheduled task make the index of a ledger anew. */
async function requestIndex(tx: Tx, ownerId: number): Promise<void> {
  await tx
    .insert(ledgerIndexes)
    .values({ ownerId, version: "", sealed: "" })
    .onConflictDoUpdate({ target: ledgerIndexes.ownerId, set: { version: "" } });
}

async function findLedgerIndex(tx: Tx, names: NameSeal, ownerId: number): Promise<string | null> {
  const [row] = await tx
    .select()
    .from(ledgerIndexes)
    .where(and(eq(ledgerIndexes.ownerId, ownerId), eq(ledgerIndexes.version, comparisonVersion())));
  return row ? names.open(row.sealed) : null;
}

/** Entries that the index lacks, and those that share a key with the names. */
function mayMatch(index: string, marks: readonly EntryMark[], keys: ReadonlySet<string>) {
  const end = index.indexOf("\n");
  const entries = index.slice(0, Math.max(end, 0)).split(" ");
  const lines = index.slice(end + 1);
  const known = new Set(entries);
  const missing = new Set(marks.filter((mark) => !known.has(mark)).map(idOf));
  const idsByKey = new Map(
    Array.from(keys, (key) => [key, placesOfKey(lines, key).map((at) => idOf(entries[at] ?? ""))]),
  );
  return { missing, idsByKey };
}

/** The entries among `marks` whose names may match: all of a small ledger, and few of a large one. */
export async function findCandidates(
  tx: Tx,
  names: NameSeal,
  ownerId: number,
  marks: readonly EntryMark[],
  keys: ReadonlySet<string>,
): Promise<Candidates> {
  const isLarge = marks.length > withoutIndex;
  const index = isLarge ? await findLedgerIndex(tx, names, ownerId) : null;
  const { missing, idsByKey } = mayMatch(index ?? "", marks, keys);
  if (isLarge && missing.size > maxMissing) await requestIndex(tx, ownerId);
  const found = new Set([...missing, ...[...idsByKey.values()].flat()]);
  const ids = marks.map(idOf).filter((id) => found.has(id));
  const rows: EntryRow[] = [];
  for (let at = 0; at === 0 || at < ids.length; at += rowsPerStatement)
    rows.push(
      ...(await tx
        .select()
        .from(ledgerEntries)
        .where(inArray(ledgerEntries.id, ids.slice(at, at + rowsPerStatement)))
        .orderBy(ledgerEntries.id)),
    );
  return { rows, idsByKey, missing };
}

/** Has indexes made anew that hold keys of entries which are deleted for good. */
export async function markIndexesOld(db: Db, ownerIds: readonly number[]): Promise<void> {
  if (ownerIds.length > 0)
    await db
      .update(ledgerIndexes)
      .set({ version: "" })
      .where(inArray(ledgerIndexes.ownerId, [...new Set(ownerIds)]));
}

/** Indexes made anew per run. */
const renewedPerRun = 5;

/** Makes indexes anew that are marked as old, or that other rules of comparison left behind, before an application needs them. */
export async function renewLedgerIndexes(db: Db, names: NameSeal): Promise<void> {
  const old = await db
    .select({ ownerId: ledgerIndexes.ownerId })
    .from(ledgerIndexes)
    .where(ne(ledgerIndexes.version, comparisonVersion()))
    .limit(renewedPerRun);
  for (const { ownerId } of old) await storeLedgerIndex(db, names, ownerId);
}
