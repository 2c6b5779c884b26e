import { callUrl } from "@caseload/contract/call-url";
import { limits } from "@caseload/contract/limits";
import CalendarClock from "lucide-react/icons/calendar-clock";
import Download from "lucide-react/icons/download";
import { vitalPart } from "~/ui/lazy-part.ts";
import { writePeriod } from "~/lib/period-address.ts";
import { useApi } from "~/lib/use-api.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { useDialogs } from "~/ui/use-dialogs.ts";
import { filtersOf, type ReportChoices } from "./report-address.ts";
import { rowsInWords } from "./schedule-words.ts";

const ScheduleDialog = vitalPart(() => import("./schedule-dialog.tsx"));

interface ReportActionsProps {
  given: ReportChoices;
  /** How many rows the report has, once it is known. */
  rows: number | undefined;
}

/** What one does with a report: look at its figures, have it sent, take it along. */
export function ReportActions({ given, rows }: ReportActionsProps) {
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
      {rows !== undefined && rows > limits.reportPaperRows ? (
        <Button disabled>PDF holds {limits.reportPaperRows.toLocaleString("en-US")} rows</Button>
      ) : (
        <a className="button secondary" href={callUrl("printReport", { query })} download>
          <Download className="icon" aria-hidden="true" />
          Download PDF
        </a>
      )}
      <a className="button primary" href={callUrl("downloadReport", { query })} download>
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
  const { table, period, department, only, sort, order } = given;
  const departments = useApi("listDepartments").data ?? [];
  const named = departments.find(({ id }) => String(id) === department)?.name;
  const words = department === "" ? "All departments" : (named ?? "No department");
  const {
    from: _from,
    to: _to,
    period: _period,
    ...rest
  } = { from: "", to: "", period: "", ...filtersOf(given) };
  const report = { ...rest, period: "period" in period ? period.period : null };
  return (
    <ScheduleDialog rows={{ report, words: rowsInWords({ table, only, sort, order }, words) }} {...control} />
  );
}
