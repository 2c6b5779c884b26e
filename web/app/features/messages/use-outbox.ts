import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { Message } from "@caseload/contract/messages/messages";
import { messageToasts } from "@caseload/contract/messages/message-toasts";
import { dataOf, request } from "~/lib/api.ts";
import { randomUuid } from "~/lib/random-uuid.ts";
import { useMember } from "~/lib/session.ts";
import { useRefetch } from "~/lib/use-refetch.ts";
import { useToast } from "~/ui/toast-context.ts";
import { type OutgoingMessage, outbox } from "./outbox.ts";
import { addToThread } from "./thread-query.ts";

/** Milliseconds after which an unanswered request counts as lost. */
const timeoutMs = 20_000;
const none: readonly OutgoingMessage[] = [];

/** One after the other for each person, so that messages arrive in the order they were written. */
const queues = new Map<number, Promise<void>>();

async function post({ key, receiverId, content }: OutgoingMessage): Promise<Message> {
  const body = { receiverId, content, clientKey: key };
  return dataOf<Message>(await request("sendMessage", { body }, AbortSignal.timeout(timeoutMs)));
}

/** Sends messages to one person; they are shown at once, and stay as failed when they could not be sent. */
export function useOutbox(receiverId: number) {
  const client = useQueryClient();
  const refetch = useRefetch();
  const toast = useToast();
  const outgoing = useSyncExternalStore(outbox.subscribe, outbox.outgoing, () => none);

  async function deliver(item: OutgoingMessage): Promise<void> {
    try {
      const message = await post(item);
      addToThread(client, item.receiverId, message);
      outbox.change(item.key, { state: "sent", messageId: message.id });
      void refetch("sendMessage");
    } catch (error) {
      outbox.change(item.key, { state: "failed" });
      toast.failure(messageToasts.sendFailed, error);
    }
  }

  function enqueue(item: OutgoingMessage): void {
    outbox.put(item);
    const ahead = queues.get(item.receiverId) ?? Promise.resolve();
    queues.set(
      item.receiverId,
      ahead.then(() => deliver(item)),
    );
  }

  /** With the key of the first attempt: if that did arrive, it is not sent twice. */
  const sendAgain = (item: OutgoingMessage): void => enqueue({ ...item, state: "sending" });
  const { id: userId } = useMember();
  const sendUnsent = useEffectEvent(() => {
    outbox.restore(userId);
    if (!navigator.onLine) return;
    for (const item of outbox.outgoing()) if (item.state === "failed") sendAgain(item);
  });
  useEffect(() => {
    sendUnsent();
    window.addEventListener("online", sendUnsent);
    return () => window.removeEventListener("online", sendUnsent);
  }, []);

  return {
    outgoing: outgoing.filter((item) => item.receiverId === receiverId),
    send: (content: string, after: number) =>
      enqueue({
        key: randomUuid(),
        receiverId,
        content,
        after,
        writtenAt: new Date().toISOString(),
        state: "sending",
      }),
    sendAgain,
    discard: (item: OutgoingMessage) => outbox.drop(item.key),
  };
}
