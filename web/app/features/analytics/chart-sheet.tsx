import Download from "lucide-react/icons/download";
import { saveCsv } from "~/lib/save-csv.ts";
import { type Bar, BarChart } from "~/ui/bar-chart.tsx";
import { Button } from "~/ui/button.tsx";
import { chartTop } from "./figures.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./analytics.module.css";

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
export function ChartSheet({ title, summary, columns, bars, format, fileName }: ChartSheetProps) {
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
