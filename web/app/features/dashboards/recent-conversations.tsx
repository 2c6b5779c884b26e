import type { Conversation } from "@caseload/contract/messages/messages";
import { Link } from "react-router";
import { clip } from "~/lib/format.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useMember } from "~/lib/session.ts";
import { EnvelopeArt } from "~/ui/envelope-art.tsx";
import { Avatar } from "~/ui/avatar.tsx";
import { classNames } from "~/ui/class-names.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { CountBubble } from "~/ui/icon-button.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import { SheetList } from "./sheet-states.tsx";
import * as styles from "./conversations.module.css";

/** Characters of the last message; the stylesheet cuts the line sooner where it is narrower. */
const previewLength = 140;

/** The member's conversations; each links to its thread. */
export default function RecentConversations() {
  return (
    <SheetList
      list={useApiPages("listConversations")}
      noun="conversations"
      errorTitle="We couldn't load messages"
      empty={
        <EmptyState
          bare
          art={<EnvelopeArt />}
          title="No messages yet"
          text="Write to an applicant from the Applications tab; the conversation is kept here."
        />
      }
    >
      {(rows) => (
        <ul className={styles.conversations}>
          {rows.map((conversation) => (
            <ConversationRow key={conversation.userId} conversation={conversation} />
          ))}
        </ul>
      )}
    </SheetList>
  );
}

function ConversationRow({ conversation }: { conversation: Conversation }) {
  const { userId, name, photo, firmName, lastMessage, unreadCount } = conversation;
  const member = useMember();
  const format = useFormat();
  const isMine = lastMessage.senderId === member.id;
  return (
    <li>
      <Link to={`/messages/${userId}`} className={classNames(unreadCount > 0 && styles.unread)}>
        <Avatar id={userId} name={name} photo={photo} />
        <span className={styles.personLine}>
          <b>{name}</b>
          {firmName && <span className="faint">, {firmName}</span>}
          <span className={styles.last}>
            {isMine && "You: "}
            {clip(lastMessage.content, previewLength)}
          </span>
        </span>
        <span className={styles.trailing}>
          <time dateTime={lastMessage.createdAt}>{format.stamp(lastMessage.createdAt)}</time>
          {unreadCount > 0 && <CountBubble count={unreadCount} />}
          {unreadCount > 0 && <VisuallyHidden> unread</VisuallyHidden>}
        </span>
      </Link>
    </li>
  );
}
