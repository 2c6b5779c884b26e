import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { clientFrameBytes, heartbeatMs, type ServerFrame } from "@caseload/contract/realtime";
import { WebSocketServer, type WebSocket } from "ws";
import type { Actor } from "../actor.ts";
import { type ConnectedSockets, endSocket, sendOrTerminate } from "./connected-sockets.ts";

interface SocketServer {
  close: () => Promise<void>;
}

const reasons = { 401: "Unauthorized", 403: "Forbidden" } as const;
/** Frames of one socket per window, pings and pongs included. Pages send one frame when they connect, and a ping now and then. */
const maxFrames = 60;
const frameWindowMs = 10_000;
const knownFrames = new Set(["authenticate", "ping"]);

function reject(stream: Duplex, status: keyof typeof reasons): void {
  stream.end(`HTTP/1.1 ${status} ${reasons[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** The answer to a known frame. The user id of an `authenticate` frame is ignored (PRODUCT.md). */
function answerFrame(frame: object, connected: ConnectedSockets, userId: number): ServerFrame {
  const ageMs = "ageMs" in frame ? frame.ageMs : undefined;
  if (typeof ageMs !== "number") return { type: "ready", userId };
  return { type: "ready", userId, missed: connected.hasMissed(userId, ageMs) };
}

function handleFrame(
  socket: WebSocket,
  data: unknown,
  isBinary: boolean,
  answer: (frame: object) => ServerFrame,
): void {
  const send = (frame: ServerFrame) => sendOrTerminate(socket, JSON.stringify(frame));
  if (isBinary) return endSocket(socket, 1003, "text frames only");
  try {
    const frame: unknown = JSON.parse(String(data));
    const isKnown =
      typeof frame === "object" &&
      frame !== null &&
      "type" in frame &&
      typeof frame.type === "string" &&
      knownFrames.has(frame.type);
    if (isKnown) send(answer(frame));
    else send({ type: "error", message: "This frame is not known here." });
  } catch {
    send({ type: "error", message: "This frame is not JSON." });
  }
}

/** Serves /ws. Vite's upgrades are left alone, because its hot reload shares the port in development. */
export function serveSockets(
  server: Server,
  connected: ConnectedSockets,
  resolve: {
    actor: (request: IncomingMessage) => Promise<Actor | null>;
    isCrossSite: (r: IncomingMessage) => boolean;
  },
): SocketServer {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: clientFrameBytes,
    // Browsers send a frame of this size in one piece.
    maxFragments: 8,
    perMessageDeflate: false,
  });
  const alive = new WeakSet<WebSocket>();

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    if (resolve.isCrossSite(request)) return reject(stream, 403);
    const actor = await resolve.actor(request).catch(() => null);
    if (!actor) return reject(stream, 401);
    sockets.handleUpgrade(request, stream, head, (socket) => openSocket(socket, actor, request));
  }

  function openSocket(socket: WebSocket, actor: Actor, request: IncomingMessage): void {
    alive.add(socket);
    connected.add(actor.id, socket, async () => (await resolve.actor(request))?.id === actor.id);
    socket.on("pong", () => alive.add(socket));
    socket.on("error", () => socket.terminate());
    let frames = 0;
    let windowEndsAt = 0;
    /** Returns whether a frame is within the limit; the first one beyond it closes the socket. */
    const count = (): boolean => {
      if (Date.now() > windowEndsAt) [frames, windowEndsAt] = [0, Date.now() + frameWindowMs];
      frames += 1;
      if (frames === maxFrames + 1) endSocket(socket, 1008, "too many frames");
      return frames <= maxFrames;
    };
    socket.on("ping", count);
    socket.on("pong", count);
    socket.on("message", (data, isBinary) => {
      if (count()) handleFrame(socket, data, isBinary, (frame) => answerFrame(frame, connected, actor.id));
    });
    const ready: ServerFrame = { type: "ready", userId: actor.id };
    socket.send(JSON.stringify(ready));
  }

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const [pathname] = (request.url ?? "").split("?", 1);
    const protocol = request.headers["sec-websocket-protocol"] ?? "";
    if (protocol.startsWith("vite-")) return;
    stream.on("error", () => stream.destroy());
    if (pathname === "/ws") void upgrade(request, stream, head);
    else stream.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  };
  server.on("upgrade", onUpgrade);

  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.has(socket)) socket.terminate();
      alive.delete(socket);
      socket.ping();
    }
  }, heartbeatMs);
  heartbeat.unref();

  return {
    close: async () => {
      clearInterval(heartbeat);
      server.off("upgrade", onUpgrade);
      for (const socket of sockets.clients) socket.close(1001, "the server is restarting");
      await new Promise<void>((done) => {
        setTimeout(() => {
          for (const socket of sockets.clients) socket.terminate();
        }, 1_000).unref();
        sockets.close(() => done());
      });
    },
  };
}
