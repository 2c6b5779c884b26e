import {
  figuresOf,
  reportTableLabels,
  reportTableRows,
  reportTables,
  usualSort,
  reportChoices,
} from "@caseload/contract/reporting/report-tables";
import { plural } from "~/lib/phrases.ts";
import { errorText } from "~/lib/api-error.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useLast } from "~/lib/use-last.ts";
import { useIsPrinted } from "~/lib/use-is-printed.ts";
import { PageHead } from "~/ui/page-head.tsx";
import { TabPanel, Tabs } from "~/ui/tabs.tsx";
import {
  filtersOf,
  shownColumns,
  useReportAddress,
  type ReportChoices,
  columnsOf,
} from "./report-address.ts";
import { ReportList } from "./report-list.tsx";
import { ReportViews } from "./report-views.tsx";
import { Schedules } from "./schedules.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./reports.module.css";
import { callUrl } from "@caseload/contract/call-url";
import { endpoints } from "~/lib/endpoints.ts";
import { limits } from "@caseload/contract/limits";
import CalendarClock from "lucide-react/icons/calendar-clock";
import Download from "lucide-react/icons/download";
import { vitalPart } from "~/ui/lazy-part.ts";
import { writePeriod, periodProblem } from "~/lib/period-address.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { useDialogs } from "~/ui/use-dialogs.ts";
import { rowsText } from "./schedule-text.ts";
import type { Days } from "@caseload/contract/reporting/periods";
import { Field } from "~/ui/field.tsx";
import { InfoButton } from "~/ui/info-button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { PeriodPicker } from "~/ui/period-picker.tsx";
import { Select } from "~/ui/select.tsx";

/** The rows behind the firm's figures, as tables, as PDF and by email. */
export function Reports() {
  const { given, choose } = useReportAddress();
  const format = useFormat();
  const query = filtersOf(given);
  const sums = useApi("sumReport", { query });
  const totals = sums.data;
  const shown = useLast(totals)?.period;
  const scheduled = useApi("listReportSchedules").data?.length ?? 0;
  const isPrinted = useIsPrinted();
  return (
    <>
      <PageHead
        title="Reports"
        lede={
          <>
            {shown
              ? `${format.day(shown.from)} – ${format.day(shown.to)}`
              : "The records behind your firm's metrics."}
            {scheduled > 0 && (
              <>
                {" · "}
                <a className="link" href="#scheduled">
                  {plural(scheduled, "report")} by email
                </a>
              </>
            )}
          </>
        }
        actions={<ReportActions given={given} rows={totals?.rows} />}
      />
      <ReportFilters given={given} shown={shown} choose={choose} />
      <ReportViews given={given} choose={choose} />
      <Tabs
        label="Reports"
        tabs={reportTables.map((value) => ({ value, label: reportTableLabels[value] }))}
        value={given.table}
        onValueChange={(table) =>
          choose({ table, only: "", columns: [], sort: usualSort[table], order: "desc", view: "" })
        }
      >
        {reportTables.map((table) => (
          <TabPanel key={table} value={table} className="sheet edge">
            <div className={styles.reportSays}>
              {isPrinted && <PrintedChoice given={{ ...given, table }} />}
              <p className="small muted">{reportTableRows[table]}</p>
              <InfoButton figures={figuresOf(shownColumns({ ...given, table }))} />
            </div>
            {sums.error && !totals && (
              <div className={styles.reportNote}>
                <InlineAlert
                  title="We couldn't load the totals"
                  text={errorText(sums.error, "Try again.")}
                  onRetry={() => void sums.refetch()}
                  retrying={sums.isFetching}
                />
              </div>
            )}
            <ReportList given={given} totals={totals} choose={choose} />
          </TabPanel>
        ))}
      </Tabs>
      <Schedules />
    </>
  );
}

/** The name of the report and what it is limited to, which the tabs and the filters say on screen. */
function PrintedChoice({ given }: { given: ReportChoices }) {
  const words = useRowsText(given);
  return (
    <h2 className={classNames("title", styles.printedChoice)}>
      {reportTableLabels[given.table]} <small className="small muted">{words}</small>
    </h2>
  );
}

/** "Litigation, open, by applications, highest or newest first" */
function useRowsText({ table, department, only, columns, sort, order }: ReportChoices): string {
  const departments = useApi("listDepartments").data ?? [];
  const named = departments.find(({ id }) => String(id) === department)?.name;
  const words = department === "" ? "All departments" : (named ?? "No department");
  return rowsText({ table, only, columns, sort, order }, words);
}

const ScheduleDialog = vitalPart(() => import("./schedule-dialog.tsx"));

interface ReportActionsProps {
  given: ReportChoices;
  /** How many rows the report has, once it is known. */
  rows: number | undefined;
}

/** What one does with a report: look at its figures, have it sent, take it along. */
function ReportActions({ given, rows }: ReportActionsProps) {
  const dialogs = useDialogs<"schedule">();
  const query = filtersOf(given);
  return (
    <>
      <ButtonLink to={`/analytics?${new URLSearchParams(writePeriod(given.period)).toString()}`}>
        See Analytics
      </ButtonLink>
      <Button aria-haspopup="dialog" onClick={() => dialogs.open("schedule")}>
        <CalendarClock className="icon" aria-hidden="true" />
        Schedule
      </Button>
      {rows !== undefined && rows > limits.maxReportPdfRows ? (
        <Button disabled>{`PDF Limit: ${limits.maxReportPdfRows.toLocaleString("en-US")} Rows`}</Button>
      ) : (
        <a className="button secondary" href={callUrl(endpoints.printReport, { query })} download>
          <Download className="icon" aria-hidden="true" />
          Download PDF
        </a>
      )}
      <a className="button primary" href={callUrl(endpoints.downloadReport, { query })} download>
        <Download className="icon" aria-hidden="true" />
        Download CSV
      </a>
      <LateDialog onOpenChange={dialogs.control.onOpenChange}>
        {dialogs.name && <NewSchedule key={dialogs.turn} given={given} control={dialogs.control} />}
      </LateDialog>
    </>
  );
}

interface NewScheduleProps {
  given: ReportChoices;
  control: ReturnType<typeof useDialogs>["control"];
}

function NewSchedule({ given, control }: NewScheduleProps) {
  const { period } = given;
  const words = useRowsText(given);
  const {
    from: _from,
    to: _to,
    period: _period,
    ...rest
  } = { from: "", to: "", period: "", ...filtersOf(given) };
  const report = { ...rest, period: "period" in period ? period.period : null };
  return <ScheduleDialog rows={{ report, words }} {...control} />;
}

interface ReportFiltersProps {
  given: ReportChoices;
  shown: Days | undefined;
  choose: (change: Partial<ReportChoices>) => void;
}

const orders = [
  { value: "desc" as const, label: "highest or newest first" },
  { value: "asc" as const, label: "lowest or oldest first" },
];

/** Period, department and which rows; on phones the order too, because the heads are not there. */
export function ReportFilters({ given, shown, choose }: ReportFiltersProps) {
  const known = useApi("listDepartments").data ?? [];
  const departments = [
    { value: "", label: "All Departments" },
    ...known.map(({ id, name, isArchived }) => ({
      value: String(id),
      label: isArchived ? `${name} (archived)` : name,
    })),
    { value: "none", label: "No department" },
  ];
  const rows = [{ value: "", label: "All rows" }, ...reportChoices[given.table]];
  const sorts = columnsOf(given.table).flatMap(({ key, label, sorted }) =>
    sorted
      ? orders.map((order) => ({ value: `${key} ${order.value}`, label: `${label}, ${order.label}` }))
      : [],
  );
  return (
    <form
      className={classNames("sheet", styles.reportFilters)}
      aria-label="Filter the report"
      onSubmit={(event) => event.preventDefault()}
    >
      <PeriodPicker
        value={given.period}
        shown={shown}
        problemOf={periodProblem}
        onChoose={(period) => choose({ period })}
        className={"from" in given.period ? styles.ownDates : undefined}
      />
      <Field label="Department">
        <Select
          options={departments}
          value={given.department}
          placeholder="Another department"
          onValueChange={(department) => choose({ department })}
        />
      </Field>
      <Field label="Rows">
        <Select options={rows} value={given.only} onValueChange={(only) => choose({ only })} />
      </Field>
      <Field label="Order" className={styles.phoneOnly}>
        <Select
          options={sorts}
          value={`${given.sort} ${given.order}`}
          onValueChange={(next) => {
            const [sort = given.sort, order] = next.split(" ");
            choose({ sort, order: order === "asc" ? "asc" : "desc" });
          }}
        />
      </Field>
    </form>
  );
}
