import { toasts } from "@caseload/contract/toasts";
import { errorText } from "~/lib/api.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { DrawerArt } from "~/ui/art.tsx";
import { Button } from "~/ui/button.tsx";
import { Drawer } from "~/ui/drawer.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { NotificationItem } from "./notification-item.tsx";
import styles from "./notifications.module.css";

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
    onSuccess: () => toast.success(toasts.allRead.title),
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
          title="Notifications could not be loaded"
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
            Show more
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
