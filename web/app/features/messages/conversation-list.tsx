import type { useConversations } from "./use-conversations.ts";
import { errorText } from "~/lib/api.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { ConversationRow } from "./conversation-row.tsx";
import { ConversationSkeletons } from "./conversation-skeletons.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./messages.module.css";

interface ConversationListProps {
  list: ReturnType<typeof useConversations>;
  /** Whose conversation stands beside the list; null when none does. */
  openId: number | null;
}

/** Everybody one writes with, newest first. */
export function ConversationList({ list, openId }: ConversationListProps) {
  return (
    <nav className={styles.people} aria-label="Conversations">
      {list.isPending && <ConversationSkeletons />}
      {list.error && list.rows.length === 0 && (
        <div className={styles.peopleNote}>
          <InlineAlert
            title="Conversations could not be loaded"
            text={errorText(list.error, "Please try again")}
            onRetry={list.refetch}
          />
        </div>
      )}
      {!list.isPending && !list.error && list.rows.length === 0 && (
        <p className={classNames("small faint", styles.peopleNote)}>No conversations yet</p>
      )}
      <ul>
        {list.rows.map((conversation) => (
          <ConversationRow
            key={conversation.userId}
            conversation={conversation}
            isOpen={conversation.userId === openId}
          />
        ))}
      </ul>
      <MoreRows
        shown={list.rows.length}
        noun="conversations"
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onMore={list.loadMore}
      />
    </nav>
  );
}
