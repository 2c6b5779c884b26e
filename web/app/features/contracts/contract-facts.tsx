import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { takesWork } from "@caseload/contract/engagements/deliverable-moves";
import type { Deliverable } from "@caseload/contract/engagements/deliverables";
import type { Timesheet } from "@caseload/contract/engagements/timesheets";
import { formatHours } from "@caseload/contract/engagements/money-text";
import { plural } from "~/lib/phrases.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { BarAdmissionLine } from "~/ui/bar-admission.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Ledger } from "~/ui/ledger.tsx";
import * as styles from "./contract-page.module.css";
import type { Dates } from "./contract-text.ts";
import { nextFact, type RecordedTime } from "./next-fact.ts";
import { waitsForViewer } from "./next-step.ts";
import { daysRun } from "./days-run.ts";
import { payFigure } from "./pay-figure.ts";
import { allDeliverables, allTimesheets } from "./whole-lists.ts";

const noSheets: readonly Timesheet[] = [];
const noDeliverables: readonly Deliverable[] = [];

/** Pay, term, supervising attorney and the next step. */
export function ContractFacts({ contract }: { contract: ContractDetail }) {
  const format = useFormat();
  const { supervisor } = contract;
  const time = useRecordedTime(contract);
  const work = useDeliverables(contract);
  const failed = [...time.calls, work].filter(({ data, error }) => error && !data);
  const next = failed.length > 0 ? notLoaded : nextFact(contract, format, time, work.data ?? noDeliverables);
  return (
    <>
      <Ledger
        look="facts"
        label="Engagement summary"
        cells={[
          { label: "Pay", figure: payFigure(contract.structuredTerms.pay), note: payNote(contract) },
          {
            label: "Term",
            figure: termFigure(contract, format),
            note: timeNote(contract, time) ?? termNote(contract, format),
          },
          {
            label: "Supervising attorney",
            figure: supervisor.name,
            note: <BarAdmissionLine admission={contract.barAdmission} />,
          },
          {
            label: "Next step",
            figure: next.figure,
            note: next.note,
            hot: next.isOwn === true || waitsForViewer(contract),
          },
        ]}
      />
      {failed.length > 0 && (
        <div className={styles.factsFailure}>
          <InlineAlert
            title="We couldn't load what comes next"
            text="Nothing was lost. Try again."
            onRetry={() => failed.forEach((call) => void call.refetch())}
            retrying={failed.some(({ isFetching }) => isFetching)}
          />
        </div>
      )}
    </>
  );
}

/** In place of a next step that would leave out what could not be loaded. */
const notLoaded: ReturnType<typeof nextFact> = {
  figure: "Not available",
  note: "Time or deliverables didn't load",
};

/** Read once work has started; timesheets matter to the firm, which approves them. */
function useRecordedTime({ id, startedAt, viewerSide }: ContractDetail) {
  const hasTime = startedAt !== null;
  const params = { id };
  const summary = useApi("getTimeSummary", { params }, { enabled: hasTime });
  const isApprover = hasTime && viewerSide === "attorney";
  const sheets = useApi("listTimesheets", allTimesheets(id), { enabled: isApprover });
  return { summary: summary.data, sheets: sheets.data ?? noSheets, calls: [summary, sheets] };
}

/** Read while an agreement is in force. */
const useDeliverables = ({ id, status }: ContractDetail) =>
  useApi("listDeliverables", allDeliverables(id), { enabled: takesWork(status) });

/** "62.4 h recorded, 17.6 h left" while work runs under a cap. */
function timeNote({ status }: ContractDetail, { summary }: RecordedTime): string | null {
  if (status !== "in_progress" || !summary || summary.capMinutes === null) return null;
  const { draftMinutes, submittedMinutes, returnedMinutes, approvedMinutes, invoicedMinutes } = summary;
  const recorded = draftMinutes + submittedMinutes + returnedMinutes + approvedMinutes + invoicedMinutes;
  if (recorded === 0) return null;
  const left = Math.max(0, summary.capMinutes - recorded);
  return `${formatHours(recorded)} h recorded, ${formatHours(left)} h left`;
}

function payNote({ structuredTerms: { pay, paymentDays } }: ContractDetail): string {
  if (pay === null) return "Set it before either party signs";
  const due = `invoices due in ${plural(paymentDays, "day")}`;
  if (pay.kind === "flat") return `${plural(pay.milestones.length, "milestone")}, ${due}`;
  return pay.capMinutes === null ? `No cap, ${due}` : `Cap ${formatHours(pay.capMinutes)} h, ${due}`;
}

/** The days of the agreement, with the agreed first day of work once it is known. */
function termFigure(
  { structuredTerms, startsOn }: ContractDetail,
  { day, mediumDate }: Dates & { mediumDate: (day: string) => string },
): string {
  const start = startsOn ?? structuredTerms.startsOn;
  const { endsOn } = structuredTerms;
  return endsOn === null ? `From ${day(start)}` : `${day(start)} – ${mediumDate(endsOn)}`;
}

function termNote(contract: ContractDetail, { now, date }: Dates & { now: number }): string {
  const { startedAt, endedAt, status, termsAgreedAt } = contract;
  const run = daysRun(contract, now);
  if (run) return run.day > run.of ? "Past its end date" : `Day ${run.day} of ${run.of}`;
  if (status === "completed" && endedAt !== null) return `Completed ${date(endedAt)}`;
  if (startedAt !== null) return `Started ${date(startedAt)}`;
  if (status === "cancelled") return "Not started";
  return termsAgreedAt === null
    ? "Starts after both parties sign"
    : `Both parties signed ${date(termsAgreedAt)}`;
}
