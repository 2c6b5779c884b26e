import { notificationToasts } from "@caseload/contract/notifications/notification-toasts";
import { errorText } from "~/lib/api-error.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { Button } from "~/ui/button.tsx";
import { Drawer } from "~/ui/drawer.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { useToast } from "~/ui/toast-context.ts";
import * as styles from "./notifications.module.css";
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
import { PriorityBadge } from "~/ui/badge.tsx";
import { classNames } from "~/ui/class-names.ts";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";

interface NotificationsDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export default function NotificationsDrawer({ open, onOpenChange }: NotificationsDrawerProps) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Notifications" actions={<MarkAllRead />}>
      <NotificationList onLeave={() => onOpenChange(false)} />
    </Drawer>
  );
}

function MarkAllRead() {
  const toast = useToast();
  const { data } = useApi("countUnreadNotifications");
  const readAll = useApiCall("readAllNotifications", {
    onSuccess: () => toast.success(notificationToasts.allRead.title),
    onError: (error) =>
      toast.failure("Notifications not marked as read", errorText(error, "Please try again")),
  });
  return (
    <Button
      variant="ghost"
      size="sm"
      disabled={!data?.count}
      pending={readAll.isPending}
      onClick={() => readAll.mutate({})}
    >
      Mark all read
    </Button>
  );
}

function NotificationList({ onLeave }: { onLeave: () => void }) {
  const list = useApiPages("listNotifications");
  if (list.isPending) return <NotificationSkeletons />;
  if (list.error && list.rows.length === 0) {
    return (
      <div className={styles.notice}>
        <InlineAlert
          title="We couldn't load notifications"
          text={errorText(list.error, "Please try again")}
          onRetry={list.refetch}
        />
      </div>
    );
  }
  if (list.rows.length === 0) {
    return (
      <EmptyState
        bare
        art={<DrawerArt />}
        title="No notifications"
        text="Applications, messages and contract steps appear here as they happen."
      />
    );
  }
  return (
    <>
      <ul>
        {list.rows.map((notification) => (
          <li key={notification.id}>
            <NotificationItem notification={notification} onLeave={onLeave} />
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <div className={styles.notice}>
          <Button block pending={list.isLoadingMore} onClick={list.loadMore}>
            Show More
          </Button>
        </div>
      )}
    </>
  );
}

/** Rows of the drawer while it loads. */
function NotificationSkeletons() {
  return (
    <Loading>
      {Array.from({ length: 5 }, (_, at) => (
        <div className={styles.notification} key={at}>
          <Skeleton shape="round" />
          <span className={styles.lines}>
            <Skeleton shape="word" />
            <Skeleton shape="line" />
            <Skeleton shape="short" />
          </span>
        </div>
      ))}
    </Loading>
  );
}

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
  const { type, title, message, emailConfirmed, isRead, priority, createdAt } = notification;
  const format = useFormat();
  const Icon = icons[type];
  return (
    <>
      <Icon className="icon" />
      <span className={styles.lines}>
        <b>{title}</b>
        <UnconfirmedEmail confirmed={emailConfirmed} />
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
