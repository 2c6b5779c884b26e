import type { LedgerEntryInput } from "@caseload/contract/hiring/conflict-ledger";
import type { LedgerRole } from "@caseload/contract/hiring/conflict-statuses";
import { conflictErrorMessages } from "@caseload/contract/hiring/conflict-statuses";
import { and, desc, eq, gt, isNull, lt, lte, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { Reader } from "../../../platform/db/database.ts";
import { type Cursor, decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { ledgerEntries } from "../../../platform/db/schema/conflicts.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import type { NameSeal } from "../../../platform/name-seal.ts";

const sealedContent = z.object({
  name: z.string(),
  aliases: z.array(z.string()),
  note: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});

export type EntryRow = typeof ledgerEntries.$inferSelect;

/** An entry with its names in the clear. */
export type OpenEntry = LedgerEntryInput & { id: number; changedAt: Date };

export const sealEntry = (names: NameSeal, { role, ...content }: LedgerEntryInput) => ({
  role,
  sealed: names.seal(JSON.stringify(sealedContent.parse(content))),
});

export const openEntry = (names: NameSeal, { id, role, sealed, changedAt }: EntryRow): OpenEntry => ({
  id,
  role,
  changedAt,
  ...sealedContent.parse(JSON.parse(names.open(sealed))),
});

const current = (ownerId: number) =>
  and(eq(ledgerEntries.ownerId, ownerId), isNull(ledgerEntries.supersededAt));

/** The whole ledger, latest entry first. */
export const findLedger = (db: Reader, ownerId: number): Promise<EntryRow[]> =>
  db.select().from(ledgerEntries).where(current(ownerId)).orderBy(desc(ledgerEntries.id));

/** An entry's id and the instant of its last change in milliseconds, "17:1764260000000": by both its content is known. */
export type EntryMark = string;

export const markOf = ({ id, changedAt }: Pick<EntryRow, "id" | "changedAt">): EntryMark =>
  `${id}:${changedAt.getTime()}`;
export const idOf = (mark: EntryMark): number => Number.parseInt(mark, 10);

/** Which entries the ledger had at an instant within the last 24 hours, as one text: 10,000 rows take longer to read. */
export async function findLedgerAt(db: Reader, ownerId: number, at: Date): Promise<EntryMark[]> {
  const { id, changedAt, supersededAt } = ledgerEntries;
  const milliseconds = sql`(extract(epoch from ${changedAt}) * 1000)::bigint`;
  const [row] = await db
    .select({ marks: sql<string | null>`string_agg(${id} || ':' || ${milliseconds}, ' ' order by ${id})` })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.ownerId, ownerId),
        lte(changedAt, at),
        or(isNull(supersededAt), gt(supersededAt, at)),
      ),
    );
  return row?.marks?.split(" ") ?? [];
}

interface LedgerFilters {
  q?: string | undefined;
  role?: LedgerRole | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

const cursorOf = ({ id }: { id: number }): Cursor => ({ at: null, id });

const holds = (text: string) => {
  const words = text.toLowerCase();
  return ({ name, aliases }: OpenEntry) =>
    [name, ...aliases].some((each) => each.toLowerCase().includes(words));
};

/** A page of the ledger. Words are searched for after decryption, so that the database holds no index of names. */
export async function listLedger(
  db: Reader,
  names: NameSeal,
  ownerId: number,
  { q = "", role, limit, cursor }: LedgerFilters,
) {
  const after = decodeCursor(cursor)?.id;
  const query = db
    .select()
    .from(ledgerEntries)
    .where(
      and(
        current(ownerId),
        role && eq(ledgerEntries.role, role),
        after === undefined ? undefined : lt(ledgerEntries.id, after),
      ),
    )
    .orderBy(desc(ledgerEntries.id));
  const rows = await (q === "" ? query.limit(pageSize(limit)) : query);
  const opened = rows.map((row) => openEntry(names, row));
  return toPage(q === "" ? opened : opened.filter(holds(q)).slice(0, pageSize(limit)), limit, cursorOf);
}

/** @throws HttpError 404 for entries of others, and for deleted ones */
export async function requireEntry(db: Reader, ownerId: number, id: number): Promise<EntryRow> {
  const [row] = await db
    .select()
    .from(ledgerEntries)
    .where(and(current(ownerId), eq(ledgerEntries.id, id)));
  if (!row) throw notFound(conflictErrorMessages.entryNotFound);
  return row;
}
