import type { Activity } from "@caseload/contract/reporting/firm-dashboards";
import { Link } from "react-router";
import { errorText } from "~/lib/api.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useMember } from "~/lib/session.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { activityAddress, activityWords } from "./activity-words.ts";

/** What happened lately to the firm's postings. */
export function FirmActivity({ title }: { title: string }) {
  const { data, error, refetch, isFetching } = useApi("listFirmActivity");
  return (
    <section className="office-section">
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
      <p className="sheet edge muted ui office-blank">
        Postings, applications and contract steps appear here as they happen.
      </p>
    );
  return (
    <ul className="sheet edge office-activity">
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
        <span className="what">
          <b>{activityWords(activity)}</b>
          <span className="faint">{activity.jobTitle}</span>
        </span>
      </Link>
    </li>
  );
}

function ActivitySkeleton() {
  return (
    <Loading className="sheet edge office-activity">
      {Array.from({ length: 6 }, (_, at) => (
        <div className="skeleton-row" key={at}>
          <span className="when">
            <Skeleton shape="word" />
          </span>
          <span className="what">
            <Skeleton shape="short" />
            <Skeleton shape="line" />
          </span>
        </div>
      ))}
    </Loading>
  );
}
