import styles from "./attorney-dashboard.module.css";

/** Geometry in CSS pixels. */
const bar = { width: 6, gap: 3, height: 34 } as const;

/** Applications per day, oldest first; today is the yellow one. */
export function ApplicationBars({ days }: { days: readonly number[] }) {
  const max = Math.max(...days, 1);
  const step = bar.width + bar.gap;
  return (
    <svg
      className={styles.bars}
      width={days.length * step - bar.gap}
      height={bar.height}
      role="img"
      aria-label={`Applications per day over ${days.length} days, oldest first: ${days.join(", ")}`}
    >
      {days.map((count, at) => {
        const height = count === 0 ? 2 : Math.max(5, Math.round((count / max) * (bar.height - 2)));
        const isToday = at === days.length - 1 && count > 0;
        return (
          <rect
            // Days have no identity but their place.
            key={at}
            className={count === 0 ? styles.zero : isToday ? styles.today : undefined}
            x={at * step + 0.5}
            y={bar.height - height - 0.5}
            width={bar.width - 1}
            height={height}
          />
        );
      })}
    </svg>
  );
}
