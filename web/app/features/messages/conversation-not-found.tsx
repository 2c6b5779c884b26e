import { errorMessages } from "@caseload/contract/refusals";
import { TornPageArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import styles from "./messages.module.css";

export default function ConversationNotFound() {
  return (
    <section className={styles.thread} aria-label="Conversation">
      <EmptyState
        bare
        art={<TornPageArt />}
        title="Conversation Not Found"
        text={errorMessages.conversationNotFound}
        action={<ButtonLink to="/messages">All Conversations</ButtonLink>}
      />
    </section>
  );
}
