import type { InvoiceDetail } from "@caseload/contract/engagements/invoices";
import type { Actor } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { presentInvoiceDetail } from "./present.ts";
import { type InvoiceRow, readDetails } from "./queries.ts";

/** The invoice with its lines, payments, disputes and history, as the viewer sees it. */
export const describeInvoice = async (
  db: Reader,
  viewer: Actor,
  row: InvoiceRow,
  now: Date,
): Promise<InvoiceDetail> => presentInvoiceDetail(row, await readDetails(db, row.invoice.id), viewer, now);
