import { callUrl } from "@caseload/contract/call-url";
import {
  reportTableLabels,
  reportTableRows,
  reportTables,
  usualSort,
} from "@caseload/contract/report-tables";
import { Download } from "lucide-react";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useLast } from "~/lib/use-last.ts";
import { writePeriod } from "~/lib/period-address.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { TabPanel, Tabs } from "~/ui/tabs.tsx";
import { filtersOf, useReportAddress } from "./report-address.ts";
import { ReportFilters } from "./report-filters.tsx";
import { ReportList } from "./report-list.tsx";
import "./firm-reports.css";

/** The rows behind the firm's figures, as tables and as CSV. */
export function FirmReports() {
  const { given, choose } = useReportAddress();
  const format = useFormat();
  const query = filtersOf(given);
  const totals = useApi("sumReport", { query }).data;
  const shown = useLast(totals)?.period;
  return (
    <>
      <PageHead
        title="Reports"
        lede={
          shown
            ? `${format.day(shown.from)} to ${format.day(shown.to)}`
            : "The rows behind the firm's figures."
        }
        actions={
          <>
            <ButtonLink to={`/analytics?${new URLSearchParams(writePeriod(given.period)).toString()}`}>
              See Analytics
            </ButtonLink>
            <a className="btn primary" href={callUrl("downloadReport", { query })} download>
              <Download className="i" aria-hidden="true" />
              Download CSV
            </a>
          </>
        }
      />
      <ReportFilters given={given} shown={shown} choose={choose} />
      <Tabs
        label="Reports"
        tabs={reportTables.map((value) => ({ value, label: reportTableLabels[value] }))}
        value={given.table}
        onValueChange={(table) => choose({ table, only: "", sort: usualSort[table], order: "desc" })}
      >
        {reportTables.map((table) => (
          <TabPanel key={table} value={table} className="sheet edge report-panel">
            <p className="small muted report-says">{reportTableRows[table]}</p>
            <ReportList given={given} totals={totals} choose={choose} />
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}
