import type { TimeSummary } from "@caseload/contract/engagements/time-entries";
import { classNames } from "~/ui/class-names.ts";
import { capParts, noticeMinutes } from "./cap-parts.ts";
import { sumMinutes } from "./week-rows.ts";
import { tenths } from "./entry-text.ts";
import * as styles from "./cap-bar.module.css";

const classes = {
  invoiced: styles.invoiced,
  approved: styles.approved,
  submitted: styles.submitted,
  draft: styles.draft,
} as const;

/** Recorded time against the cap of the terms; without a cap, the hours alone. */
export function CapBar({ summary }: { summary: TimeSummary }) {
  const { capMinutes } = summary;
  const parts = capParts(summary);
  const recorded = sumMinutes(parts);
  const whole = capMinutes ?? recorded;
  const left = capMinutes === null ? null : Math.max(0, capMinutes - recorded);
  const share = (minutes: number): string => `${whole === 0 ? 0 : (minutes / whole) * 100}%`;
  const words = parts.map(({ label, minutes }) => `${tenths(minutes)} ${label}`);
  const told = left === null ? words : [...words, `${tenths(left)} left`];
  return (
    <div className={styles.capBar}>
      <div className={styles.head}>
        <span className="label">{capMinutes === null ? "Hours recorded" : "Hours against the cap"}</span>
        <span>
          <b>{tenths(recorded)}</b>
          {capMinutes === null ? " h" : ` of ${tenths(capMinutes)} h`}
        </span>
      </div>
      <div
        className={styles.track}
        role="img"
        aria-label={`${tenths(recorded)}${capMinutes === null ? "" : ` of ${tenths(capMinutes)}`} hours: ${told.join(", ")}`}
      >
        {parts.map(({ key, minutes }) => (
          <i key={key} className={classes[key]} style={{ width: share(minutes) }} />
        ))}
        {capMinutes !== null && (
          <span className={styles.notice} style={{ left: share(noticeMinutes(capMinutes)) }} />
        )}
      </div>
      <div className={styles.labels} aria-hidden="true">
        {parts.map(({ key, label, minutes }) => (
          <span key={key} style={{ width: share(minutes) }}>
            <b>{tenths(minutes)} h</b>
            {label}
          </span>
        ))}
        {left !== null && (
          <span className={classNames(parts.length === 0 && styles.only)}>
            <b>{tenths(left)} h</b>
            left
          </span>
        )}
      </div>
      {capMinutes !== null && (
        <p className={styles.note}>
          At {tenths(noticeMinutes(capMinutes))} h, 80% of the cap, both parties are notified.
        </p>
      )}
    </div>
  );
}
