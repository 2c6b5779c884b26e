import { limits } from "@caseload/contract/limits";
import type { MatchOrder } from "@caseload/contract/matching/matches";
import { useState, type ComponentType } from "react";
import { Link } from "react-router";
import { useMember } from "~/lib/session.ts";
import { MagnifierArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { Segmented } from "~/ui/segmented.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./fitting-jobs.module.css";
import { FittingRow, type FittingActionProps } from "./fitting-row.tsx";
import { FittingSkeletons } from "./fitting-skeletons.tsx";
import { useFittingJobs, type FittingJobsState } from "./use-fitting-jobs.ts";

interface FittingJobsProps {
  title: string;
  /** What the reader calls them, in the plural: "projects". */
  noun: string;
  /** The button of each row; shown to those who may apply. */
  Action: ComponentType<FittingActionProps>;
}

const orders: readonly { readonly value: MatchOrder; readonly label: string }[] = [
  { value: "best", label: "Best match" },
  { value: "newest", label: "Newest" },
];

/** Open postings with their match in percent, the best or the newest first. */
export function FittingJobs({ title, noun, Action }: FittingJobsProps) {
  const state = useFittingJobs();
  return (
    <section className={styles.fitting} aria-label={title}>
      <div className={styles.fittingHead}>
        <h2 className="title">{title}</h2>
        {state.hasProfile && (
          <Segmented label="Order" options={orders} value={state.order} onChange={state.setOrder} />
        )}
        <Link to={state.hasProfile ? "/search" : "/jobs"} className="link ui-text">
          View All
        </Link>
      </div>
      {!state.hasProfile && <MissingProfile noun={noun} />}
      <Rows state={state} noun={noun} Action={Action} />
    </section>
  );
}

function Rows({ state, noun, Action }: Omit<FittingJobsProps, "title"> & { state: FittingJobsState }) {
  const [max, maxSet] = useState<number>(limits.dashboardJobs);
  const mayApply = useMember().permissions.includes("application:create");
  const { rows, error } = state;
  if (!rows && error) {
    return (
      <InlineAlert
        title={`Failed to fetch ${noun}`}
        text={error.text}
        onRetry={state.retry}
        retrying={state.isRetrying}
      />
    );
  }
  if (!rows) return <FittingSkeletons />;
  if (rows.length === 0) return <Nothing noun={noun} />;
  return (
    <>
      <ul className={classNames("sheet edge", styles.fittingRows)} aria-busy={state.isBusy}>
        {rows.slice(0, max).map((row, at) => (
          <FittingRow
            key={row.match.job.id}
            row={row}
            Action={mayApply ? Action : undefined}
            onBegin={() => state.touch(row.match, at)}
          />
        ))}
      </ul>
      <MoreRows
        shown={Math.min(max, rows.length)}
        noun={noun}
        hasMore={rows.length > max}
        loading={false}
        onMore={() => maxSet(rows.length)}
      />
    </>
  );
}

/** The list follows the profile and the saved preferences, which may leave nothing over. */
function Nothing({ noun }: { noun: string }) {
  return (
    <EmptyState
      level={3}
      art={<MagnifierArt />}
      title={`No open ${noun} fit right now`}
      text="Your profile and your saved preferences decide what is shown here. New postings appear by themselves."
      action={
        <>
          <ButtonLink to="/preferences">Change Preferences</ButtonLink>
          <ButtonLink to="/jobs">Browse All</ButtonLink>
        </>
      }
    />
  );
}

function MissingProfile({ noun }: { noun: string }) {
  return (
    <InlineAlert
      tone="note"
      title="Create your profile to see how well each fits"
      text={`Until then these are the newest ${noun}, by date. With a profile each gets a match in percent and its reasons.`}
      action={
        <ButtonLink size="sm" variant="go" to="/profile/paralegal/new">
          Create Profile
        </ButtonLink>
      }
    />
  );
}
