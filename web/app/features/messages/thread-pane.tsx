import type { Thread } from "@caseload/contract/messages/messages";
import { notFoundMessages } from "@caseload/contract/not-found-messages";
import Ban from "lucide-react/icons/ban";
import ArrowLeft from "lucide-react/icons/arrow-left";
import FileSignature from "lucide-react/icons/file-signature";
import { useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { errorText } from "~/lib/api-error.ts";
import { useMember } from "~/lib/session.ts";
import { BarAdmissionLine } from "~/ui/bar-admission.tsx";
import { useBlock } from "~/lib/use-block.ts";
import { BlockDialog } from "~/ui/block-dialog.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { IconLink } from "~/ui/icon-link.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { NotFound } from "~/ui/late-not-found.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Composer } from "./composer.tsx";
import { undelivered } from "./outbox.ts";
import { linesOf } from "./message-runs.ts";
import { type LogHandle, ThreadLog } from "./thread-log.tsx";
import { type OpenThread, useThread } from "./thread-query.ts";
import { useOutbox } from "./use-outbox.ts";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import * as styles from "./messages.module.css";

function subscribe(notify: () => void): () => void {
  document.addEventListener("visibilitychange", notify);
  return () => document.removeEventListener("visibilitychange", notify);
}

/** Whether the tab is visible. Fetching a thread marks it read, so a hidden tab fetches nothing. */
const useAttention = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === "visible",
    () => false,
  );

interface ThreadPaneProps {
  userId: number;
  /** On a page that names the person and has the contract already: without a header. */
  isEmbedded?: boolean;
}

/** The conversation with one person. */
export function ThreadPane({ userId, isEmbedded = false }: ThreadPaneProps) {
  const isId = !Number.isNaN(userId);
  const open = useThread(userId, useAttention() && isId);
  const { thread, error } = open;
  if (!isId || error?.status === 404 || error?.status === 400) return <ConversationNotFound />;
  if (thread) return <Correspondence open={open} thread={thread} isEmbedded={isEmbedded} />;
  return (
    <section className={classNames(styles.thread, isEmbedded && styles.embedded)} aria-label="Conversation">
      {!isEmbedded && (
        <header>
          <BackToList />
        </header>
      )}
      {error ? (
        <div className={styles.threadNote}>
          <InlineAlert
            title="We couldn't load this conversation"
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

interface CorrespondenceProps {
  open: OpenThread;
  thread: NonNullable<OpenThread["thread"]>;
  isEmbedded: boolean;
}

/** A thread with its header and the composer. */
function Correspondence({ open, thread, isEmbedded }: CorrespondenceProps) {
  const { otherUser, messages } = thread;
  const viewerId = useMember().id;
  const log = useRef<LogHandle>(null);
  const { outgoing, send, sendAgain, discard } = useOutbox(otherUser.id);
  const lines = useMemo(
    () => linesOf(messages, undelivered(outgoing, messages, viewerId), viewerId),
    [messages, outgoing, viewerId],
  );
  return (
    <section
      className={classNames(styles.thread, isEmbedded && styles.embedded)}
      aria-label={`Conversation with ${otherUser.name}`}
    >
      {!isEmbedded && <ThreadHeader thread={thread} />}
      <ThreadLog
        ref={log}
        lines={lines}
        otherName={otherUser.name}
        paging={open}
        onSendAgain={sendAgain}
        onDiscard={discard}
      />
      <Composer
        userId={otherUser.id}
        name={otherUser.name}
        onSend={(content) => {
          send(content, messages.at(-1)?.id ?? 0);
          log.current?.toEnd();
        }}
      />
    </section>
  );
}

/** "Attorney, Lindqvist Okafor LLP" */
function standing({ userType, firmName }: Thread["otherUser"]): string {
  const side = userType === "attorney" ? "Attorney" : "Paralegal";
  return firmName === null ? side : `${side}, ${firmName}`;
}

interface ThreadHeaderProps {
  thread: Pick<Thread, "otherUser" | "contractId" | "barAdmission">;
}

function BlockButton({ id, name }: Pick<Thread["otherUser"], "id" | "name">) {
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const block = useBlock(useToast(), { name, onBlocked: () => void navigate("/messages") });
  return (
    <>
      <IconButton
        className={styles.block}
        label={`Block ${name}`}
        icon={Ban}
        onClick={() => setAsked(true)}
      />
      <BlockDialog
        name={name}
        open={isAsked}
        onOpenChange={setAsked}
        pending={block.isPending}
        onConfirm={() => block.send({ body: { userId: id } })}
      />
    </>
  );
}

export function ThreadHeader({ thread: { otherUser, contractId, barAdmission } }: ThreadHeaderProps) {
  return (
    <header>
      <BackToList />
      <Avatar id={otherUser.id} name={otherUser.name} photo={otherUser.photo} />
      <div className={styles.correspondent}>
        <h2>{otherUser.name}</h2>
        <p>
          {standing(otherUser)} <UnconfirmedEmail confirmed={otherUser.emailConfirmed} />
        </p>
        {otherUser.userType === "attorney" && (
          <BarAdmissionLine admission={barAdmission} className={styles.admission} />
        )}
      </div>
      {contractId !== null && (
        <ButtonLink size="sm" to={`/contracts/${contractId}`} className={styles.toContract}>
          <FileSignature className="icon" aria-hidden="true" />
          <span>View Contract</span>
        </ButtonLink>
      )}
      <BlockButton id={otherUser.id} name={otherUser.name} />
    </header>
  );
}

/** On phones, where the list is a screen of its own. */
function BackToList() {
  return <IconLink className={styles.backToList} to="/messages" label="All conversations" icon={ArrowLeft} />;
}

export function ConversationNotFound() {
  return (
    <section className={styles.thread} aria-label="Conversation">
      <div className={styles.notFound}>
        <NotFound
          bare
          title="Conversation Not Found"
          text={notFoundMessages.conversationNotFound}
          action="All Conversations"
          to="/messages"
        />
      </div>
    </section>
  );
}

function ThreadSkeleton() {
  return (
    <Loading className={styles.threadSkeleton}>
      {Array.from({ length: 4 }, (_, at) => (
        <span className={classNames("bubble", at % 2 === 1 && "mine", styles.bubbleSkeleton)} key={at}>
          <Skeleton shape="line" />
          <Skeleton shape="short" />
        </span>
      ))}
    </Loading>
  );
}
