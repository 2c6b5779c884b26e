import type { ServerFrame, Topic } from "@caseload/contract/realtime";
import { signedOutCode, topics } from "@caseload/contract/realtime";
import type { WebSocket } from "ws";
import type { Announcement } from "./announce.ts";

/** A slow reader may leave this many bytes unread before its connection is dropped; it catches up on reconnecting. */
const maxBuffered = 1_000_000;

/** Open tabs and devices of one person; the oldest gives way to a further one. */
const maxSockets = 20;

/** Says for good that the session has ended (contract/realtime.ts). */
const signedOut = (socket: WebSocket): void => socket.close(signedOutCode, "signed out");

/** Whether the session that opened a socket still holds. */
export type StillSignedIn = () => Promise<boolean>;

/** Sends, unless the other end has stopped reading. */
export function sendWithin(socket: WebSocket, text: string): void {
  if (socket.bufferedAmount > maxBuffered) socket.terminate();
  else socket.send(text);
}

/** The sockets of this process, by user. */
export class Audience {
  readonly #sockets = new Map<number, Set<WebSocket>>();
  readonly #checks = new WeakMap<WebSocket, StillSignedIn>();

  /** The session is asked for once more: it may have ended while the socket was opening. */
  join(userId: number, socket: WebSocket, isStillSignedIn: StillSignedIn): void {
    this.#checks.set(socket, isStillSignedIn);
    const mine = this.#sockets.get(userId) ?? new Set();
    const [oldest] = mine;
    if (oldest && mine.size >= maxSockets) {
      mine.delete(oldest);
      oldest.close(1013, "too many connections");
    }
    mine.add(socket);
    this.#sockets.set(userId, mine);
    void this.#dismissIfOver(mine, socket);
    socket.once("close", () => {
      mine.delete(socket);
      if (mine.size === 0) this.#sockets.delete(userId);
    });
  }

  /** Sends what an announcement means for each of the people it concerns. */
  tell(announcement: Announcement): void {
    const people = announcement.to === "everyone" ? this.#sockets.keys() : announcement.to;
    for (const userId of people) {
      this.#send(userId, { type: "changed", topics: announcement.topics });
      if (announcement.notification)
        this.#send(userId, { type: "notification", data: announcement.notification });
    }
  }

  /** After a gap nobody knows what was missed, so everybody fetches again. */
  tellAll(): void {
    const everything: readonly Topic[] = topics;
    for (const userId of this.#sockets.keys()) this.#send(userId, { type: "changed", topics: everything });
  }

  /**
   * Ends the connections of sessions that were ended, among those of these people; the others stay. Resolves when none
   * of the ended ones can be told anything more.
   */
  async dismiss(userIds: Iterable<number>): Promise<void> {
    const checks: Promise<void>[] = [];
    for (const userId of userIds) {
      const mine = this.#sockets.get(userId);
      for (const socket of mine ?? []) checks.push(this.#dismissIfOver(mine, socket));
    }
    await Promise.all(checks);
  }

  /** As after a gap: any session may have ended unheard. */
  dismissAll(): Promise<void> {
    return this.dismiss([...this.#sockets.keys()]);
  }

  async #dismissIfOver(mine: Set<WebSocket> | undefined, socket: WebSocket): Promise<void> {
    try {
      if (await this.#checks.get(socket)?.()) return;
      mine?.delete(socket);
      signedOut(socket);
    } catch {
      // Nobody can tell at the moment: the browser calls again, and is asked who it is.
      socket.close(1012, "please call again");
    }
  }

  #send(userId: number, frame: ServerFrame): void {
    const text = JSON.stringify(frame);
    for (const socket of this.#sockets.get(userId) ?? []) sendWithin(socket, text);
  }
}
