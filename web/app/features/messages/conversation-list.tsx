import type { Conversation } from "@caseload/contract/messages/messages";
import { Link } from "react-router";
import { plural } from "~/lib/phrases.ts";
import { useMember } from "~/lib/session.ts";
import { useFormat } from "~/lib/use-format.ts";
import { AppliedFilter } from "~/ui/applied-filter.tsx";
import { Avatar } from "~/ui/avatar.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import type { useConversations } from "./use-conversations.ts";
import { errorText } from "~/lib/api-error.ts";
import { shortCount } from "~/ui/icon-button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./messages.module.css";
import { EnvelopeArt } from "~/ui/envelope-art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";

interface ConversationListProps {
  list: ReturnType<typeof useConversations>;
  /** Whose conversation is open beside the list; null when none is. */
  openId: number | null;
}

/** Conversations, newest first. */
export function ConversationList({ list, openId }: ConversationListProps) {
  return (
    <nav className={styles.people} aria-label="Conversations">
      {list.isUnreadOnly && <AppliedFilter label="Unread" wholeList="/messages" />}
      {list.isPending && <ConversationSkeletons />}
      {list.error && list.rows.length === 0 && (
        <div className={styles.peopleNote}>
          <InlineAlert
            narrow
            title="We couldn't load conversations"
            text={errorText(list.error, "Please try again")}
            onRetry={list.refetch}
          />
        </div>
      )}
      {!list.isPending && !list.error && list.rows.length === 0 && (
        <p className={classNames("small faint", styles.peopleNote)}>
          {list.isUnreadOnly ? "You've read all of your messages" : "No conversations yet"}
        </p>
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

interface ConversationRowProps {
  conversation: Conversation;
  isOpen: boolean;
}

/** One person, with the last message. */
export function ConversationRow({ conversation, isOpen }: ConversationRowProps) {
  const { userId, name, photo, emailConfirmed, lastMessage, unreadCount } = conversation;
  const format = useFormat();
  const isMine = lastMessage.senderId === useMember().id;
  return (
    <li>
      <Link
        to={`/messages/${userId}`}
        className={unreadCount > 0 ? styles.unread : undefined}
        aria-current={isOpen ? "page" : undefined}
      >
        <Avatar className={styles.avatar} id={userId} name={name} photo={photo} />
        <b>{name}</b>
        <time dateTime={lastMessage.createdAt}>{format.stamp(lastMessage.createdAt)}</time>
        <span className={styles.last}>
          {isMine && "You: "}
          {lastMessage.content}
        </span>
        {unreadCount > 0 && (
          <span className={classNames("count", styles.count)}>
            <span aria-hidden="true">{shortCount(unreadCount)}</span>
            <VisuallyHidden>{plural(unreadCount, "unread message")}</VisuallyHidden>
          </span>
        )}
        {!emailConfirmed && (
          <span className={styles.standing}>
            <UnconfirmedEmail confirmed={false} />
          </span>
        )}
      </Link>
    </li>
  );
}

function ConversationSkeletons() {
  return (
    <Loading className={styles.peopleSkeleton}>
      {Array.from({ length: 6 }, (_, at) => (
        <div key={at}>
          <Skeleton shape="round" />
          <span>
            <Skeleton shape="word" />
            <Skeleton shape="line" />
          </span>
        </div>
      ))}
    </Loading>
  );
}

const wording = {
  paralegal: {
    text: "When a firm writes about one of your applications, the conversation appears here.",
    action: "Browse Jobs",
    to: "/jobs",
  },
  attorney: {
    text: "Message an applicant from their application, and the conversation appears here.",
    action: "Review Applications",
    to: "/applicants",
  },
} as const;

export function NoConversations() {
  const { text, action, to } = wording[useMember().userType];
  return (
    <EmptyState
      art={<EnvelopeArt />}
      title="No messages yet"
      text={text}
      action={
        <ButtonLink variant="primary" to={to}>
          {action}
        </ButtonLink>
      }
    />
  );
}
