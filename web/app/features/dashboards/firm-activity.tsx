import type { Activity } from "@caseload/contract/reporting/dashboards";
import { Link } from "react-router";
import { clip } from "~/lib/format.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { reviewsApplications } from "~/lib/reviews-applications.ts";
import { useMember } from "~/lib/session.ts";
import { Button } from "~/ui/button.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { classNames } from "~/ui/class-names.ts";
import { QueryFailure } from "./dashboard-figures.tsx";
import * as styles from "./firm-dashboard.module.css";

interface FirmActivityProps {
  title: string;
  /** Below a rail's heading, without a sheet: the newest events, and a button for all of them. */
  rail?: { readonly max: number; readonly isExpanded: boolean; readonly onToggle: () => void };
}

/** The latest events of the firm's postings. */
export function FirmActivity({ title, rail }: FirmActivityProps) {
  const query = useApi("listFirmActivity");
  const max = rail?.isExpanded ? undefined : rail?.max;
  return (
    <section className={classNames(rail ? styles.inRail : styles.firmSection)}>
      {rail ? (
        <RuledHeading>{title}</RuledHeading>
      ) : (
        <h2 className={classNames("title", styles.sectionTitle)}>{title}</h2>
      )}
      {query.data ? (
        <Rows activity={query.data.slice(0, max)} nameLength={rail && railNameLength} />
      ) : query.error ? (
        <QueryFailure title="We couldn't load the latest activity" query={query} />
      ) : (
        <ActivitySkeleton rows={Math.min(max ?? skeletonRows, skeletonRows)} />
      )}
      {rail && query.data && query.data.length > rail.max && (
        <Button size="sm" aria-expanded={rail.isExpanded} onClick={rail.onToggle}>
          {rail.isExpanded ? `Show the First ${rail.max}` : `Show All ${query.data.length}`}
        </Button>
      )}
    </section>
  );
}

/** Characters of a name in a rail, so that what the person did takes two lines at most. */
const railNameLength = 34;

interface RowsProps {
  activity: readonly Activity[];
  nameLength: number | undefined;
}

function Rows({ activity, nameLength }: RowsProps) {
  const mayReview = reviewsApplications(useMember());
  if (activity.length === 0)
    return (
      <p className={classNames("sheet edge muted ui-text", styles.firmBlank)}>
        Postings, applications and contract steps appear here as they happen.
      </p>
    );
  return (
    <ul className={classNames("sheet edge", styles.firmActivity)}>
      {activity.map((one) => (
        <Row
          key={`${one.kind}-${one.jobId}-${one.at}`}
          activity={one}
          mayReview={mayReview}
          nameLength={nameLength}
        />
      ))}
    </ul>
  );
}

/** "Daniel Reyes applied" */
const activityTexts: Record<Activity["kind"], (person: string) => string> = {
  posted: (person) => `Posted by ${person}`,
  applied: (person) => `${person} applied`,
  accepted: (person) => `${person} was accepted`,
  terms_agreed: (person) => `Terms agreed with ${person}`,
  started: (person) => `${person} started work`,
  completed: (person) => `${person} completed the work`,
  cancelled: (person) => `Contract with ${person} canceled`,
};

/** The application for its reviewers, the contract for its parties, else the posting. */
function activityAddress({ applicationId, contractId, jobId }: Activity, mayReview: boolean): string {
  if (applicationId !== null && mayReview) return `/applicants?application=${applicationId}`;
  return contractId === null ? `/jobs/${jobId}` : `/contracts/${contractId}`;
}

interface RowProps {
  activity: Activity;
  mayReview: boolean;
  nameLength: number | undefined;
}

function Row({ activity, mayReview, nameLength }: RowProps) {
  const format = useFormat();
  const { person } = activity;
  const name = nameLength === undefined ? person : clip(person, nameLength);
  return (
    <li>
      <Link to={activityAddress(activity, mayReview)}>
        <time dateTime={activity.at}>{format.stamp(activity.at)}</time>
        <span className={styles.details}>
          <b title={name === person ? undefined : person}>{activityTexts[activity.kind](name)}</b>{" "}
          <UnconfirmedEmail confirmed={activity.emailConfirmed} />
          <span className={classNames("faint", styles.jobTitle)}>{activity.jobTitle}</span>
        </span>
      </Link>
    </li>
  );
}

const skeletonRows = 6;

function ActivitySkeleton({ rows }: { rows: number }) {
  return (
    <Loading className={classNames("sheet edge", styles.firmActivity)}>
      {Array.from({ length: rows }, (_, at) => (
        <div className={styles.skeletonRow} key={at}>
          <span className={styles.time}>
            <Skeleton shape="word" />
          </span>
          <span className={styles.details}>
            <Skeleton shape="short" />
            <Skeleton shape="line" />
          </span>
        </div>
      ))}
    </Loading>
  );
}
