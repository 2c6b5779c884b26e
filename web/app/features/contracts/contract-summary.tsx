import type { Contract } from "@caseload/contract/engagements/contracts";
import { money, plural } from "~/lib/format.ts";
import { useFormat } from "~/lib/use-format.ts";
import { weeklyHours } from "@caseload/contract/jobs/job-terms";
import { TermList } from "~/ui/meta.tsx";
import { Progress } from "~/ui/progress.tsx";
import { daysRun } from "./steps.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./contract-file.module.css";

/** What was agreed, in figures. */
export function ContractSummary({ contract }: { contract: Contract }) {
  const format = useFormat();
  const { agreedRate, job, projectDeadline, startsOn, startedAt, status } = contract;
  const run = daysRun(contract, format.now);
  const start = startsOn ? format.longDate(startsOn) : "The day after agreement";
  return (
    <section className={classNames("sheet", styles.totalSummary)} aria-label="Agreed terms">
      <p className="label">Agreed rate</p>
      <p className="figure">
        {agreedRate === null ? "Negotiable" : money(agreedRate)}
        {agreedRate !== null && <small>an hour</small>}
      </p>
      {run && (
        <>
          <Progress label="Time used" value={run.percent} />
          <p className={styles.ends}>
            <span>{run.day > run.of ? "Past the deadline" : `Day ${run.day} of ${run.of}`}</span>
            {run.day <= run.of && <span>{plural(run.of - run.day, "day")} left</span>}
          </p>
        </>
      )}
      <TermList
        terms={[
          { term: "Hours", value: weeklyHours(job.hoursPerWeek) },
          { term: "Duration", value: job.duration },
          { term: "Deadline", value: projectDeadline ? format.longDate(projectDeadline) : "Open" },
          startedAt
            ? { term: "Started on", value: format.longDate(startedAt) }
            : { term: "Starts on", value: status === "cancelled" ? "Not started" : start },
        ]}
      />
    </section>
  );
}
