/** Messages that are being sent. They outlive the screen of the thread, so that switching conversations loses none. */
import type { Message } from "@caseload/contract/messages/messages";

export interface OutgoingMessage {
  /** Sent along, so that a repeated request stores the message once. */
  readonly key: string;
  readonly receiverId: number;
  readonly content: string;
  /** ISO 8601, by this machine's clock. */
  readonly writtenAt: string;
  /** Newest message of the thread when it was written; 0 in an empty one. */
  readonly after: number;
  readonly state: "sending" | "failed" | "sent";
  /** Set once it is sent. */
  readonly messageId?: number;
}

let outgoing: readonly OutgoingMessage[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly OutgoingMessage[]): void {
  outgoing = next;
  for (const listener of listeners) listener();
}

export const outbox = {
  outgoing: () => outgoing,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  put: (item: OutgoingMessage) => replace([...outgoing.filter(({ key }) => key !== item.key), item]),
  /** Keeps its place, so that a second attempt does not move it. */
  change: (key: string, change: Partial<Pick<OutgoingMessage, "state" | "messageId">>) =>
    replace(outgoing.map((item) => (item.key === key ? { ...item, ...change } : item))),
  drop: (key: string) => replace(outgoing.filter((item) => item.key !== key)),
};

/**
 * The outgoing messages that are not in the thread yet. A live update may bring a message before the response to
 * its own request, and a lost response leaves an item behind that did arrive; neither is shown twice.
 */
export function undelivered(
  all: readonly OutgoingMessage[],
  messages: readonly Message[],
  senderId: number,
): OutgoingMessage[] {
  const claimed = new Set(all.flatMap(({ messageId }) => messageId ?? []));
  return all.filter((item) => {
    if (item.state === "sent") return messages.every(({ id }) => id !== item.messageId);
    const arrived = messages.find(
      (message) =>
        message.senderId === senderId &&
        message.id > item.after &&
        message.content === item.content &&
        !claimed.has(message.id),
    );
    if (arrived) claimed.add(arrived.id);
    return arrived === undefined;
  });
}
