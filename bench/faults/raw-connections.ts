/** Connections whose bytes are written by hand, as no HTTP or WebSocket library would. */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";

export interface RawConnection {
  socket: Socket;
  /** Everything received so far, one character for a byte. */
  received: () => string;
  /** Resolves when the other end has closed the connection. */
  ended: Promise<void>;
  close: () => void;
}

export async function openRaw(port: number): Promise<RawConnection> {
  const socket = connect({ host: "127.0.0.1", port });
  let received = "";
  socket.on("data", (piece: Buffer) => (received += piece.toString("latin1")));
  // A connection may be reset; what was received before counts.
  socket.on("error", () => undefined);
  const ended = new Promise<void>((resolve) => void socket.once("close", () => resolve()));
  await once(socket, "connect");
  return { socket, received: () => received, ended, close: () => void socket.destroy() };
}

/** The status of an HTTP answer; 0 without one. */
export const statusOf = (connection: RawConnection): number =>
  Number(/^HTTP\/1\.1 (\d{3})/.exec(connection.received())?.[1] ?? 0);

/** Resolves with the connection upgraded to a WebSocket; frames are received as they are. */
export async function openWebSocket(port: number, cookie: string): Promise<RawConnection> {
  const connection = await openRaw(port);
  connection.socket.write(
    [
      "GET /ws HTTP/1.1",
      `Host: 127.0.0.1:${port}`,
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`,
      `Cookie: ${cookie}`,
      "\r\n",
    ].join("\r\n"),
  );
  while (!connection.received().includes("\r\n\r\n")) await once(connection.socket, "data");
  if (statusOf(connection) !== 101) throw new Error(`The socket was answered ${connection.received()}`);
  return connection;
}

/** The code of the close frame that came last; 0 without one (RFC 6455, 5.5.1). */
export function closeCodeOf(connection: RawConnection): number {
  const bytes = Buffer.from(connection.received(), "latin1");
  const at = bytes.lastIndexOf(0x88);
  return at < 0 || bytes.length < at + 4 ? 0 : bytes.readUInt16BE(at + 2);
}
