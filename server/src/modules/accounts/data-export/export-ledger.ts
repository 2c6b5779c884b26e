import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "../../../platform/db/database.ts";
import { ledgerEntries } from "../../../platform/db/schema/conflicts.ts";
import type { NameSeal } from "../../../platform/name-seal.ts";
import { iteratePages, pageRows } from "./iterate-pages.ts";

/** The user's own ledger; nobody else's export holds it. */
export const conflictLedger = (tx: Tx, userId: number, names: NameSeal) =>
  iteratePages(async (afterId) => {
    const rows = await tx
      .select()
      .from(ledgerEntries)
      .where(
        and(
          eq(ledgerEntries.ownerId, userId),
          isNull(ledgerEntries.supersededAt),
          gt(ledgerEntries.id, afterId),
        ),
      )
      .orderBy(asc(ledgerEntries.id))
      .limit(pageRows);
    return rows.map(({ id, role, sealed, changedAt }) => ({
      id,
      role,
      ...z.record(z.string(), z.unknown()).parse(JSON.parse(names.open(sealed))),
      changedAt,
    }));
  });
