import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { Actor } from "../../../platform/actor.ts";
import { readConsistently } from "../../../platform/db/database.ts";
import type { Deps } from "../../../platform/deps.ts";
import { invoiceDocument } from "./invoice-document.ts";
import { presentInvoiceDetail } from "./present.ts";
import { readDetails, requireInvoice } from "./queries.ts";

const renderer = new URL("./pdf/render-invoice.ts", import.meta.url);

/**
 * Answers with the PDF of an invoice.
 * @throws HttpError as requireInvoice
 */
export async function downloadInvoice(
  { db, clock, pdfRenderer }: Pick<Deps, "db" | "clock" | "pdfRenderer">,
  actor: Actor,
  id: number,
  reply: FastifyReply,
): Promise<Readable> {
  const invoice = await readConsistently(db, async (tx) => {
    const row = await requireInvoice(tx, actor, id);
    return presentInvoiceDetail(row, await readDetails(tx, id), actor, clock());
  });
  const bytes = await pdfRenderer.renderDocument(renderer, invoiceDocument(invoice, clock()));
  const name = invoice.number === null ? `Invoice draft ${id}` : `Invoice ${invoice.number}`;
  reply.header("content-disposition", `attachment; filename="${name}.pdf"`);
  reply.header("content-length", bytes.length);
  reply.header("cache-control", "private, no-store");
  return Readable.from([bytes]);
}
