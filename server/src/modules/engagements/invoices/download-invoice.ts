import type { Readable } from "node:stream";
import type { InvoiceDetail } from "@caseload/contract/engagements/invoices";
import type { FastifyReply } from "fastify";
import type { Actor } from "../../../platform/actor.ts";
import { readConsistently } from "../../../platform/db/database.ts";
import type { Deps } from "../../../platform/deps.ts";
import { sendDownload } from "../../../platform/http/send-download.ts";
import { describeInvoice } from "./describe-invoice.ts";
import { invoiceDocument } from "./invoice-document.ts";
import { requireInvoice } from "./queries.ts";

const renderer = new URL("./pdf/render-invoice.ts", import.meta.url);

/** The PDF of an invoice as it is presented to one side. */
export const renderInvoice = (
  { pdfRenderer }: Pick<Deps, "pdfRenderer">,
  invoice: InvoiceDetail,
  now: Date,
): Promise<Readable> => pdfRenderer.renderDocument(renderer, invoiceDocument(invoice, now));

/** The name of the file, without its extension. */
export const invoiceFileName = ({ id, number }: Pick<InvoiceDetail, "id" | "number">): string =>
  number === null ? `Invoice draft ${id}` : `Invoice ${number}`;

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
  const invoice = await readConsistently(db, async (tx) =>
    describeInvoice(tx, actor, await requireInvoice(tx, actor, id), clock()),
  );
  const file = await renderInvoice({ pdfRenderer }, invoice, clock());
  return sendDownload(reply, `${invoiceFileName(invoice)}.pdf`, file);
}
