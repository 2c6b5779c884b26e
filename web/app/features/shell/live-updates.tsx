import type { Topic } from "@caseload/contract/realtime";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { connectLive } from "~/lib/live.ts";
import { noteContact, noteLostContact } from "~/lib/server-contact.ts";
import { isPushWanted } from "~/lib/push/wish.ts";
import { isLeaving } from "~/lib/session.ts";
import { isSignedInStill } from "~/lib/session-changes.ts";
import { useToast } from "~/ui/toast-context.ts";
import type { Notification, NotificationToasts } from "./notification-toasts.ts";

/** Keeps the socket of the signed-in person open and refetches what it reports as changed. */
export default function LiveUpdates({ userId }: { userId: number }) {
  useEffect(() => {
    if (isPushWanted(userId))
      void import("~/lib/push/resume.ts").then(({ resumePush }) => resumePush(userId));
  }, [userId]);
  const client = useQueryClient();
  const toast = useToast();
  useEffect(() => {
    const refreshAll = (): void => {
      if (!isLeaving()) void client.invalidateQueries();
    };
    const refreshTopics = (topics: readonly Topic[]): void =>
      // The table of topics is fetched with the first change: the first page is lighter without it.
      void import("~/lib/refetch.ts").then(
        ({ refetchTopics }) => void refetchTopics(client, topics),
        refreshAll,
      );
    // Fetched with the first notification: the first page is lighter without it.
    let notifications: Promise<NotificationToasts> | undefined;
    const show = async (notification: Notification): Promise<void> => {
      notifications ??= import("./notification-toasts.ts").then(({ openNotificationToasts }) =>
        openNotificationToasts(toast),
      );
      (await notifications).add(notification);
    };
    const disconnect = connectLive({
      onReady: (liveId) => {
        if (liveId !== userId) window.location.reload();
      },
      onSignedOut: isSignedInStill,
      isLeaving,
      onConnected: noteContact,
      dataAgeMs: () => dataAgeMs(client),
      onMissed: refreshAll,
      onLost: noteLostContact,
      onChanged: refreshTopics,
      onNotification: ({ title, message, priority, actionUrl }) => {
        if (!isInView(actionUrl)) {
          if (priority === "urgent") toast.failure(title, message);
          else
            show({ key: `${title} ${actionUrl ?? ""}`, title, text: message }).catch(() =>
              toast.success(title, message),
            );
        }
        refreshTopics(["notifications"]);
      },
    });
    return () => {
      void notifications?.then(({ stop }) => stop());
      disconnect();
    };
  }, [userId, client, toast]);
  return null;
}

/** Since the page or the oldest call was asked for; null where a service worker may have answered with an older copy. */
function dataAgeMs(client: QueryClient): number | null {
  if ("serviceWorker" in navigator && navigator.serviceWorker.controller) return null;
  const fetched = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined);
  return Date.now() - Math.min(performance.timeOrigin, ...fetched.map(({ state }) => state.dataUpdatedAt));
}

/** Whether the person looks at what a notification leads to: a message of the conversation on screen needs no toast. */
const isInView = (actionUrl: string | undefined): boolean =>
  actionUrl === window.location.pathname && document.visibilityState === "visible";
