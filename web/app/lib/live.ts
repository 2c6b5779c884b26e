/** Live updates over /ws: says what changed, so that the cache fetches it again (contract/realtime.ts). */
import {
  heartbeatMs,
  signedOutCode,
  type ClientFrame,
  type ServerFrame,
  type Topic,
} from "@caseload/contract/realtime";

export interface LiveEvents {
  onConnected: () => void;
  /** Milliseconds since the oldest data on screen were fetched; null if not known. */
  dataAgeMs: () => number | null;
  /**
   * Something changed, or may have, between the fetch of the data on screen and the connection, which was not announced
   * here. Also after a lost connection.
   */
  onMissed: () => void;
  /** The connection is down; the next attempt follows. */
  onLost: () => void;
  /** Topics that this version of the site does not know yet may be among them. */
  onChanged: (topics: readonly Topic[]) => void;
  onNotification: (notification: Extract<ServerFrame, { type: "notification" }>["data"]) => void;
  /** The session that opened the socket has ended; returns whether the browser has another one. */
  onSignedOut: () => Promise<boolean>;
  /** Whether the session is being ended here: a handshake would be refused, and browsers log that as an error. */
  isLeaving: () => boolean;
  /** The socket's own view of who is signed in. */
  onReady: (userId: number) => void;
}

const firstDelayMs = 500;
const maxDelayMs = 30_000;
/** The server pings every interval; after two silent ones the line counts as dead. */
const silenceMs = heartbeatMs * 2;

/** The longest time on the way of the question whether anything was missed, and of its answer. */
const askMs = 30_000;

/** Exponential backoff; the jitter keeps a restarted server from being called by every client at once. */
const reconnectDelay = (attempt: number, chance: number): number =>
  Math.min(maxDelayMs, firstDelayMs * 2 ** attempt) * (0.5 + chance / 2);

/** Opens the connection and keeps it open. Returns what closes it for good. */
export function connectLive(events: LiveEvents): () => void {
  let socket: WebSocket | null = null;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastSign = 0;
  let isFirst = true;
  /** Runs until the server says whether anything was missed, which a former version of it does not. */
  let asking: ReturnType<typeof setTimeout> | undefined;

  const answered = (hasMissed: boolean): void => {
    clearTimeout(asking);
    if (hasMissed) events.onMissed();
  };

  const open = (): void => {
    clearTimeout(timer);
    if (socket || !navigator.onLine) return;
    if (events.isLeaving()) {
      // Logging out may still fail, and then the page goes on.
      timer = setTimeout(open, firstDelayMs);
      return;
    }
    const current = new WebSocket(socketUrl());
    socket = current;
    current.onopen = () => {
      const ageMs = isFirst ? events.dataAgeMs() : null;
      send(current, { type: "authenticate", ...(ageMs !== null && { ageMs: ageMs + askMs }) });
      isFirst = false;
      attempt = 0;
      lastSign = Date.now();
      events.onConnected();
      if (ageMs === null) events.onMissed();
      else asking = setTimeout(events.onMissed, askMs);
    };
    current.onmessage = ({ data }) => {
      lastSign = Date.now();
      receive(String(data), events, answered);
    };
    current.onclose = ({ code }) => void closed(current, code);
  };

  /** Without a session every further call would be refused, and browsers log each refusal as an error. */
  const closed = async (current: WebSocket, code: number): Promise<void> => {
    if (socket === current && code === signedOutCode && !(await events.onSignedOut())) return;
    retry(current);
  };

  const retry = (ended: WebSocket): void => {
    if (socket !== ended) return;
    socket = null;
    isFirst = false;
    clearTimeout(asking);
    events.onLost();
    timer = setTimeout(open, reconnectDelay(attempt, Math.random()));
    attempt += 1;
  };

  const drop = (): void => {
    const current = socket;
    if (!current) return;
    current.close();
    retry(current);
  };

  const check = (): void => {
    if (!socket || socket.readyState !== WebSocket.OPEN) return;
    if (Date.now() - lastSign > silenceMs) return drop();
    send(socket, { type: "ping" });
  };

  // Not at once: React's strict mode starts, stops and starts again, and closing a socket halfway is an error.
  timer = setTimeout(open);
  const watchdog = setInterval(check, heartbeatMs);
  window.addEventListener("online", open);
  window.addEventListener("offline", drop);
  return () => {
    const current = socket;
    socket = null;
    clearTimeout(timer);
    clearTimeout(asking);
    clearInterval(watchdog);
    window.removeEventListener("online", open);
    window.removeEventListener("offline", drop);
    current?.close();
  };
}

const socketUrl = (): string => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;

const send = (socket: WebSocket, frame: ClientFrame): void => socket.send(JSON.stringify(frame));

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What each frame must carry. Types of a later version of the server are ignored. */
const fieldsOf: Readonly<Record<ServerFrame["type"], (frame: Fields) => boolean>> = {
  ready: ({ userId }) => typeof userId === "number",
  changed: ({ topics }) => Array.isArray(topics),
  notification: ({ data }) => isObject(data),
  error: () => true,
};

/** @throws Error for what is no frame */
function readFrame(text: string): ServerFrame | null {
  const frame: unknown = JSON.parse(text);
  if (!isObject(frame) || typeof frame.type !== "string") throw new Error("This is not a frame.");
  if (!Object.hasOwn(fieldsOf, frame.type)) return null;
  const known = frame as ServerFrame & Fields;
  if (!fieldsOf[known.type](known)) throw new Error(`A frame "${known.type}" lacks its data.`);
  return known;
}

function receive(text: string, events: LiveEvents, onAnswer: (hasMissed: boolean) => void): void {
  let frame: ServerFrame | null;
  try {
    frame = readFrame(text);
  } catch (error) {
    // oxlint-disable-next-line no-console -- parse errors are only logged (SPEC.md section 7)
    console.warn("A live update could not be read", error);
    return;
  }
  if (frame?.type === "notification") events.onNotification(frame.data);
  else if (frame?.type === "changed") events.onChanged(frame.topics);
  else if (frame?.type === "ready") {
    events.onReady(frame.userId);
    if (frame.missed !== undefined) onAnswer(frame.missed);
  }
}
