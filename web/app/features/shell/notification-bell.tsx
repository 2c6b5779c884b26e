import Bell from "lucide-react/icons/bell";
import { Suspense, useState } from "react";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useApi } from "~/lib/use-api.ts";
import { IconButton } from "~/ui/icon-button.tsx";

const NotificationsDrawer = vitalPart(() => import("./notifications-drawer.tsx"));

export function NotificationBell() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const { data } = useApi("countUnreadNotifications");
  const count = data?.count ?? 0;
  return (
    <>
      <IconButton
        label={count > 0 ? `Notifications, ${count} unread` : "Notifications"}
        icon={Bell}
        count={count}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      />
      {wasOpened && (
        <Suspense>
          <NotificationsDrawer open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
