import type { Analytics as Figures } from "@caseload/contract/reporting/analytics";
import type { Days } from "@caseload/contract/reporting/periods";
import { useSearchParams } from "react-router";
import { errorText } from "~/lib/api-error.ts";
import { periodProblem, readPeriod, writePeriod } from "~/lib/period-address.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useLast } from "~/lib/use-last.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Ledger, LedgerSkeleton } from "~/ui/ledger.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { PeriodPicker } from "~/ui/period-picker.tsx";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./analytics.module.css";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { DepartmentSpendChart, FunnelChart, ProjectsChart, SpendChart } from "./charts.tsx";
import { FirmYear } from "./firm-year.tsx";
import { hiringCells, type RowsOf, spendCells, workCells } from "./figures.ts";

/** The firm's figures over a period, beside the period before. */
export function Analytics() {
  const [address, setAddress] = useSearchParams();
  const period = readPeriod(address);
  const answer = useApi("getAnalytics", { query: period });
  // The last figures stay while others are on their way, so that the page does not jump.
  const shown = useLast(answer.data);
  const rowsOf: RowsOf = (table, more = {}) =>
    `/reports?${new URLSearchParams({ table, ...("from" in more ? {} : writePeriod(period)), ...more }).toString()}`;
  return (
    <>
      <PageHead
        title="Analytics"
        lede={shown ? <PeriodInWords figures={shown} /> : "Firm metrics"}
        actions={<ButtonLink to={rowsOf("jobs")}>See Reports</ButtonLink>}
      />
      <div className={classNames("sheet", styles.analyticsBar)}>
        <PeriodPicker
          value={period}
          shown={shown?.period}
          problemOf={periodProblem}
          onChoose={(choice) => setAddress(writePeriod(choice), { replace: true, preventScrollReset: true })}
          className={classNames(styles.period, "from" in period && styles.ownDates)}
        />
      </div>
      {answer.error ? (
        <InlineAlert
          title="The figures could not be loaded"
          text={errorText(answer.error, "Please try again")}
          onRetry={() => void answer.refetch()}
          retrying={answer.isFetching}
        />
      ) : shown ? (
        <FigureSections figures={shown} rowsOf={rowsOf} />
      ) : (
        <AnalyticsSkeleton />
      )}
    </>
  );
}

function PeriodInWords({ figures: { period, before } }: { figures: Figures }) {
  const format = useFormat();
  const words = ({ from, to }: Days): string =>
    from === to ? format.day(from) : `${format.day(from)} – ${format.day(to)}`;
  return `${words(period)}, compared with ${words(before)}.`;
}

/** How each figure is computed, in one sentence each. */
const definitions = [
  {
    term: "Fill rate",
    text: "Of the postings published in the period that are no longer open, the share that is filled. Open ones do not count yet.",
  },
  {
    term: "Time to hire",
    text: "The median time from publishing a posting to accepting an application, over the acceptances in the period.",
  },
  {
    term: "First response",
    text: "The median time from an application to the moment someone at the firm first opens or decides it, over the applications received in the period that have had one.",
  },
  {
    term: "Active projects",
    text: "Contracts whose work ran on at least one day of the period.",
  },
  {
    term: "Approved hours",
    text: "Time of these days that the firm approved, with reversals subtracted.",
  },
  {
    term: "Earned",
    text: "Approved time at its rate, by the day worked, and flat fees by the day their milestone was invoiced. The charts show it as spend.",
  },
  {
    term: "Invoiced, paid, outstanding",
    text: "Invoices that are not void, by the day issued; payments that the paralegal confirmed, by the day paid; and what is unpaid today of the invoices issued in the period. Planned hours are never added to money.",
  },
  {
    term: "Department",
    text: "The department that the person who posted the job, or who supervises the contract, belongs to today.",
  },
] as const;

/** How the figures are computed. */
function Definitions() {
  return (
    <section>
      <RuledHeading>How we calculate this</RuledHeading>
      <dl className={styles.definitions}>
        {definitions.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function FigureSections({ figures, rowsOf }: { figures: Figures; rowsOf: RowsOf }) {
  return (
    <div className={styles.analytics}>
      <section>
        <RuledHeading>Hiring</RuledHeading>
        <Ledger label="Hiring" cells={hiringCells(figures, rowsOf)} />
        <FunnelChart analytics={figures} rowsOf={rowsOf} />
      </section>
      <section>
        <RuledHeading>Work</RuledHeading>
        <Ledger label="Work" cells={workCells(figures, rowsOf)} />
        <Ledger label="Spend" cells={spendCells(figures, rowsOf)} />
        <div className={styles.chartPair}>
          <ProjectsChart analytics={figures} rowsOf={rowsOf} />
          <DepartmentSpendChart analytics={figures} rowsOf={rowsOf} />
        </div>
        <SpendChart analytics={figures} rowsOf={rowsOf} />
      </section>
      <section>
        <RuledHeading>Calendar year</RuledHeading>
        <FirmYear />
      </section>
      <Definitions />
    </div>
  );
}

/** Two strips and two charts, while the figures are on their way. */
function AnalyticsSkeleton() {
  return (
    <Loading className={styles.analytics}>
      {["hiring", "work"].map((part) => (
        <div className={styles.section} key={part}>
          <LedgerSkeleton cells={3} />
          <div className={classNames("sheet", styles.chartSheet)}>
            <Skeleton shape="title" />
            <Skeleton shape="line" />
            <Skeleton shape="line" />
            <Skeleton shape="short" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
