import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useState,
} from "react";
import { chartTop } from "./chart-top.ts";
import { classNames } from "./class-names.ts";
import { FiguresTable } from "./figures-table.tsx";
import * as styles from "./trend-chart.module.css";

export interface TrendPoint {
  /** Its days: "Nov 9 – Nov 15". */
  readonly label: string;
  /** The days that it is compared with. */
  readonly labelBefore: string;
  /** Under the axis: "Nov". */
  readonly tick: string;
  readonly now: number;
  readonly before: number;
  /** Address of the records behind it; the table links to it. */
  readonly rows?: string;
}

interface TrendChartProps {
  title: string;
  /** The id of a heading above with the same words, in place of the chart's own. */
  titleId?: string;
  /** What the lines show, as a sentence. */
  summary: string;
  /** What a point is: "Week". */
  step: string;
  /** The names at the ends of the two lines, and the headings of their columns. */
  names: readonly [now: string, before: string];
  /** Oldest first. */
  points: readonly TrendPoint[];
  /** The last point is not over yet: its line is dotted. */
  isRunning?: boolean;
  format: (value: number) => string;
  /** Beside the title. */
  controls?: ReactNode;
  /** Below the chart, beside its table. */
  actions?: ReactNode;
}

/** Time from left to right: a period as a line and the period before as a dashed one, with values on hover and arrow keys. */
export function TrendChart(props: TrendChartProps) {
  const { title, summary, step, names, points, format, controls, actions } = props;
  const ownId = useId();
  const titleId = props.titleId ?? ownId;
  return (
    <figure className={styles.trendChart} aria-labelledby={titleId}>
      <figcaption>
        {props.titleId === undefined && (
          <div className={styles.title}>
            <h3 className="heading" id={titleId}>
              {title}
            </h3>
            {controls}
          </div>
        )}
        <p>{summary}</p>
      </figcaption>
      <Lines {...props} titleId={titleId} />
      <div className={styles.below}>
        <FiguresTable
          caption={title}
          columns={[step, ...names]}
          rows={points.map(({ label, now, before, rows }) => ({
            label,
            figures: [format(now), format(before)],
            to: rows,
          }))}
        />
        {actions}
      </div>
    </figure>
  );
}

/** Per cent of the plot. */
interface Spot {
  readonly x: number;
  readonly now: number;
  readonly before: number;
}

/** Reversals can make a step negative; its line ends at the axis. */
const heightOf = (value: number, max: number): number => 100 - (Math.max(0, value) / max) * 100;

/** Lines of two labels at the right edge, in per cent of the plot's height. */
const labelGap = 20;

/** Keeps the labels at the ends of the lines inside the plot, and from covering each other. */
function labelHeights({ now, before }: Spot): { now: number; before: number } {
  const [upper, lower] = now <= before ? [now, before] : [before, now];
  const missing = Math.max(0, labelGap - (lower - upper)) / 2;
  const top = Math.min(92 - labelGap, Math.max(8, upper - missing));
  const bottom = Math.min(92, Math.max(top + labelGap, lower + missing));
  return now <= before ? { now: top, before: bottom } : { now: bottom, before: top };
}

function Lines({
  step,
  names,
  points,
  isRunning = false,
  format,
  titleId,
}: TrendChartProps & { titleId: string }) {
  const max = chartTop(Math.max(0, ...points.flatMap(({ now, before }) => [now, before])));
  const last = points.length - 1;
  const spots = points.map(({ now, before }, at): Spot => ({
    x: last === 0 ? 50 : (100 * at) / last,
    now: heightOf(now, max),
    before: heightOf(before, max),
  }));
  const chosen = useChosenPoint(last);
  const end = spots[last];
  const endPoint = points[last];
  if (!end || !endPoint) return null;
  const heights = labelHeights(end);
  const spot = chosen.at === null ? undefined : spots[chosen.at];
  const point = points[chosen.at ?? last] ?? endPoint;
  return (
    <div className={styles.plotFrame}>
      <p className={styles.scale} aria-hidden="true">
        <span>{format(max)}</span>
        <span>{format(max / 2)}</span>
        <span>{format(0)}</span>
      </p>
      <div
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-labelledby={titleId}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={(chosen.at ?? last) + 1}
        aria-valuetext={`${step} ${point.label}: ${format(point.now)}. Before, ${point.labelBefore}: ${format(point.before)}.`}
        {...chosen.handlers}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.grid} d="M0 0H100M0 50H100" />
          <path className={styles.axis} d="M0 100H100" />
          <path className={styles.lineBefore} d={pathOf(spots.map(({ x, before }) => [x, before]))} />
          <path
            className={styles.line}
            d={pathOf(spots.slice(0, isRunning ? last : last + 1).map(({ x, now }) => [x, now]))}
          />
          {isRunning && (
            <path
              className={styles.lineRunning}
              d={pathOf(spots.slice(Math.max(0, last - 1)).map(({ x, now }) => [x, now]))}
            />
          )}
        </svg>
        <svg aria-hidden="true">
          {spot && <line className={styles.cursor} x1={`${spot.x}%`} x2={`${spot.x}%`} y2="100%" />}
          {last === 0 && <circle className={styles.dotBefore} cx={`${end.x}%`} cy={`${end.before}%`} r="4" />}
          <circle
            className={isRunning ? styles.dotRunning : styles.valueDot}
            cx={`${end.x}%`}
            cy={`${end.now}%`}
            r="4.5"
          />
          {spot && <circle className={styles.dotBefore} cx={`${spot.x}%`} cy={`${spot.before}%`} r="4" />}
          {spot && <circle className={styles.valueDot} cx={`${spot.x}%`} cy={`${spot.now}%`} r="4.5" />}
        </svg>
        {spot && (
          <p
            className={classNames(styles.values, spot.x > 50 && styles.toTheLeft)}
            style={{ "--at": `${spot.x}%` } as CSSProperties}
            aria-hidden="true"
          >
            <b>
              {point.label}: {format(point.now)}
            </b>
            <span>
              {point.labelBefore}: {format(point.before)}
            </span>
          </p>
        )}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <p className={styles.endNow} style={{ top: `${heights.now}%` }}>
          <b>{format(endPoint.now)}</b>
          {names[0]}
        </p>
        <p style={{ top: `${heights.before}%` }}>
          <b>{format(endPoint.before)}</b>
          {names[1]}
        </p>
      </div>
      <Ticks points={points} spots={spots} />
    </div>
  );
}

const pathOf = (spots: readonly (readonly [x: number, y: number])[]): string =>
  spots.map(([x, y], at) => `${at === 0 ? "M" : "L"}${x.toFixed(2)} ${y.toFixed(2)}`).join("");

/** On phones about four of them, the last one always. */
function Ticks({ points, spots }: { points: readonly TrendPoint[]; spots: readonly Spot[] }) {
  const every = Math.ceil(points.length / 4);
  return (
    <svg className={styles.ticks} aria-hidden="true">
      {points.map(({ label, tick }, at) => (
        <text
          key={label}
          className={(points.length - 1 - at) % every === 0 ? undefined : styles.minor}
          x={`${spots[at]?.x ?? 0}%`}
          y="16"
        >
          {tick}
        </text>
      ))}
    </svg>
  );
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** The point whose values are shown; null while none is. */
function useChosenPoint(last: number) {
  const [place, setPlace] = useState<number | null>(null);
  const at = place === null ? null : Math.min(place, last);
  const choose = (next: number): void => setPlace(Math.min(last, Math.max(0, next)));
  const chooseUnder = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    choose(Math.round(((clientX - left) / width) * last));
  };
  return {
    at,
    handlers: {
      onPointerMove: chooseUnder,
      onPointerDown: chooseUnder,
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === "mouse" && setPlace(null),
      onFocus: () => setPlace((now) => now ?? last),
      onBlur: () => setPlace(null),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === "Escape") return setPlace(null);
        const next = steps[event.key];
        if (!next) return;
        event.preventDefault();
        choose(next(at ?? last, last));
      },
    },
  };
}
