import type { ApplicationStatus } from "@caseload/contract/lifecycles";
import { limits } from "@caseload/contract/limits";
import type { JobMatch, MatchOrder } from "@caseload/contract/matching/matches";
import MapPin from "lucide-react/icons/map-pin";
import { useId, useRef, useState, type ComponentType, type RefObject } from "react";
import { Link } from "react-router";
import { jobLocation } from "~/lib/format.ts";
import { inSentence } from "~/lib/phrases.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useInAddress } from "~/lib/use-in-address.ts";
import { useLast } from "~/lib/use-last.ts";
import { MagnifierArt } from "~/ui/magnifier-art.tsx";
import { ApplicationStatusBadge } from "~/ui/application-status-badge.tsx";
import { PriorityBadge } from "~/ui/badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { CompactJobRow, CompactJobSkeletons } from "~/ui/compact-job-row.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { InlineNote } from "~/ui/inline-note.tsx";
import { MatchReasons } from "~/ui/mark.tsx";
import { MetaItem } from "~/ui/meta.tsx";
import MissingDetails from "~/ui/missing-details.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { Segmented } from "~/ui/segmented.tsx";
import { shownScore } from "~/ui/shown-score.ts";
import { readOrder, recommendedJobs, writeOrder } from "./recommended-order.ts";
import { keepTouched, type ShownRow, type Touched } from "./keep-touched.ts";
import * as styles from "./recommended-jobs.module.css";

/** The props of a row's button. */
interface ActionProps {
  job: JobMatch["job"];
  applicationStatus: ApplicationStatus | null;
  mayReapply: boolean;
  /** The list no longer has the posting. */
  isGone: boolean;
  /** The id of the row's title. */
  titleId: string;
  /** Receives focus once applied. */
  focusAfterwards: RefObject<HTMLElement | null>;
  /** Keeps the row from now on. */
  onBegin: () => void;
}

interface RecommendedJobsProps {
  title: string;
  /** What the postings are called, in the plural: "projects". */
  noun: string;
  /** The button of each row, for members who may apply. */
  Action: ComponentType<ActionProps>;
}

const orders: readonly { readonly value: MatchOrder; readonly label: string }[] = [
  { value: "best", label: "Best match" },
  { value: "newest", label: "Newest" },
];

/** Open postings with their match in percent, the best or the newest first. */
export function RecommendedJobs({ title, noun, Action }: RecommendedJobsProps) {
  const state = useRecommendedJobs();
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <h2 className={classNames("title", styles.heading)}>{title}</h2>
        {state.hasProfile && (
          <Segmented
            className={styles.order}
            equalOnPhones
            label="Order"
            options={orders}
            value={state.order}
            onChange={state.setOrder}
          />
        )}
        <Link
          to={state.hasProfile ? "/search" : "/jobs"}
          className={classNames("link ui-text", styles.viewAll)}
        >
          View All
        </Link>
      </div>
      {!state.hasProfile && state.mayApply && <MissingProfile noun={noun} />}
      <Rows state={state} noun={noun} Action={Action} />
    </section>
  );
}

/** Matches that the engine counts as a fit, or the newest postings. */
function useRecommendedJobs() {
  const { hasProfile, permissions } = useMember();
  const [wanted, setOrder] = useInAddress(readOrder, writeOrder);
  const input = recommendedJobs(wanted, hasProfile);
  const { order } = input.query;
  const call = useApi("listIntelligentMatches", input, { staleTime: limits.searchResultsKeptMs });
  const last = useLast(call.data);
  const [touched, setTouched] = useState<readonly Touched[]>([]);
  const touch = (match: JobMatch, index: number): void =>
    setTouched((before) =>
      before.some((row) => row.match.job.id === match.job.id) ? before : [...before, { match, index }],
    );
  return {
    hasProfile,
    mayApply: permissions.includes("application:create"),
    order,
    setOrder,
    rows: last && keepTouched(order === "best" ? last.filter(({ isFit }) => isFit) : last, touched),
    touch,
    isBusy: call.data === undefined,
    error: call.error,
    retry: () => void call.refetch(),
    isRetrying: call.isFetching,
  };
}
type RecommendedJobsState = ReturnType<typeof useRecommendedJobs>;

function Rows({
  state,
  noun,
  Action,
}: Omit<RecommendedJobsProps, "title"> & { state: RecommendedJobsState }) {
  const [maxRows, setMaxRows] = useState<number>(limits.dashboardJobs);
  const { rows, error, mayApply } = state;
  if (!rows && error) {
    return (
      <div className={styles.alert}>
        <InlineAlert
          title={`Failed to fetch ${noun}`}
          text={error.text}
          onRetry={state.retry}
          retrying={state.isRetrying}
        />
      </div>
    );
  }
  if (!rows) return <CompactJobSkeletons />;
  if (rows.length === 0) return <NoJobs noun={noun} />;
  const unscored = rows.find(({ match }) => match.fromProfile && match.isTentative)?.match;
  return (
    <>
      {unscored && (
        <div className={styles.alert}>
          <MissingDetails missing={unscored.missing} />
        </div>
      )}
      <ul className="sheet edge" aria-busy={state.isBusy}>
        {rows.slice(0, maxRows).map((row, index) => (
          <RecommendedRow
            key={row.match.job.id}
            row={row}
            Action={mayApply ? Action : undefined}
            onBegin={() => state.touch(row.match, index)}
          />
        ))}
      </ul>
      <MoreRows
        shown={Math.min(maxRows, rows.length)}
        noun={noun}
        hasMore={rows.length > maxRows}
        loading={false}
        onMore={() => setMaxRows(rows.length)}
      />
    </>
  );
}

interface RecommendedRowProps {
  row: ShownRow;
  Action: RecommendedJobsProps["Action"] | undefined;
  onBegin: () => void;
}

/** The page of the posting shows all reasons. */
const maxReasons = 2;

function RecommendedRow({ row: { match, isGone }, Action, onBegin }: RecommendedRowProps) {
  const format = useFormat();
  const titleId = useId();
  const title = useRef<HTMLAnchorElement>(null);
  const { job, applicationStatus, salaryFit, fromProfile } = match;
  const score = shownScore(match);
  // Without a profile, the reasons would repeat the date and the location of the row.
  const reasons = fromProfile ? match.matchReasons.slice(0, maxReasons) : [];
  return (
    <CompactJobRow
      job={job}
      score={score}
      titleId={titleId}
      titleRef={title}
      facts={
        <>
          <MetaItem>{job.firmName}</MetaItem>
          <MetaItem icon={MapPin}>{jobLocation(job)}</MetaItem>
          {fromProfile && <MetaItem>posted {inSentence(format.ago(job.createdAt))}</MetaItem>}
        </>
      }
      terms={
        <>
          <p className={styles.payText}>{salaryFit}</p>
          {applicationStatus ? (
            <ApplicationStatusBadge status={applicationStatus} />
          ) : (
            <PriorityBadge priority={job.priority} />
          )}
        </>
      }
      action={
        Action && (
          <Action
            job={job}
            applicationStatus={applicationStatus}
            mayReapply={match.mayReapply}
            isGone={isGone}
            titleId={titleId}
            focusAfterwards={title}
            onBegin={onBegin}
          />
        )
      }
    >
      {reasons.length > 0 && (
        <div className={styles.reasons}>
          <MatchReasons reasons={reasons} score={score ?? 0} still compact />
        </div>
      )}
    </CompactJobRow>
  );
}

function NoJobs({ noun }: { noun: string }) {
  return (
    <EmptyState
      level={3}
      art={<MagnifierArt />}
      title={`No open ${noun} fit right now`}
      text="What you see here depends on your profile and saved preferences. New postings appear automatically."
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
    <div className={styles.alert}>
      <InlineNote
        title="Create your profile to see how well each fits"
        text={`Until then, these are the newest ${noun}. With a profile, each one shows a match percentage and the reasons for it.`}
        action={
          <ButtonLink size="sm" variant="go" to="/profile/paralegal/new">
            Create Profile
          </ButtonLink>
        }
      />
    </div>
  );
}
