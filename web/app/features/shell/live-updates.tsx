import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { connectLive } from "~/lib/live.ts";
import { callsOfTopic } from "~/lib/live-topics.ts";
import { isLeaving, isSignedInStill } from "~/lib/session.ts";
import { useRefresh } from "~/lib/use-refresh.ts";
import { useToast } from "~/ui/toast-context.ts";

/** Keeps the socket of the signed-in person open and the cache in step with what it says. */
export default function LiveUpdates({ userId }: { userId: number }) {
  const client = useQueryClient();
  const refresh = useRefresh();
  const toast = useToast();
  useEffect(
    () =>
      connectLive({
        onReady: (liveId) => {
          if (liveId !== userId) window.location.reload();
        },
        onSignedOut: isSignedInStill,
        onConnected: () => {
          if (!isLeaving()) void client.invalidateQueries();
        },
        onChanged: (topics) => {
          if (!isLeaving()) void refresh(...topics.flatMap((topic) => callsOfTopic[topic]));
        },
        onNotification: ({ title, message, priority, actionUrl }) => {
          if (!isInView(actionUrl)) {
            if (priority === "urgent") toast.failure(title, message);
            else toast.success(title, message);
          }
          void refresh(...callsOfTopic.notifications);
        },
      }),
    [userId, client, refresh, toast],
  );
  return null;
}

/** Whether the person looks at what a notification leads to: a message of the conversation on screen needs no toast. */
const isInView = (actionUrl: string | undefined): boolean =>
  actionUrl === window.location.pathname && document.visibilityState === "visible";
