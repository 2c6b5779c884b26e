import type { Readable } from "node:stream";
import { nameInFile } from "@caseload/contract/accounts/name-in-file";
import { type DateReader, timeFor } from "@caseload/contract/date-format";
import { formatCents } from "@caseload/contract/engagements/money-text";
import { product } from "@caseload/contract/product";
import type { PdfRow, PdfTable } from "../../../platform/pdf/pdf-document.ts";
import type { PdfRenderer } from "../../../platform/pdf/pdf-renderer.ts";
import { reachText, type YearEnd } from "./money-csv.ts";

interface YearEndTitle {
  /** "Payments received" or "Payments made". */
  readonly title: string;
  /** Whose year it is. */
  readonly owner: string | null;
  /** "Payer" or "Payee". */
  readonly heading: string;
}

function tableOf(
  { year, threshold, totals }: YearEnd,
  { title, owner, heading }: YearEndTitle,
  reader: DateReader,
  now: Date,
): PdfTable {
  const limit = threshold.cents === null ? "not available" : formatCents(threshold.cents);
  return {
    title: `${title} in ${year}`,
    firmName: owner,
    facts: [
      `Payments the paralegal confirmed, by payment date. As of ${timeFor(reader, now)}.`,
      `Form 1099-NEC threshold for ${year}: ${limit} (${threshold.source}).`,
      "Card and wallet payments are reported by the payment processor and listed separately. This is not tax advice.",
    ],
    columns: [
      { label: heading, isNumeric: false, share: 1 },
      { label: "Payments", isNumeric: true, share: 0 },
      { label: "Counted for 1099-NEC", isNumeric: true, share: 0 },
      { label: "Card and wallet", isNumeric: true, share: 0 },
      { label: "Total", isNumeric: true, share: 0 },
      { label: "Threshold", isNumeric: false, share: 0 },
    ],
    totals: [
      "Total",
      String(totals.payments),
      formatCents(totals.reportableCents),
      formatCents(totals.cardCents),
      formatCents(totals.totalCents),
      "",
    ],
    emptyText: `No payments were confirmed in ${year}.`,
    footer: `${product.name} · ${title} in ${year}`,
    createdAt: now.toISOString(),
  };
}

const rowOf = (party: YearEnd["parties"][number]): PdfRow => [
  nameInFile(party.name, party.emailConfirmed),
  String(party.payments),
  formatCents(party.reportableCents),
  formatCents(party.cardCents),
  formatCents(party.totalCents),
  reachText(party.reachesThreshold) === "Yes"
    ? "Reached"
    : party.reachesThreshold === null
      ? "Unknown"
      : "Below",
];

/** Renders the sums of a calendar year as a PDF table. */
export async function renderYearEndPdf(
  pdfRenderer: PdfRenderer,
  yearEnd: YearEnd,
  title: YearEndTitle,
  reader: DateReader,
  now: Date,
): Promise<Readable> {
  async function* batches() {
    yield yearEnd.parties.map(rowOf);
  }
  return pdfRenderer.render(tableOf(yearEnd, title, reader, now), batches());
}
