import type { Analytics } from "@caseload/contract/reporting/analytics";
import Download from "lucide-react/icons/download";
import { useState } from "react";
import { chartTop } from "~/ui/chart-top.ts";
import { plural } from "~/lib/phrases.ts";
import { saveCsv } from "~/lib/save-csv.ts";
import { useFormat } from "~/lib/use-format.ts";
import { type Bar, BarChart } from "~/ui/bar-chart.tsx";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Segmented } from "~/ui/segmented.tsx";
import { TrendChart, type TrendPoint } from "~/ui/trend-chart.tsx";
import { daysText, dollars, type RowsOf } from "./figures.ts";
import * as styles from "./analytics.module.css";

interface ChartProps {
  analytics: Analytics;
  rowsOf: RowsOf;
}

const whole = (value: number): string => value.toLocaleString("en-US");
const named = (what: string, { period }: Analytics): string =>
  `caseload-${what}-${period.from}-to-${period.to}`;

const stages = [
  ["published", "Published"],
  ["applied", "With applications"],
  ["hired", "With a hire"],
  ["started", "Work started"],
  ["completed", "Work completed"],
] as const;

export function FunnelChart({ analytics, rowsOf }: ChartProps) {
  const { funnel, funnelBefore } = analytics;
  const bars = stages.map(([stage, label]): Bar => ({
    label,
    to: funnel[stage],
    before: funnelBefore[stage],
    rows: rowsOf("jobs", stage === "published" ? {} : { only: stage }),
  }));
  return (
    <ChartSheet
      title="From posting to completion"
      summary={`Of ${plural(funnel.published, "posting")} published in the period, ${whole(funnel.completed)} led to completed work so far.`}
      columns={["Postings", "Number"]}
      bars={bars}
      format={whole}
      fileName={named("funnel", analytics)}
    />
  );
}

const periodBefore = "Period before";

const departmentOf = ({ name }: Analytics["departments"][number]): string => name ?? "No department";

/** The first bar with the highest value; undefined if every value is 0. */
const longest = (bars: readonly Bar[]): Bar | undefined =>
  bars.reduce<Bar | undefined>((most, bar) => (bar.to > (most?.to ?? 0) ? bar : most), undefined);

export function ProjectsChart({ analytics, rowsOf }: ChartProps) {
  const bars = analytics.departments.map((department) => ({
    label: departmentOf(department),
    to: department.projects,
    before: department.before.projects,
    rows: rowsOf("hours", { department: String(department.id ?? "none") }),
  }));
  const max = longest(bars);
  return (
    <ChartSheet
      title="Active projects by department"
      summary={
        max ? `Most are in ${max.label}: ${whole(max.to)} of ${whole(analytics.current.projects)}.` : ""
      }
      columns={["Department", "Active projects"]}
      bars={bars}
      format={whole}
      fileName={named("projects-by-department", analytics)}
    />
  );
}

export function DepartmentSpendChart({ analytics, rowsOf }: ChartProps) {
  const bars = analytics.departments.map((department) => ({
    label: departmentOf(department),
    to: department.earnedCents / 100,
    before: department.before.earnedCents / 100,
    rows: rowsOf("spend", { department: String(department.id ?? "none") }),
  }));
  const max = longest(bars);
  return (
    <ChartSheet
      title="Spend by department"
      summary={
        max
          ? `Highest in ${max.label}: ${dollars(max.to)} of ${dollars(analytics.current.earnedCents / 100)} earned.`
          : ""
      }
      columns={["Department", "Earned in US dollars"]}
      bars={bars}
      format={dollars}
      fileName={named("spend-by-department", analytics)}
    />
  );
}

const measures = [
  { value: "earned", label: "Earned" },
  { value: "invoiced", label: "Invoiced" },
  { value: "paid", label: "Paid" },
] as const;
type Measure = (typeof measures)[number]["value"];

const stepNames: Record<Analytics["step"], string> = { week: "Week", month: "Month", year: "Year" };

/** The period's money over time, beside the period before. */
export function SpendChart({ analytics, rowsOf }: ChartProps) {
  const format = useFormat();
  const [measure, setMeasure] = useState<Measure>("earned");
  const { step, spend, spendBefore, period, current, previous } = analytics;
  const cents = `${measure}Cents` as const;
  const ticks: Record<Analytics["step"], (from: string) => string> = {
    week: format.day,
    month: format.shortMonth,
    year: (from) => from.slice(0, 4),
  };
  const points = spend.map(({ from, to, [cents]: now }, at): TrendPoint => {
    const before = spendBefore[at];
    return {
      label: daysText({ from, to }, format),
      labelBefore: before ? daysText(before, format) : "",
      tick: ticks[step](from),
      now: now / 100,
      before: (before?.[cents] ?? 0) / 100,
      rows: rowsOf("spend", { from, to }),
    };
  });
  const title = `Spend by ${step}`;
  const names = ["This period", periodBefore] as const;
  const choice = <Segmented label="Show" options={measures} value={measure} onChange={setMeasure} />;
  if (points.every(({ now, before }) => now <= 0 && before <= 0))
    return (
      <section className={classNames("sheet", styles.chartSheet)}>
        <div className={styles.chartHead}>
          <h3 className="heading">{title}</h3>
          {choice}
        </div>
        <p className="muted ui-text">No data yet</p>
      </section>
    );
  return (
    <section className={classNames("sheet", styles.chartSheet)}>
      <TrendChart
        title={title}
        summary={`${dollars(current[cents] / 100)} ${measure} in the period, ${dollars(previous[cents] / 100)} in the period before. The first and the last ${step} count only their days in the period.`}
        step={stepNames[step]}
        names={names}
        points={points}
        isRunning={period.to === format.today}
        format={dollars}
        controls={choice}
        actions={
          <CsvButton
            title={title}
            fileName={named(`spend-${measure}`, analytics)}
            rows={[
              [stepNames[step], `${names[0]} (USD)`, `${names[1]} (USD)`],
              ...points.map(({ label, now, before }) => [label, now, before]),
            ]}
          />
        }
      />
    </section>
  );
}

interface CsvButtonProps {
  title: string;
  /** Without its ending. */
  fileName: string;
  rows: Parameters<typeof saveCsv>[1];
}

function CsvButton({ title, fileName, rows }: CsvButtonProps) {
  return (
    <Button size="sm" variant="ghost" onClick={() => saveCsv(fileName, rows)}>
      <Download className="icon" aria-hidden="true" />
      CSV<span className="visually-hidden"> of {title}</span>
    </Button>
  );
}

interface ChartSheetProps {
  title: string;
  /** What the bars show, as a sentence. */
  summary: string;
  columns: readonly [row: string, figure: string];
  bars: readonly Bar[];
  format: (value: number) => string;
  /** Of the CSV file, without its ending. */
  fileName: string;
}

/** A chart with its table and its CSV. */
function ChartSheet({ title, summary, columns, bars, format, fileName }: ChartSheetProps) {
  const max = Math.max(0, ...bars.flatMap((bar) => [bar.to, bar.before ?? 0]));
  if (max === 0)
    return (
      <section className={classNames("sheet", styles.chartSheet)}>
        <h3 className="heading">{title}</h3>
        <p className="muted ui-text">No data yet</p>
      </section>
    );
  return (
    <section className={classNames("sheet", styles.chartSheet)}>
      <BarChart
        dense
        title={title}
        summary={summary}
        columns={columns}
        columnBefore={periodBefore}
        bars={bars}
        max={chartTop(max)}
        format={format}
        actions={
          <CsvButton
            title={title}
            fileName={fileName}
            rows={[[...columns, periodBefore], ...bars.map((bar) => [bar.label, bar.to, bar.before ?? 0])]}
          />
        }
      />
    </section>
  );
}
