import { useMemo, useRef } from "react";
import { useMember } from "~/lib/session.ts";
import { Composer } from "./composer.tsx";
import { undelivered } from "./outbox.ts";
import { linesOf } from "./runs.ts";
import { ThreadHeader } from "./thread-header.tsx";
import { type LogHandle, ThreadLog } from "./thread-log.tsx";
import type { OpenThread } from "./thread-query.ts";
import { useOutbox } from "./use-outbox.ts";
import styles from "./messages.module.css";

interface CorrespondenceProps {
  open: OpenThread;
  thread: NonNullable<OpenThread["thread"]>;
}

/** A thread with its head and the field to write in. */
export function Correspondence({ open, thread: { otherUser, contractId, messages } }: CorrespondenceProps) {
  const viewerId = useMember().id;
  const log = useRef<LogHandle>(null);
  const { letters, send, sendAgain, discard } = useOutbox(otherUser.id);
  const lines = useMemo(
    () => linesOf(messages, undelivered(letters, messages, viewerId), viewerId),
    [messages, letters, viewerId],
  );
  return (
    <section className={styles.thread} aria-label={`Conversation with ${otherUser.name}`}>
      <ThreadHeader otherUser={otherUser} contractId={contractId} />
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
