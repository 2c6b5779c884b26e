import type { Analytics as Figures } from "@caseload/contract/reporting/analytics";
import type { Days } from "@caseload/contract/reporting/periods";
import { useSearchParams } from "react-router";
import { errorText } from "~/lib/api.ts";
import { periodProblem, readPeriod, writePeriod } from "~/lib/period-address.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useLast } from "~/lib/use-last.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Ledger } from "~/ui/ledger.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { PeriodPicker } from "~/ui/period-picker.tsx";
import { RuledHeading } from "~/ui/rule.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./analytics.module.css";
import { AnalyticsSkeleton } from "./analytics-skeleton.tsx";
import { DepartmentSpendChart, FunnelChart, ProjectsChart, SpendChart } from "./charts.tsx";
import { Definitions } from "./definition-list.tsx";
import { hiringCells, type RowsOf, workCells } from "./figures.ts";

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
        lede={shown ? <PeriodInWords figures={shown} /> : "The firm's figures, told from its rows."}
        actions={<ButtonLink to={rowsOf("jobs")}>See Reports</ButtonLink>}
      />
      <div className={classNames("sheet", styles.analyticsBar)}>
        <PeriodPicker
          value={period}
          shown={shown?.period}
          problemOf={periodProblem}
          onChoose={(choice) => setAddress(writePeriod(choice), { replace: true, preventScrollReset: true })}
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
    from === to ? format.day(from) : `${format.day(from)} to ${format.day(to)}`;
  return `${words(period)}, beside ${words(before)}.`;
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
        <div className={styles.chartPair}>
          <ProjectsChart analytics={figures} rowsOf={rowsOf} />
          <DepartmentSpendChart analytics={figures} rowsOf={rowsOf} />
        </div>
        <SpendChart analytics={figures} rowsOf={rowsOf} />
      </section>
      <Definitions />
    </div>
  );
}
