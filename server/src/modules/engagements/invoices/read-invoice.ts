import type { Actor } from "../../../platform/actor.ts";
import { type Db, readConsistently } from "../../../platform/db/database.ts";
import { requireParty } from "../contracts/queries.ts";
import { readInvoiceable } from "./collect-lines.ts";
import { readDetails, requireInvoice } from "./queries.ts";

/**
 * Reads an invoice with its lines, payments and history, as of one moment.
 * @throws HttpError 404 for everyone who may not read it
 */
export const readInvoice = (db: Db, actor: Actor, id: number) =>
  readConsistently(db, async (tx) => ({
    row: await requireInvoice(tx, actor, id),
    details: await readDetails(tx, id),
  }));

/**
 * Reads what the paralegal of a contract may invoice, as of one moment.
 * @param through the last day, YYYY-MM-DD; all days when absent
 * @throws HttpError 404 for everyone else
 */
export const readOwnInvoiceable = (db: Db, actor: Actor, contractId: number, through: string | undefined) =>
  readConsistently(db, async (tx) =>
    readInvoiceable(tx, await requireParty(tx, actor, contractId, "paralegal"), through),
  );
