import { callUrl } from "@caseload/contract/call-url";
import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { formatHours } from "@caseload/contract/engagements/hours-text";
import Download from "lucide-react/icons/download";
import { endpoints } from "~/lib/endpoints.ts";
import { signedCents } from "~/lib/money.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { PagedList } from "~/ui/paged-list.tsx";
import { CreateInvoice } from "./create-invoice.tsx";
import { contractInvoices } from "./invoice-queries.ts";
import { InvoiceRows } from "./invoice-rows.tsx";
import { InvoiceSkeleton } from "./invoice-skeleton.tsx";
import * as styles from "./invoice-list.module.css";

/** The invoices of one contract; the paralegal creates the next one here. */
export default function InvoicesTab({ contract }: { contract: ContractDetail }) {
  const { id, job, viewerSide, paralegal } = contract;
  const isIssuer = viewerSide === "paralegal";
  const list = useApiPages("listInvoices", contractInvoices(id));
  const { data } = useApi("getInvoiceable", { params: { id }, query: {} }, { enabled: isIssuer });
  const next = isIssuer ? data : undefined;
  return (
    <>
      <div className={styles.head}>
        <h2 className="heading">Invoices</h2>
        {next && next.minutes !== 0 && (
          <span className={styles.uninvoiced}>
            {formatHours(next.minutes)} of approved time not invoiced yet, {signedCents(next.timeCents)}
          </span>
        )}
        <span className={styles.tabActions}>
          {list.rows.length > 0 && (
            <a
              className="button ghost"
              href={callUrl(endpoints.downloadInvoices, { query: { contractId: id } })}
              download
            >
              <Download className="icon" aria-hidden="true" />
              Download CSV
            </a>
          )}
          {next?.mayCreate && <CreateInvoice contracts={[{ id, title: job.title }]} />}
        </span>
      </div>
      <PagedList
        list={list}
        noun="invoices"
        errorTitle="We couldn't load the invoices"
        skeleton={<InvoiceSkeleton />}
        empty={
          <div className={styles.tabEmpty}>
            <EmptyState
              bare
              art={<DrawerArt />}
              level={3}
              title="No invoices yet"
              text={
                isIssuer
                  ? "Invoices for approved time, milestones and expenses of this contract appear here."
                  : `Invoices appear here once ${paralegal.name} sends them.`
              }
            />
          </div>
        }
      >
        {(rows) => <InvoiceRows invoices={rows} ofContract />}
      </PagedList>
    </>
  );
}
