import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FiguresTable } from "./figures-table.tsx";
import * as styles from "./bar-chart.module.css";

export interface Bar {
  readonly label: string;
  /** Where a range begins; bars without it begin at zero. */
  readonly from?: number;
  readonly to: number;
  /** A part that follows the bar, drawn hatched; needs `parts`. */
  readonly hatched?: number;
  /** The bar that the summary is about; yellow. */
  readonly hot?: boolean;
  /** The same figure in the period before, drawn as a dashed outline; needs `columnBefore`. */
  readonly before?: number;
  /** Address of the records behind the bar; the table links to it. */
  readonly rows?: string;
}

interface BarChartProps {
  title: string;
  /** What the bars show, as a sentence. */
  summary: string;
  /** Column headings of the table: the bar's label and its figure. */
  columns: readonly [row: string, figure: string];
  bars: readonly Bar[];
  /** The value at the right edge. */
  max: number;
  format: (value: number) => string;
  /** What the solid and the hatched part of each bar are called. */
  parts?: readonly [solid: string, hatched: string];
  /** The period before, as a column of the table and in the key. */
  columnBefore?: string;
  /** Below the chart, beside its table. */
  actions?: ReactNode;
  /** Rows of 34px instead of 40px, for two charts side by side. */
  dense?: boolean;
  className?: string | undefined;
}

/** Horizontal bars with their figures written beside them, and the same figures as a table. */
export function BarChart({
  title,
  summary,
  columns,
  bars,
  max,
  format,
  parts,
  columnBefore,
  actions,
  dense = false,
  className,
}: BarChartProps) {
  const id = useId();
  return (
    <figure
      className={classNames(styles.barChart, dense && styles.dense, className)}
      aria-labelledby={`${id}title`}
    >
      <figcaption>
        <h3 className="heading" id={`${id}title`}>
          {title}
        </h3>
        <p id={`${id}summary`}>{summary}</p>
      </figcaption>
      {parts && <Key parts={parts} patternId={`${id}hatch`} />}
      {columnBefore !== undefined && (
        <p className={styles.legend}>
          <svg aria-hidden="true">
            <rect className={styles.before} />
          </svg>
          {columnBefore}
        </p>
      )}
      <div
        className={styles.bars}
        role="img"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}summary`}
      >
        {bars.map((bar) => (
          <Row key={bar.label} bar={bar} max={max} figure={figureOf(bar, format)} patternId={`${id}hatch`} />
        ))}
        <p className={styles.scale}>
          <span>{format(0)}</span>
          <span>{format(max / 2)}</span>
          <span>{format(max)}</span>
        </p>
      </div>
      <div className={styles.below}>
        <FiguresTable
          caption={title}
          columns={
            parts ? [columns[0], ...parts] : columnBefore === undefined ? columns : [...columns, columnBefore]
          }
          rows={bars.map((bar) => ({
            label: bar.label,
            to: bar.rows,
            figures: parts
              ? [format(bar.to), format(bar.hatched ?? 0)]
              : [figureOf(bar, format), ...(columnBefore === undefined ? [] : [format(bar.before ?? 0)])],
          }))}
        />
        {actions}
      </div>
    </figure>
  );
}

const figureOf = ({ from, to, hatched = 0 }: Bar, format: BarChartProps["format"]): string =>
  from === undefined ? format(to + hatched) : `${format(from)} to ${format(to)}`;

/** An SVG, because the content security policy refuses style attributes. */
function Row({ bar, max, figure, patternId }: { bar: Bar; max: number; figure: string; patternId: string }) {
  const start = ((bar.from ?? 0) / max) * 100;
  const length = (bar.to / max) * 100 - start;
  return (
    <div className={styles.barRow}>
      <span className={styles.barLabel}>{bar.label}</span>
      <svg aria-hidden="true">
        <line x1="50%" x2="50%" y2="100%" />
        <line x1="100%" x2="100%" y2="100%" />
        <rect
          className={bar.hot ? styles.highlighted : undefined}
          x={`${start}%`}
          y="25%"
          width={`${length}%`}
          height="50%"
        />
        {bar.hatched !== undefined && bar.hatched > 0 && (
          <rect
            className={styles.hatched}
            fill={`url(#${patternId})`}
            x={`${start + length}%`}
            y="25%"
            width={`${(bar.hatched / max) * 100}%`}
            height="50%"
          />
        )}
        {bar.before !== undefined && bar.before > 0 && (
          <rect className={styles.before} y="14%" width={`${(bar.before / max) * 100}%`} height="72%" />
        )}
      </svg>
      <b>{figure}</b>
    </div>
  );
}

/** The two parts of a bar by name, with the pattern that the hatched ones are filled with. */
function Key({
  parts: [solid, hatched],
  patternId,
}: {
  parts: readonly [string, string];
  patternId: string;
}) {
  return (
    <p className={styles.legend}>
      <svg aria-hidden="true">
        <rect />
      </svg>
      {solid}
      <svg aria-hidden="true">
        <pattern id={patternId} width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M-1 7 7 -1 M-1 1 1 -1 M5 7 7 5" />
        </pattern>
        <rect className={styles.hatched} fill={`url(#${patternId})`} />
      </svg>
      {hatched}
    </p>
  );
}
