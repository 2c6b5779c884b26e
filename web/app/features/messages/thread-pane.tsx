import { Suspense } from "react";
import { errorText } from "~/lib/api-error.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useAttention } from "./attention.ts";
import { ThreadSkeleton } from "./conversation-skeletons.tsx";
import { Correspondence } from "./correspondence.tsx";
import { BackToList } from "./thread-header.tsx";
import { useThread } from "./thread-query.ts";
import styles from "./messages.module.css";

const ConversationNotFound = vitalPart(() => import("./conversation-not-found.tsx"));

/** The conversation with one person, or why there is none. */
export function ThreadPane({ userId }: { userId: number }) {
  const open = useThread(userId, useAttention());
  const { thread, error } = open;
  if (error?.status === 404 || error?.status === 400)
    return (
      <Suspense>
        <ConversationNotFound />
      </Suspense>
    );
  if (thread) return <Correspondence open={open} thread={thread} />;
  return (
    <section className={styles.thread} aria-label="Conversation">
      <header>
        <BackToList />
      </header>
      {error ? (
        <div className={styles.threadNote}>
          <InlineAlert
            title="This conversation could not be loaded"
            text={errorText(error, "Please try again")}
            onRetry={open.retry}
          />
        </div>
      ) : (
        <ThreadSkeleton />
      )}
    </section>
  );
}
