import type { Conversation } from "@caseload/contract/messages/messages";
import { Link } from "react-router";
import { plural } from "~/lib/format.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useMember } from "~/lib/session.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import styles from "./messages.module.css";

interface ConversationRowProps {
  conversation: Conversation;
  isOpen: boolean;
}

/** One person in the conversation list, with the last thing said. */
export function ConversationRow({ conversation, isOpen }: ConversationRowProps) {
  const { userId, name, photo, lastMessage, unreadCount } = conversation;
  const format = useFormat();
  const isMine = lastMessage.senderId === useMember().id;
  return (
    <li>
      <Link
        to={`/messages/${userId}`}
        className={unreadCount > 0 ? styles.unread : undefined}
        aria-current={isOpen ? "page" : undefined}
      >
        <Avatar id={userId} name={name} photo={photo} />
        <b>{name}</b>
        <time dateTime={lastMessage.createdAt}>{format.stamp(lastMessage.createdAt)}</time>
        <span className={styles.last}>
          {isMine && "You: "}
          {lastMessage.content}
        </span>
        {unreadCount > 0 && (
          <span className="count">
            <span aria-hidden="true">{unreadCount > 99 ? "99+" : unreadCount}</span>
            <VisuallyHidden>{plural(unreadCount, "unread message")}</VisuallyHidden>
          </span>
        )}
      </Link>
    </li>
  );
}
