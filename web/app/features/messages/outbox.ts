/** Messages that are being sent. They outlive the screen of the thread, so that switching conversations loses none. */
import type { Message } from "@caseload/contract/messages/messages";
import { unsentPrefix } from "~/lib/leave-site.ts";

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

/** Whose messages they are; null until it is known. */
let owner: number | null = null;

/** Unsent messages outlive a closed tab. */
function store(): void {
  if (owner === null) return;
  const unsent = outgoing.filter(({ state }) => state !== "sent");
  if (unsent.length > 0) localStorage.setItem(unsentPrefix + owner, JSON.stringify(unsent));
  else localStorage.removeItem(unsentPrefix + owner);
}

function readStored(userId: number): OutgoingMessage[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(unsentPrefix + userId) ?? "[]");
    return Array.isArray(stored) ? (stored as OutgoingMessage[]) : [];
  } catch {
    // Not written by this application.
    return [];
  }
}

function replace(next: readonly OutgoingMessage[]): void {
  outgoing = next;
  store();
  for (const listener of listeners) listener();
}

export const outbox = {
  /** Brings back what an earlier tab could not send. Returns it. */
  restore: (userId: number): readonly OutgoingMessage[] => {
    if (owner === userId) return [];
    owner = userId;
    const known = new Set(outgoing.map(({ key }) => key));
    const earlier = readStored(userId).filter(({ key }) => !known.has(key));
    const restored = earlier.map((item) => ({ ...item, state: "failed" as const }));
    if (restored.length > 0) replace([...restored, ...outgoing]);
    return restored;
  },
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
