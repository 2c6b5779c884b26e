import { callUrl } from "@caseload/contract/call-url";
import { invoiceErrorMessages } from "@caseload/contract/engagements/invoice-error-messages";
import type { InvoiceDetail } from "@caseload/contract/engagements/invoices";
import FileDown from "lucide-react/icons/file-down";
import { Suspense } from "react";
import { errorText } from "~/lib/api-error.ts";
import { endpoints } from "~/lib/endpoints.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { BackLink } from "~/ui/back-link.tsx";
import { NotFound } from "~/ui/late-not-found.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { InvoicePaper } from "./invoice-paper.tsx";
import { InvoiceRail } from "./invoice-rail.tsx";
import { InvoiceStatusBadge } from "./invoice-status-badge.tsx";
import { invoiceTitle } from "./invoice-text.ts";
import * as styles from "./invoice-page.module.css";

/** Loaded when there is none. */
/** One invoice: its paper, and at the right what can be done about it. */
export function InvoicePage({ id }: { id: number }) {
  const isId = !Number.isNaN(id);
  const { data: invoice, error, refetch } = useApi("getInvoice", { params: { id } }, { enabled: isId });
  // Parties only: for everyone else the existence of an invoice is private.
  if (!isId || error?.status === 404 || error?.status === 400)
    return (
      <Suspense>
        <NotFound
          title="Invoice Not Found"
          text={invoiceErrorMessages.invoiceNotFound}
          action="Back to Invoices"
          to="/invoices"
        />
      </Suspense>
    );
  return (
    <>
      <BackLink to="/invoices">Invoices</BackLink>
      {invoice && <Document invoice={invoice} />}
      {!invoice && !error && <PaperSkeleton />}
      {!invoice && error && (
        <>
          <PageHead title="Invoice" />
          <InlineAlert
            title="We couldn't load this invoice"
            text={errorText(error, "Check your connection and try again.")}
            onRetry={() => void refetch()}
          />
        </>
      )}
    </>
  );
}

function Document({ invoice }: { invoice: InvoiceDetail }) {
  return (
    <>
      <PageHead
        badge={
          <>
            <InvoiceStatusBadge invoice={invoice} />
            <StateNote invoice={invoice} />
          </>
        }
        title={invoiceTitle(invoice)}
        actions={
          <a
            className="button secondary"
            href={callUrl(endpoints.downloadInvoice, { params: { id: invoice.id } })}
            download
          >
            <FileDown className="icon" aria-hidden="true" />
            Download PDF
          </a>
        }
      />
      <div className={styles.columns}>
        <div className={styles.surface}>
          <InvoicePaper invoice={invoice} />
        </div>
        <InvoiceRail invoice={invoice} />
      </div>
    </>
  );
}

/** "Viewed Nov 11, 2026 by Margaret Okafor", or how late it is. */
function StateNote({ invoice }: { invoice: InvoiceDetail }) {
  const { mediumDate } = useFormat();
  const { viewerSide, status, overdue, daysOverdue, viewedAt, viewedByName, sentAt, payer } = invoice;
  const late = overdue ? `${daysOverdue} ${daysOverdue === 1 ? "day" : "days"} late` : null;
  const seen =
    viewedAt === null || viewedByName === null || viewerSide !== "paralegal"
      ? null
      : `Viewed ${mediumDate(viewedAt)} by ${viewedByName}`;
  const sent = status === "sent" && sentAt !== null ? `Sent ${mediumDate(sentAt)}` : null;
  const draft = status === "draft" ? `${payer.name} can't see it yet` : null;
  const parts = [late, seen ?? sent ?? draft].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return (
    <span className="small faint">
      {parts.join(". ")} <UnconfirmedEmail confirmed={seen === null || invoice.viewedByEmailConfirmed} />
    </span>
  );
}

function PaperSkeleton() {
  return (
    <>
      <h1>
        <VisuallyHidden>Invoice</VisuallyHidden>
      </h1>
      <Loading className={styles.skeleton}>
        <Skeleton shape="title" />
        <Skeleton shape="figure" />
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} shape="line" />
        ))}
      </Loading>
    </>
  );
}
