import type { Notification } from "@caseload/contract/notifications/notifications";
import FileSignature from "lucide-react/icons/file-signature";
import Inbox from "lucide-react/icons/inbox";
import { Link } from "react-router";
import { sameSitePath } from "~/lib/addresses.ts";
import { clip } from "~/lib/format.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { classNames } from "~/ui/class-names.ts";
import { RuledHeading } from "~/ui/rule.tsx";
import { type QuickAction, QuickActions } from "./rail-links.tsx";
import { ThisWeek } from "./this-week.tsx";
import styles from "./attorney-rail.module.css";

const actions: readonly QuickAction[] = [
  {
    label: "Review Applications",
    to: "?tab=applications",
    icon: Inbox,
    permission: "application:review",
  },
  { label: "Manage Contracts", to: "/contracts", icon: FileSignature },
];

/** The newest notifications; the drawer of the bell has all of them. */
const maxRows = 5;
const messageLength = 90;

/** The newest notifications. */
function RecentActivity() {
  const { data, error } = useApi("listNotifications", { query: { limit: maxRows } });
  return (
    <section>
      <RuledHeading>Recent activity</RuledHeading>
      {data && data.length > 0 && (
        <ul className={classNames(styles.agenda, styles.plain)}>
          {data.map((notification) => (
            <ActivityRow key={notification.id} notification={notification} />
          ))}
        </ul>
      )}
      {data?.length === 0 && <p className="muted ui-text">Applications and contract steps appear here.</p>}
      {error && <p className="muted ui-text">{error.text}</p>}
    </section>
  );
}

function ActivityRow({ notification }: { notification: Notification }) {
  const { id, title, message, isRead, actionUrl, createdAt } = notification;
  const format = useFormat();
  const read = useApiCall("readNotification");
  const target = sameSitePath(actionUrl);
  const handleClick = (): void => {
    if (!isRead && !read.isPending) read.mutate({ params: { id } });
  };
  return (
    <li>
      <span>
        {target === null ? (
          title
        ) : (
          <Link to={target} onClick={handleClick}>
            {title}
          </Link>
        )}
        {message && <span className={classNames("faint", styles.note)}>{clip(message, messageLength)}</span>}
        <time className={classNames("faint", styles.note)} dateTime={createdAt}>
          {format.ago(createdAt)}
        </time>
      </span>
    </li>
  );
}

export function AttorneyRail() {
  return (
    <>
      <ThisWeek />
      <QuickActions actions={actions} roomy />
      <RecentActivity />
    </>
  );
}
