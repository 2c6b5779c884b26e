import type { Activity } from "@caseload/contract/reporting/firm-dashboards";
import { Link } from "react-router";
import { errorText } from "~/lib/api.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useMember } from "~/lib/session.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { activityAddress, activityWords } from "./activity-words.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./dashboard-office.module.css";

/** What happened lately to the firm's postings. */
export function FirmActivity({ title }: { title: string }) {
  const { data, error, refetch, isFetching } = useApi("listFirmActivity");
  return (
    <section className={styles.officeSection}>
      <h2 className="title">{title}</h2>
      {data ? (
        <Rows activity={data} />
      ) : error ? (
        <InlineAlert
          title="The latest activity could not be loaded"
          text={errorText(error, "Please try again")}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <ActivitySkeleton />
      )}
    </section>
  );
}

function Rows({ activity }: { activity: readonly Activity[] }) {
  const mayReview = useMember().permissions.includes("application:review");
  if (activity.length === 0)
    return (
      <p className={classNames("sheet edge muted ui-text", styles.officeBlank)}>
        Postings, applications and contract steps appear here as they happen.
      </p>
    );
  return (
    <ul className={classNames("sheet edge", styles.officeActivity)}>
      {activity.map((one) => (
        <Row key={`${one.kind}-${one.jobId}-${one.at}`} activity={one} mayReview={mayReview} />
      ))}
    </ul>
  );
}

function Row({ activity, mayReview }: { activity: Activity; mayReview: boolean }) {
  const format = useFormat();
  return (
    <li>
      <Link to={activityAddress(activity, mayReview)}>
        <time dateTime={activity.at}>{format.stamp(activity.at)}</time>
        <span className={styles.details}>
          <b>{activityWords(activity)}</b>
          <span className="faint">{activity.jobTitle}</span>
        </span>
      </Link>
    </li>
  );
}

function ActivitySkeleton() {
  return (
    <Loading className={classNames("sheet edge", styles.officeActivity)}>
      {Array.from({ length: 6 }, (_, at) => (
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
