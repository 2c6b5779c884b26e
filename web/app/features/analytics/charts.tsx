import type { Analytics } from "@caseload/contract/reporting/analytics";
import Download from "lucide-react/icons/download";
import { plural } from "~/lib/phrases.ts";
import { saveCsv } from "~/lib/save-csv.ts";
import { useFormat } from "~/lib/use-format.ts";
import { type Bar, BarChart } from "~/ui/bar-chart.tsx";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { chartTop, dollars, type RowsOf } from "./figures.ts";
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
  const { funnel } = analytics;
  const bars = stages.map(([stage, label]): Bar => ({
    label,
    to: funnel[stage],
    hot: stage === "completed",
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

const departmentOf = ({ name }: Analytics["departments"][number]): string => name ?? "No department";

/** The first one with the most; none where no one has any. */
function maxMark(bars: readonly Bar[]): Bar[] {
  const max = Math.max(0, ...bars.map((bar) => bar.to));
  const at = bars.findIndex((bar) => bar.to === max);
  return bars.map((bar, index) => ({ ...bar, hot: max > 0 && index === at }));
}

export function ProjectsChart({ analytics, rowsOf }: ChartProps) {
  const bars = maxMark(
    analytics.departments.map((department) => ({
      label: departmentOf(department),
      to: department.projects,
      rows: rowsOf("hours", { department: String(department.id ?? "none") }),
    })),
  );
  const max = bars.find((bar) => bar.hot);
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
  const bars = maxMark(
    analytics.departments.map((department) => ({
      label: departmentOf(department),
      to: department.earnedCents / 100,
      rows: rowsOf("spend", { department: String(department.id ?? "none") }),
    })),
  );
  const max = bars.find((bar) => bar.hot);
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

export function SpendChart({ analytics, rowsOf }: ChartProps) {
  const format = useFormat();
  const labels: Record<Analytics["step"], (from: string) => string> = {
    week: (from) => `Week of ${format.day(from)}`,
    month: (from) => format.monthYear(from),
    year: (from) => from.slice(0, 4),
  };
  const last = analytics.spend.length - 1;
  const bars = analytics.spend.map(({ from, to, earnedCents }, at): Bar => ({
    label: labels[analytics.step](from),
    to: earnedCents / 100,
    hot: at === last,
    rows: rowsOf("spend", { from, to }),
  }));
  return (
    <ChartSheet
      title={`Spend by ${analytics.step}`}
      summary={`Earned by the day worked. The last ${analytics.step} comes to ${dollars(bars[last]?.to ?? 0)}; the first and the last count only their days in the period.`}
      columns={[
        analytics.step === "week" ? "Week" : analytics.step === "month" ? "Month" : "Year",
        "Earned in US dollars",
      ]}
      bars={bars}
      format={dollars}
      fileName={named("spend", analytics)}
    />
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
  const max = Math.max(0, ...bars.map((bar) => bar.to));
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
        bars={bars}
        max={chartTop(max)}
        format={format}
        actions={
          <Button
            size="sm"
            variant="ghost"
            onClick={() => saveCsv(fileName, [columns, ...bars.map((bar) => [bar.label, bar.to])])}
          >
            <Download className="icon" aria-hidden="true" />
            CSV<span className="visually-hidden"> of {title}</span>
          </Button>
        }
      />
    </section>
  );
}
