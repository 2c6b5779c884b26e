import type { Analytics as Figures } from "@caseload/contract/reporting/analytics";
import { useSearchParams } from "react-router";
import { errorText } from "~/lib/api-error.ts";
import { periodProblem, readPeriod, writePeriod } from "~/lib/period-address.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useLast } from "~/lib/use-last.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { InfoButton } from "~/ui/info-button.tsx";
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
import { daysText, hiringCells, type RowsOf, spendCells, workCells } from "./figures.ts";

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
          title="We couldn't load the figures"
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
  return `${daysText(period, format)}, compared with ${daysText(before, format)}.`;
}

const hiringFigures = ["fillRate", "hire", "timeToHire", "firstResponse"] as const;
const workFigures = [
  "activeProjects",
  "approvedHours",
  "earned",
  "invoiced",
  "paid",
  "outstanding",
  "department",
] as const;
const yearFigures = ["earned", "invoiced", "paid", "outstanding"] as const;

function FigureSections({ figures, rowsOf }: { figures: Figures; rowsOf: RowsOf }) {
  return (
    <div className={styles.analytics}>
      <section>
        <RuledHeading aside={<InfoButton figures={hiringFigures} />}>Hiring</RuledHeading>
        <Ledger label="Hiring" cells={hiringCells(figures, rowsOf)} />
        <FunnelChart analytics={figures} rowsOf={rowsOf} />
      </section>
      <section>
        <RuledHeading aside={<InfoButton figures={workFigures} />}>Work</RuledHeading>
        <Ledger label="Work" cells={workCells(figures, rowsOf)} />
        <Ledger label="Spend" cells={spendCells(figures, rowsOf)} />
        <div className={styles.chartPair}>
          <ProjectsChart analytics={figures} rowsOf={rowsOf} />
          <DepartmentSpendChart analytics={figures} rowsOf={rowsOf} />
        </div>
        <SpendChart analytics={figures} rowsOf={rowsOf} />
      </section>
      <section>
        <RuledHeading aside={<InfoButton figures={yearFigures} />}>Calendar year</RuledHeading>
        <FirmYear />
      </section>
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
