import { Suspense, useRef, type KeyboardEvent } from "react";
import { useSearchParams } from "react-router";
import type { JobListProps } from "~/lib/job-list-parts.ts";
import { useMedia } from "~/lib/use-media.ts";
import * as styles from "./job-list.module.css";
import { JobRow } from "./job-row.tsx";
import { classNames } from "~/ui/class-names.ts";
import { lazyPart } from "~/ui/lazy-part.ts";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { useJobMarks } from "./use-job-marks.ts";

const JobPane = lazyPart(() => import("./job-pane.tsx"));

/** There is room for the list and a posting beside it; the style sheet breaks at the same width. */
const sideBySide = "(min-width: 1181px)";

const steps: Readonly<Record<string, number>> = { j: 1, arrowdown: 1, k: -1, arrowup: -1 };

/** Postings as compact rows; on desks with the chosen one beside them, which is in the address as ?job= */
export function JobList({ jobs, Match }: JobListProps) {
  const isWide = useMedia(sideBySide);
  const marks = useJobMarks();
  const [address, setAddress] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const chosenId = Number(address.get("job"));
  const shown = isWide ? (jobs.find(({ id }) => id === chosenId) ?? jobs[0]) : undefined;
  const show = (id: number, replace: boolean): void => {
    const next = new URLSearchParams(address);
    next.set("job", String(id));
    setAddress(next, { preventScrollReset: true, replace });
  };
  const step = (event: KeyboardEvent): void => {
    const by = steps[event.key.toLowerCase()];
    if (by === undefined || !shown || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = jobs[jobs.indexOf(shown) + by];
    if (!next) return;
    event.preventDefault();
    // One entry of the history for a walk through the list.
    show(next.id, address.has("job"));
    list.current?.querySelector<HTMLElement>(`[data-job="${next.id}"] h2 a`)?.focus();
  };
  return (
    <div className={styles.jobList}>
      <div className="sheet edge" ref={list}>
        {jobs.map((job) => (
          <JobRow
            key={job.id}
            job={job}
            marks={marks}
            isShown={job.id === shown?.id}
            onShow={isWide ? (id) => show(id, false) : null}
            onStep={step}
            Match={Match}
          />
        ))}
      </div>
      {shown && (
        <aside className={styles.pane} aria-label="Job details">
          <Suspense
            fallback={
              <Loading className={classNames("sheet", styles.loadingPane)}>
                <Skeleton shape="title" />
                <Skeleton />
                <Skeleton shape="short" />
              </Loading>
            }
          >
            <JobPane job={shown} marks={marks} Match={Match} />
          </Suspense>
        </aside>
      )}
    </div>
  );
}
