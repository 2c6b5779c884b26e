/** Invoices as CSV: hours in tenths, money in US dollars, instants in ISO 8601 (UTC). */
import { nameInFile } from "@caseload/contract/accounts/name-in-file";
import { csvLine, csvMark } from "@caseload/contract/csv";
import { daysOverdue, invoiceNumber, namesOn } from "./present.ts";
import type { InvoiceRow } from "./queries.ts";

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** One line per invoice, newest first. */
export function* invoicesCsv(rows: readonly InvoiceRow[], now: Date): Generator<string> {
  yield (
    csvMark +
      csvLine([
        "Number",
        "Status",
        "Days overdue",
        "Contract",
        "Job",
        "From",
        "To",
        "Issued",
        "Due",
        "First day",
        "Last day",
        "Hours",
        "Total",
        "Paid",
        "To confirm",
        "Balance",
        "Sent at",
        "Viewed at",
        "Paid at",
      ])
  );
  for (const row of rows) {
    const { invoice, totalCents, paidCents, pendingCents } = row;
    const { issuerName, payerName } = namesOn(row);
    yield csvLine([
      invoiceNumber(invoice),
      invoice.status,
      daysOverdue(row, now),
      invoice.contractId,
      row.job.title,
      nameInFile(issuerName, row.issuer.emailConfirmed),
      nameInFile(payerName, row.firmConfirmed),
      invoice.issuedOn,
      invoice.dueOn,
      row.from,
      row.to,
      (row.minutes / 60).toFixed(1),
      dollars(totalCents),
      dollars(paidCents),
      dollars(pendingCents),
      dollars(invoice.status === "void" ? 0 : totalCents - paidCents),
      invoice.sentAt?.toISOString() ?? null,
      invoice.viewedAt?.toISOString() ?? null,
      invoice.paidAt?.toISOString() ?? null,
    ]);
  }
}
