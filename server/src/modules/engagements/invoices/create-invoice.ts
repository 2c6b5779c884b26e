import { invoiceErrorMessages } from "@caseload/contract/engagements/invoice-error-messages";
import type { NewInvoice } from "@caseload/contract/engagements/new-invoice";
import { eq } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { invoiceLines, invoices } from "../../../platform/db/schema/invoices.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { lockContract, requireParty } from "../contracts/queries.ts";
import { collectLines } from "./collect-lines.ts";
import { isPossible } from "./policy.ts";
import { lockInvoice } from "./queries.ts";

/** Lines per statement, well below PostgreSQL's limit on parameters. */
const batchSize = 500;

/**
 * Draws up a draft. Returns its id.
 * @throws HttpError 404 for everyone but the contract's paralegal, 409 before work has started, else as collectLines
 */
export async function createInvoice(
  db: Db,
  actor: Actor,
  contractId: number,
  input: NewInvoice,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockActiveUser(tx, actor.id);
    await lockContract(tx, contractId);
    const own = await requireParty(tx, actor, contractId, "paralegal");
    if (own.contract.startedAt === null) throw conflict(invoiceErrorMessages.workNotStarted);
    const lines = await collectLines(tx, actor, own, input, now);
    const [invoice] = await tx
      .insert(invoices)
      .values({ contractId, issuerId: actor.id, status: "draft", createdAt: now })
      .returning({ id: invoices.id });
    if (!invoice) throw new Error("The invoice was not stored.");
    for (let from = 0; from < lines.length; from += batchSize)
      await tx
        .insert(invoiceLines)
        .values(
          lines.slice(from, from + batchSize).map((line) => ({ ...line, invoiceId: invoice.id, contractId })),
        );
    await announce(tx, { to: [actor.id], topics: ["invoices"] });
    return invoice.id;
  });
}

/**
 * Deletes a draft, which frees its lines.
 * @throws HttpError 404 for everyone but its paralegal, 409 once it was sent
 */
export async function deleteDraft(db: Db, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { invoice } = await lockInvoice(tx, actor, id, "paralegal");
    if (!isPossible("delete", invoice.status)) throw conflict(invoiceErrorMessages.invoiceNotDraft);
    await tx.delete(invoices).where(eq(invoices.id, id));
    await announce(tx, { to: [actor.id], topics: ["invoices"] });
  });
}
