/**
 * The Unix socket over which the processes of a machine share one index. It carries the messages of the matching thread,
 * each as its length in four bytes and V8's serialization, which threads use too.
 */
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { chmodSync, rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import process from "node:process";
import { deserialize, serialize } from "node:v8";
import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import type { DatabaseAddress } from "../../../platform/db/database-address.ts";
import { programHash } from "./engine-hash.ts";

export interface IndexSharing {
  /** MATCHING_SOCKET_DIR. */
  readonly folder: string;
  readonly secret: string;
}

const maxMessageBytes = 64 * 2 ** 20;
const lengthBytes = 4;

/**
 * The socket's path. Another release, another Node, another database or another site has another one, so that only
 * processes that understand each other share. config.ts limits the folder's length by that of the name.
 */
export function socketPathOf(
  database: DatabaseAddress,
  { folder, secret }: IndexSharing,
  program = programHash(),
): string {
  const peers = [program, process.version, database.url, database.directUrl];
  const name = createHmac("sha256", secret).update(JSON.stringify(peers)).digest("hex").slice(0, 16);
  return join(folder, `matching-${name}.sock`);
}

/** Connects to the process that listens; null when there is none, whether or not a killed one left its socket. */
export async function connectTo(path: string): Promise<Socket | null> {
  const socket = connect(path);
  try {
    await once(socket, "connect");
    return socket;
  } catch (error) {
    if (error instanceof Error && "code" in error && ["ENOENT", "ECONNREFUSED"].includes(String(error.code)))
      return null;
    throw error;
  }
}

/**
 * Listens at the path, in place of a killed process; null when another process listens. Processes take turns by a lock of
 * PostgreSQL, which ends with the process, so that none removes the socket that another has just made.
 */
export function claimSocket(path: string, db: Db, serve: (socket: Socket) => void): Promise<Server | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${path}, 0))`);
    const other = await connectTo(path);
    other?.destroy();
    if (other !== null) return null;
    rmSync(path, { force: true });
    const server = createServer(serve).listen(path);
    await once(server, "listening");
    chmodSync(path, 0o600);
    return server;
  });
}

/**
 * Sends a message, and resolves once it has been handed to the system or the connection has ended.
 * @throws RangeError when the message is too long
 */
export function writeMessage(socket: Socket, message: unknown): Promise<void> {
  const body = serialize(message);
  if (body.length > maxMessageBytes) throw new RangeError(`A message of ${body.length} bytes is too long`);
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32LE(body.length);
  return new Promise((resolve) => socket.write(Buffer.concat([length, body]), () => resolve()));
}

/**
 * Handles messages in their order, at most `maxAtOnce` at a time; the others wait in the sender. Others' bytes and longer
 * messages end the connection.
 */
export function readMessages<Message>(
  socket: Socket,
  handle: (message: Message) => Promise<void> | void,
  { maxAtOnce = Infinity, maxBytes = maxMessageBytes } = {},
): void {
  let length: number | null = null;
  let running = 0;
  /** Null until the next message has arrived. */
  const next = (): Message | null => {
    length ??= (socket.read(lengthBytes) as Buffer | null)?.readUInt32LE() ?? null;
    if (length === null) return null;
    if (length > maxBytes) throw new RangeError(`A message of ${length} bytes is too long`);
    const body = socket.read(length) as Buffer | null;
    if (body === null) return null;
    length = null;
    return deserialize(body) as Message;
  };
  const read = (): void => {
    try {
      while (running < maxAtOnce) {
        const message = next();
        if (message === null) return;
        running += 1;
        void Promise.resolve(handle(message)).finally(() => {
          running -= 1;
          read();
        });
      }
    } catch {
      socket.destroy();
    }
  };
  socket.on("readable", read);
}
