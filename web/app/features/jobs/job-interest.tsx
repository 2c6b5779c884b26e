import { interestDays } from "@caseload/contract/jobs/interest-days";
import type { JobInterest as Interest } from "@caseload/contract/jobs/job-interest";
import { useId } from "react";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { FiguresTable } from "~/ui/figures-table.tsx";
import { QueryFrame } from "~/ui/query-frame.tsx";
import * as styles from "./job-interest.module.css";

type Count = "views" | "applications";
const labels: Record<Count, string> = { views: "Views", applications: "Applications" };
const counts: readonly Count[] = ["views", "applications"];

/** How many paralegals opened a posting and applied to it, day by day, for those who manage it. */
export default function JobInterest({ jobId }: { jobId: number }) {
  const query = useApi("getJobInterest", { params: { id: jobId } });
  return (
    <section className={styles.interest} aria-label="Interest">
      <h2 className="title">Interest</h2>
      <QueryFrame query={query} failureTitle="We couldn't load views and applications">
        {(interest) => <InterestByDay interest={interest} />}
      </QueryFrame>
    </section>
  );
}

function InterestByDay({ interest }: { interest: Interest }) {
  const format = useFormat();
  return (
    <>
      <p className="small faint">
        {interest.days.length < interestDays
          ? "By day, since it was created. "
          : `By day, for the last ${interestDays} days. `}
        A view is a paralegal opening the posting, counted once per day.
      </p>
      <div className="sheet edge">
        <div className={styles.charts}>
          {counts.map((name) => (
            <DayChart key={name} name={name} interest={interest} />
          ))}
        </div>
        <div className={styles.figures}>
          <FiguresTable
            caption="Views and applications by day"
            columns={["Day", ...counts.map((name) => labels[name])]}
            rows={interest.days.toReversed().map((one) => ({
              label: format.day(one.day),
              figures: counts.map((name) => String(one[name])),
            }))}
          />
        </div>
      </div>
    </>
  );
}

/** Pixels. */
const height = 72;

function DayChart({ name, interest: { days, ...totals } }: { name: Count; interest: Interest }) {
  const id = useId();
  const format = useFormat();
  const max = Math.max(...days.map((one) => one[name]), 1);
  // Per cent.
  const step = 100 / days.length;
  const width = Math.min(step * 0.76, 6);
  const first = days[0];
  const last = days.at(-1);
  const isRunning = last !== undefined && format.daysUntil(last.day) === 0;
  return (
    <figure className={styles.chart} aria-labelledby={`${id}title`}>
      <figcaption>
        <span className="ui-text" id={`${id}title`}>
          {labels[name]}
        </span>
        <b>{totals[name]}</b>
      </figcaption>
      <svg height={height} role="img" aria-labelledby={`${id}title`} aria-describedby={`${id}days`}>
        {days.map((one, at) => {
          const size = one[name] === 0 ? 1 : Math.max(4, (one[name] / max) * (height - 2));
          return (
            <rect
              key={one.day}
              className={isRunning && one === last && one[name] > 0 ? styles.today : undefined}
              x={`${at * step + (step - width) / 2}%`}
              y={height - size - 1}
              width={`${width}%`}
              height={size}
            >
              <title>{`${format.day(one.day)}: ${one[name]}`}</title>
            </rect>
          );
        })}
      </svg>
      {first && last && (
        <p className={styles.span} id={`${id}days`}>
          <span>{format.day(first.day)}</span>
          <span>Most in a day: {Math.max(...days.map((one) => one[name]))}</span>
          <span>{isRunning ? `Today: ${last[name]}` : format.day(last.day)}</span>
        </p>
      )}
    </figure>
  );
}
