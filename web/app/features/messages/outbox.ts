/** Messages on their way. They outlive the thread's screen, so that switching conversations loses none. */
import type { Message } from "@caseload/contract/messages/messages";

export interface Letter {
  /** Sent along, so that a repeated request stores the message once. */
  readonly key: string;
  readonly receiverId: number;
  readonly content: string;
  /** ISO 8601, by this machine's clock. */
  readonly writtenAt: string;
  /** Newest message of the thread when the letter was written; 0 in an empty one. */
  readonly after: number;
  readonly state: "sending" | "failed" | "sent";
  /** Set once it is sent. */
  readonly messageId?: number;
}

let letters: readonly Letter[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly Letter[]): void {
  letters = next;
  for (const listener of listeners) listener();
}

export const outbox = {
  letters: () => letters,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  put: (letter: Letter) => replace([...letters.filter(({ key }) => key !== letter.key), letter]),
  /** Keeps its place, so that a second attempt does not move it. */
  change: (key: string, change: Partial<Pick<Letter, "state" | "messageId">>) =>
    replace(letters.map((letter) => (letter.key === key ? { ...letter, ...change } : letter))),
  drop: (key: string) => replace(letters.filter((letter) => letter.key !== key)),
};

/**
 * The letters of a thread that are not among its messages. A live update may bring a message before the answer to
 * its own request, and an answer that got lost leaves a letter behind that did arrive; neither is shown twice.
 */
export function undelivered(
  all: readonly Letter[],
  messages: readonly Message[],
  senderId: number,
): Letter[] {
  const claimed = new Set(all.flatMap(({ messageId }) => messageId ?? []));
  return all.filter((letter) => {
    if (letter.state === "sent") return messages.every(({ id }) => id !== letter.messageId);
    const arrived = messages.find(
      (message) =>
        message.senderId === senderId &&
        message.id > letter.after &&
        message.content === letter.content &&
        !claimed.has(message.id),
    );
    if (arrived) claimed.add(arrived.id);
    return arrived === undefined;
  });
}
