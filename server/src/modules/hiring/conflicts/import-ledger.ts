import type { LedgerEntryInput } from "@caseload/contract/hiring/conflict-ledger";
import { conflictLimits } from "@caseload/contract/hiring/conflict-statuses";
import type { Db } from "../../../platform/db/database.ts";
import { ledgerEntries } from "../../../platform/db/schema/conflicts.ts";
import type { NameSeal } from "../../../platform/name-seal.ts";
import { findLedger, openEntry, sealEntry } from "./ledger-entries.ts";
import { storeLedgerIndex } from "./ledger-index.ts";
import { recordChange } from "./record-change.ts";

/** Rows per statement: PostgreSQL takes 65,535 parameters. */
const batchSize = 5_000;

const keyOf = ({ name, role }: Pick<LedgerEntryInput, "name" | "role">): string =>
  `${role} ${name.toLowerCase()}`;

/**
 * Adds parties in one transaction, except those that the ledger holds already by name and role.
 * @throws HttpError as recordChange
 */
export async function importLedger(
  { db, nameSeal }: { db: Db; nameSeal: NameSeal },
  ownerId: number,
  entries: readonly LedgerEntryInput[],
  now: Date,
): Promise<{ added: number; known: number }> {
  const counts = await db.transaction(async (tx) => {
    const known = new Set((await findLedger(tx, ownerId)).map((row) => keyOf(openEntry(nameSeal, row))));
    const fresh = entries.filter((entry) => {
      const key = keyOf(entry);
      return !known.has(key) && known.add(key);
    });
    if (fresh.length > 0)
      await recordChange(tx, ownerId, { weight: conflictLimits.importCountsAs, added: fresh.length }, now);
    for (let at = 0; at < fresh.length; at += batchSize)
      await tx
        .insert(ledgerEntries)
        .values(
          fresh
            .slice(at, at + batchSize)
            .map((entry) => ({ ownerId, ...sealEntry(nameSeal, entry), changedAt: now })),
        );
    return { added: fresh.length, known: entries.length - fresh.length };
  });
  if (counts.added > 0) await storeLedgerIndex(db, nameSeal, ownerId);
  return counts;
}
