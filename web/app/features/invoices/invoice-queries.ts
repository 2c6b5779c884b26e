/** Inputs of the calls that read invoices, and the address of the list. */
import type { InvoiceFilter } from "@caseload/contract/engagements/invoices";
import type { UserType } from "@caseload/contract/roles";
import { filterWords } from "./invoice-text.ts";

/** What the list is narrowed to. */
export interface InvoiceChoices {
  readonly side: UserType | null;
  readonly status: InvoiceFilter | null;
}

const isFilter = (text: string | null): text is InvoiceFilter => text !== null && text in filterWords;
const isSide = (text: string | null): text is UserType => text === "paralegal" || text === "attorney";

export function readChoices(address: URLSearchParams): InvoiceChoices {
  const status = address.get("status");
  const side = address.get("side");
  return { side: isSide(side) ? side : null, status: isFilter(status) ? status : null };
}

export function writeChoices({ side, status }: InvoiceChoices): URLSearchParams {
  const address = new URLSearchParams();
  if (side !== null) address.set("side", side);
  if (status !== null) address.set("status", status);
  return address;
}

/** The query of what is chosen, without what is not. */
export const choiceQuery = ({ side, status }: InvoiceChoices) => ({
  ...(side !== null && { side }),
  ...(status !== null && { status }),
});

/** Rows on one page. */
const limit = 20;

export const ownInvoices = (choices: InvoiceChoices) =>
  ({ query: { ...choiceQuery(choices), order: "due", limit } }) as const;

export const contractInvoices = (contractId: number) =>
  ({ query: { contractId, order: "newest", limit } }) as const;

/** Without the status: every status is counted. */
export const invoiceCounts = (side: UserType | null) => ({ query: side === null ? {} : { side } });
