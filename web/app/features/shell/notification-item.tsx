import type { Notification, NotificationType } from "@caseload/contract/notifications/notifications";
import Briefcase from "lucide-react/icons/briefcase";
import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock";
import FileSignature from "lucide-react/icons/file-pen-line";
import Info from "lucide-react/icons/info";
import MessageSquare from "lucide-react/icons/message-square";
import type { LucideIcon } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { sameSitePath } from "~/lib/addresses.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { PriorityBadge } from "~/ui/badge.tsx";
import { classNames } from "~/ui/class-names.ts";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import styles from "./notifications.module.css";

const icons: Record<NotificationType, LucideIcon> = {
  message: MessageSquare,
  application: CircleCheck,
  contract: FileSignature,
  job_update: Briefcase,
  system: Info,
  reminder: Clock,
};

interface NotificationItemProps {
  notification: Notification;
  /** Called when the row leads to another screen. */
  onLeave: () => void;
}

export function NotificationItem({ notification, onLeave }: NotificationItemProps) {
  const { id, isRead, priority, actionUrl } = notification;
  const read = useApiCall("readNotification");
  const isUrgent = priority === "urgent" && !isRead;
  const look = classNames(styles.notification, !isRead && styles.unread, isUrgent && styles.urgent);
  const target = sameSitePath(actionUrl);

  function handleClick(event: MouseEvent): void {
    if (!isRead && !read.isPending) read.mutate({ params: { id } });
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (target !== null && isPlain) onLeave();
  }

  const content = <Content notification={notification} isUrgent={isUrgent} />;
  if (target === null) {
    return (
      <button type="button" className={look} onClick={handleClick}>
        {content}
      </button>
    );
  }
  return (
    <Link className={look} to={target} onClick={handleClick}>
      {content}
    </Link>
  );
}

function Content({ notification, isUrgent }: { notification: Notification; isUrgent: boolean }): ReactNode {
  const { type, title, message, isRead, priority, createdAt } = notification;
  const format = useFormat();
  const Icon = icons[type];
  return (
    <>
      <Icon className="icon" />
      <span className={styles.lines}>
        <b>{title}</b>
        {!isRead && <VisuallyHidden> (unread)</VisuallyHidden>}
        {message && <span className="muted">{message}</span>}
        <time className="micro faint" dateTime={createdAt}>
          {format.ago(createdAt)}
        </time>
        {isUrgent && (
          <span className={styles.priority}>
            <PriorityBadge priority={priority} />
          </span>
        )}
      </span>
    </>
  );
}
