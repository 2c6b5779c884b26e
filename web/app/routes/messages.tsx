import { ConversationList, NoConversations } from "~/features/messages/conversation-list.tsx";
import * as styles from "~/features/messages/messages.module.css";
import { ThreadPane } from "~/features/messages/thread-pane.tsx";
import { useConversations } from "~/features/messages/use-conversations.ts";
import { ReportDialogProvider } from "~/features/abuse-reports/report-dialog-provider.tsx";
import { idOf } from "~/lib/addresses.ts";
import { nothingPreloaded } from "~/lib/nothing-preloaded.ts";
import { pageTitle } from "~/lib/page-title.ts";
import { askPage, preload } from "~/lib/preload.ts";
import { classNames } from "~/ui/class-names.ts";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/messages";

export const meta: Route.MetaFunction = () => pageTitle("Messages");

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await preload(context, askPage("listConversations"));
  return data;
}
export const clientLoader = nothingPreloaded;

/** Serves /messages and /messages/:userId. */
export default function MessagesScreen({ params }: { params: { userId?: string } }) {
  const isOpen = params.userId !== undefined;
  const userId = isOpen ? idOf(params.userId) : null;
  const list = useConversations(userId);
  const isEmpty = !isOpen && !list.isUnreadOnly && !list.isPending && !list.error && list.rows.length === 0;
  return (
    <ReportDialogProvider>
      <div
        className={classNames(styles.messages, isOpen && styles.reading)}
        data-phone-notices={isOpen ? "hidden" : undefined}
        data-phone-bar={isOpen ? "own" : undefined}
      >
        <PageHead className={styles.pageHead} title="Messages" />
        {isEmpty ? (
          <NoConversations />
        ) : (
          <div className={classNames("sheet", styles.panes)} data-phone-frame="window">
            <ConversationList list={list} openId={userId} />
            {userId === null && <section className={styles.thread} aria-label="Conversation" />}
            {userId !== null && <ThreadPane key={userId} userId={userId} />}
          </div>
        )}
      </div>
    </ReportDialogProvider>
  );
}
