import type { CallName } from "@caseload/contract/paths";
import type { Topic } from "@caseload/contract/realtime";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { connectLive } from "~/lib/live.ts";
import { isPushWanted } from "~/lib/push/wish.ts";
import { isLeaving } from "~/lib/session.ts";
import { isSignedInStill } from "~/lib/session-changes.ts";
import { useRefresh } from "~/lib/use-refresh.ts";
import { useToast } from "~/ui/toast-context.ts";

/** Keeps the socket of the signed-in person open and the cache in step with what it says. */
export default function LiveUpdates({ userId }: { userId: number }) {
  useEffect(() => {
    if (isPushWanted(userId))
      void import("~/lib/push/resume.ts").then(({ resumePush }) => resumePush(userId));
  }, [userId]);
  const client = useQueryClient();
  const refresh = useRefresh();
  const toast = useToast();
  useEffect(() => {
    const refreshAll = (): void => {
      if (!isLeaving()) void client.invalidateQueries();
    };
    const refreshTopics = (topics: readonly Topic[]): void =>
      void callsOf(topics).then((calls) => {
        if (!isLeaving()) void refresh(...calls);
      }, refreshAll);
    return connectLive({
      onReady: (liveId) => {
        if (liveId !== userId) window.location.reload();
      },
      onSignedOut: isSignedInStill,
      onConnected: refreshAll,
      onChanged: refreshTopics,
      onNotification: ({ title, message, priority, actionUrl }) => {
        if (!isInView(actionUrl)) {
          if (priority === "urgent") toast.failure(title, message);
          else toast.success(title, message);
        }
        refreshTopics(["notifications"]);
      },
    });
  }, [userId, client, refresh, toast]);
  return null;
}

/** The map of topics is fetched with the first change: the first page is lighter without it. */
async function callsOf(topics: readonly Topic[]): Promise<CallName[]> {
  const { callsOfTopic } = await import("~/lib/live-topics.ts");
  return topics.filter((topic) => Object.hasOwn(callsOfTopic, topic)).flatMap((topic) => callsOfTopic[topic]);
}

/** Whether the person looks at what a notification leads to: a message of the conversation on screen needs no toast. */
const isInView = (actionUrl: string | undefined): boolean =>
  actionUrl === window.location.pathname && document.visibilityState === "visible";
