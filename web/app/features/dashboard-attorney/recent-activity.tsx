import type { Notification } from "@caseload/contract/notifications/notifications";
import { Link } from "react-router";
import { sameSitePath } from "~/lib/addresses.ts";
import { clip } from "~/lib/format.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { RuledHeading } from "~/ui/rule.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./attorney-rail.module.css";

/** Rows shown; the bell has the rest. */
const max = 5;
const messageLength = 90;

/** The newest notifications. */
export function RecentActivity() {
  const { data, error } = useApi("listNotifications", { query: { limit: max } });
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
  const read = useApiCall("readNotification", {
    changes: ["listNotifications", "countUnreadNotifications", "dashboardStats"],
  });
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
        {message && <span className="faint">{clip(message, messageLength)}</span>}
        <time className="faint" dateTime={createdAt}>
          {format.ago(createdAt)}
        </time>
      </span>
    </li>
  );
}
