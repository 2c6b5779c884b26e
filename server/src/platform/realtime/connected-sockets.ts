import type { ServerFrame, Topic } from "@caseload/contract/realtime";
import { signedOutCode, topics } from "@caseload/contract/realtime";
import type { WebSocket } from "ws";
import type { Announcement } from "./announce.ts";

/** Unsent bytes after which a slow client is disconnected; it refetches when it reconnects. */
const maxBufferedBytes = 1_000_000;

/** Milliseconds for which announcements are kept for pages that connect after they were fetched, and at most how many. */
const keptMs = 180_000;
const maxKept = 10_000;

/** Sockets per user; another one closes the oldest. */
const maxSocketsPerUser = 20;

/** Milliseconds in which a client may answer that its socket is closed. */
const closingMs = 1_000;

/** Closes a socket, and its connection too when the client does not answer. */
export function endSocket(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), closingMs).unref();
}

/** Closes a socket with the code that tells the client not to reconnect (contract/realtime.ts). */
const closeSignedOut = (socket: WebSocket): void => endSocket(socket, signedOutCode, "signed out");

/** Resolves to whether the session that opened a socket is still valid. */
type StillSignedIn = () => Promise<boolean>;

/** Sends a frame, or disconnects a client that has stopped reading. */
export function sendOrTerminate(socket: WebSocket, text: string): void {
  if (socket.bufferedAmount > maxBufferedBytes) socket.terminate();
  else socket.send(text);
}

interface PastAnnouncement extends Pick<Announcement, "to"> {
  readonly at: number;
}

/** The sockets of this process, by user. */
export class ConnectedSockets {
  #past: PastAnnouncement[] = [];
  /** Since when no announcement is missing in `#past`. */
  #pastFrom = performance.now();
  readonly #sockets = new Map<number, Set<WebSocket>>();
  readonly #checks = new WeakMap<WebSocket, StillSignedIn>();

  /** Adds a socket, and checks its session again, because it may have ended while the socket was opening. */
  add(userId: number, socket: WebSocket, isStillSignedIn: StillSignedIn): void {
    this.#checks.set(socket, isStillSignedIn);
    const sockets = this.#sockets.get(userId) ?? new Set();
    const [oldest] = sockets;
    if (oldest && sockets.size >= maxSocketsPerUser) {
      sockets.delete(oldest);
      endSocket(oldest, 1013, "too many connections");
    }
    sockets.add(socket);
    this.#sockets.set(userId, sockets);
    void this.#closeIfEnded(sockets, socket);
    socket.once("close", () => {
      sockets.delete(socket);
      if (sockets.size === 0) this.#sockets.delete(userId);
    });
  }

  /** Sends an announcement to the users it concerns. */
  send(announcement: Announcement): void {
    this.#keep(announcement);
    const userIds = announcement.to === "everyone" ? this.#sockets.keys() : announcement.to;
    for (const userId of userIds) {
      this.#sendFrame(userId, { type: "changed", topics: announcement.topics });
      if (announcement.notification)
        this.#sendFrame(userId, { type: "notification", data: announcement.notification });
    }
  }

  /** Whether anything was announced to a user in the last milliseconds, or may have been. */
  hasMissed(userId: number, ageMs: number): boolean {
    const since = performance.now() - ageMs;
    return (
      since < this.#pastFrom ||
      this.#past.some(({ at, to }) => at >= since && (to === "everyone" || to.includes(userId)))
    );
  }

  #keep({ to, topics: changed }: Announcement): void {
    if (changed.length === 0) return;
    const now = performance.now();
    this.#past.push({ at: now, to });
    const old = this.#past.findIndex(({ at }) => at >= now - keptMs);
    const dropped = this.#past.splice(0, Math.max(old, this.#past.length - maxKept)).at(-1);
    if (dropped) this.#pastFrom = Math.max(this.#pastFrom, dropped.at);
  }

  /** Makes all clients refetch everything, because announcements may have been missed. */
  refreshAll(): void {
    [this.#past, this.#pastFrom] = [[], performance.now()];
    const everything: readonly Topic[] = topics;
    for (const userId of this.#sockets.keys())
      this.#sendFrame(userId, { type: "changed", topics: everything });
  }

  /**
   * Closes the sockets of these users whose sessions have ended. Resolves when no ended session receives frames any
   * more.
   */
  async closeEnded(userIds: Iterable<number>): Promise<void> {
    const checks: Promise<void>[] = [];
    for (const userId of userIds) {
      const sockets = this.#sockets.get(userId);
      for (const socket of sockets ?? []) checks.push(this.#closeIfEnded(sockets, socket));
    }
    await Promise.all(checks);
  }

  /** Checks all sockets, because the announcement of an ended session may have been missed. */
  closeAllEnded(): Promise<void> {
    return this.closeEnded([...this.#sockets.keys()]);
  }

  async #closeIfEnded(sockets: Set<WebSocket> | undefined, socket: WebSocket): Promise<void> {
    try {
      if (await this.#checks.get(socket)?.()) return;
      sockets?.delete(socket);
      closeSignedOut(socket);
    } catch {
      // The check failed. The client reconnects and is authenticated again.
      endSocket(socket, 1012, "please call again");
    }
  }

  #sendFrame(userId: number, frame: ServerFrame): void {
    const text = JSON.stringify(frame);
    for (const socket of this.#sockets.get(userId) ?? []) sendOrTerminate(socket, text);
  }
}
