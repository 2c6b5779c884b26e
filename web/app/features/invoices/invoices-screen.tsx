import { formatCents } from "@caseload/contract/engagements/money-text";
import { limits } from "@caseload/contract/limits";
import Download from "lucide-react/icons/download";
import { plural } from "~/lib/phrases.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { useInAddress } from "~/lib/use-in-address.ts";
import { PageHead } from "~/ui/page-head.tsx";
import { CreateInvoice } from "./create-invoice.tsx";
import { type InvoiceCounts, InvoiceList, invoicesFile } from "./invoice-list.tsx";
import { invoiceCounts, readChoices, writeChoices } from "./invoice-queries.ts";

/** Everyone's own invoices: those they send, or those their firm pays. */
export function InvoicesScreen() {
  const { userType } = useMember();
  const [choices, choose] = useInAddress(readChoices, writeChoices);
  const { data: counts, isError } = useApi("countInvoices", invoiceCounts(choices.side));
  const contracts = useBilledContracts(userType === "paralegal");
  return (
    <>
      <PageHead
        title="Invoices"
        lede={<Lede counts={counts} isPayee={userType === "paralegal"} />}
        actions={
          <>
            <a className="button secondary" href={invoicesFile(choices)} download>
              <Download className="icon" aria-hidden="true" />
              Download CSV
            </a>
            {contracts.length > 0 && <CreateInvoice contracts={contracts} />}
          </>
        }
      />
      <InvoiceList choices={choices} counts={counts ?? (isError ? null : undefined)} onChoose={choose} />
    </>
  );
}

/** Contracts whose work has started: those that an invoice can be created under. */
function useBilledContracts(isEnabled: boolean) {
  const { data = [] } = useApi(
    "listContracts",
    { query: { side: "paralegal", limit: limits.maxPage } },
    { enabled: isEnabled },
  );
  return data.filter(({ startedAt }) => startedAt !== null).map(({ id, job }) => ({ id, title: job.title }));
}

/** "1 payment to confirm. $4,782.00 outstanding, including $2,310.00 overdue." */
function Lede({ counts, isPayee }: { counts: InvoiceCounts | undefined; isPayee: boolean }) {
  if (!counts || counts.outstandingCents === 0) return "Invoiced, due and paid amounts, by contract.";
  const { pendingPayments, outstandingCents, overdueCents } = counts;
  const overdue =
    overdueCents === 0
      ? ""
      : overdueCents === outstandingCents
        ? ", all overdue"
        : `, including ${formatCents(overdueCents)} overdue`;
  return [
    ...(pendingPayments === 0
      ? []
      : [`${plural(pendingPayments, "payment")} ${isPayee ? "to confirm" : "awaiting confirmation"}.`]),
    `${formatCents(outstandingCents)} outstanding${overdue}.`,
  ].join(" ");
}
