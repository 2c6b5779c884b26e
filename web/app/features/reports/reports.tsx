import {
  reportTableLabels,
  reportTableRows,
  reportTables,
  usualSort,
} from "@caseload/contract/reporting/report-tables";
import { plural } from "~/lib/format.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useLast } from "~/lib/use-last.ts";
import { PageHead } from "~/ui/page-head.tsx";
import { TabPanel, Tabs } from "~/ui/tabs.tsx";
import { ReportActions } from "./report-actions.tsx";
import { filtersOf, useReportAddress } from "./report-address.ts";
import { ReportFilters } from "./report-filters.tsx";
import { ReportList } from "./report-list.tsx";
import { Schedules } from "./schedules.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./reports.module.css";

/** The rows behind the firm's figures, as tables, on paper and by e-mail. */
export function Reports() {
  const { given, choose } = useReportAddress();
  const format = useFormat();
  const query = filtersOf(given);
  const totals = useApi("sumReport", { query }).data;
  const shown = useLast(totals)?.period;
  const scheduled = useApi("listReportSchedules").data?.length ?? 0;
  return (
    <>
      <PageHead
        title="Reports"
        lede={
          <>
            {shown
              ? `${format.day(shown.from)} to ${format.day(shown.to)}`
              : "The rows behind the firm's figures."}
            {scheduled > 0 && (
              <>
                {" · "}
                <a className="link" href="#scheduled">
                  {plural(scheduled, "report")} by e-mail
                </a>
              </>
            )}
          </>
        }
        actions={<ReportActions given={given} rows={totals?.rows} />}
      />
      <ReportFilters given={given} shown={shown} choose={choose} />
      <Tabs
        label="Reports"
        tabs={reportTables.map((value) => ({ value, label: reportTableLabels[value] }))}
        value={given.table}
        onValueChange={(table) => choose({ table, only: "", sort: usualSort[table], order: "desc" })}
      >
        {reportTables.map((table) => (
          <TabPanel key={table} value={table} className="sheet edge">
            <p className={classNames("small muted", styles.reportSays)}>{reportTableRows[table]}</p>
            <ReportList given={given} totals={totals} choose={choose} />
          </TabPanel>
        ))}
      </Tabs>
      <Schedules />
    </>
  );
}
