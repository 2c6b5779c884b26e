import type { ServerFrame, Topic } from "@caseload/contract/realtime";
import { topics } from "@caseload/contract/realtime";
import type { WebSocket } from "ws";
import type { Announcement } from "./announce.ts";

/** A slow reader may leave this many bytes unread before its connection is dropped; it catches up on reconnecting. */
const mostBuffered = 1_000_000;

/** Open tabs and devices of one person; the oldest gives way to a further one. */
const mostSockets = 20;

/** Sends, unless the other end has stopped reading. */
export function sendWithin(socket: WebSocket, text: string): void {
  if (socket.bufferedAmount > mostBuffered) socket.terminate();
  else socket.send(text);
}

/** The sockets of this process, by user. */
export class Audience {
  readonly #sockets = new Map<number, Set<WebSocket>>();

  join(userId: number, socket: WebSocket): void {
    const mine = this.#sockets.get(userId) ?? new Set();
    const [oldest] = mine;
    if (oldest && mine.size >= mostSockets) {
      mine.delete(oldest);
      oldest.close(1013, "too many connections");
    }
    mine.add(socket);
    this.#sockets.set(userId, mine);
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

  /** Ends the connections of people whose sessions were ended. */
  dismiss(userIds: readonly number[]): void {
    for (const userId of userIds)
      for (const socket of this.#sockets.get(userId) ?? []) socket.close(4401, "signed out");
  }

  #send(userId: number, frame: ServerFrame): void {
    const text = JSON.stringify(frame);
    for (const socket of this.#sockets.get(userId) ?? []) sendWithin(socket, text);
  }
}
