import type { LedgerEntryChange, LedgerEntryInput } from "@caseload/contract/hiring/conflict-ledger";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { ledgerEntries } from "../../../platform/db/schema/conflicts.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import type { NameSeal } from "../../../platform/name-seal.ts";
import { openEntry, requireEntry, sealEntry } from "./ledger-entries.ts";
import { recordChange } from "./record-change.ts";

type LedgerDeps = { db: Db; nameSeal: NameSeal };

/** Adds a party and returns its id. @throws HttpError as recordChange */
export const addEntry = (
  { db, nameSeal }: LedgerDeps,
  ownerId: number,
  input: LedgerEntryInput,
  now: Date,
): Promise<number> =>
  db.transaction(async (tx) => {
    await recordChange(tx, ownerId, { weight: 1, added: 1 }, now);
    const [row] = await tx
      .insert(ledgerEntries)
      .values({ ownerId, ...sealEntry(nameSeal, input), changedAt: now })
      .returning({ id: ledgerEntries.id });
    if (!row) throw new Error("The party was not stored.");
    return row.id;
  });

/**
 * Changes a party. Its former content stays as a row of its own for running applications.
 * @throws HttpError 404 for parties of others, 400 when its last day is before the first; as recordChange
 */
export const changeEntry = (
  { db, nameSeal }: LedgerDeps,
  ownerId: number,
  id: number,
  change: LedgerEntryChange,
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    await requireEntry(tx, ownerId, id);
    await recordChange(tx, ownerId, { weight: 1, added: 0 }, now);
    const row = await requireEntry(tx, ownerId, id);
    const { id: _id, changedAt, ...before } = openEntry(nameSeal, row);
    const given = Object.entries(change).filter(([, value]) => value !== undefined);
    const input: LedgerEntryInput = { ...before, ...Object.fromEntries(given) };
    if (input.from !== null && input.to !== null && input.from > input.to)
      throw new HttpError(400, "The last day is before the first (to)");
    await tx
      .insert(ledgerEntries)
      .values({ ownerId, role: row.role, sealed: row.sealed, changedAt, supersededAt: now });
    await tx
      .update(ledgerEntries)
      .set({ ...sealEntry(nameSeal, input), changedAt: now })
      .where(eq(ledgerEntries.id, id));
  });

/** Deletes a party. @throws HttpError 404 for parties of others; as recordChange */
export const deleteEntry = (db: Db, ownerId: number, id: number, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await requireEntry(tx, ownerId, id);
    await recordChange(tx, ownerId, { weight: 1, added: 0 }, now);
    await requireEntry(tx, ownerId, id);
    await tx
      .update(ledgerEntries)
      .set({ supersededAt: now })
      .where(and(eq(ledgerEntries.id, id), isNull(ledgerEntries.supersededAt)));
  });
