/**
 * The connections between servers and the shards of the index: TLS with a key that both ends derive from AUTH_SECRET
 * (RFC 4279), without certificates. Nothing is read before both have proved that they have it.
 */
import { hkdfSync } from "node:crypto";
import { once } from "node:events";
import { connect, createServer, type Server, type TLSSocket } from "node:tls";
import process from "node:process";
import { programHash } from "./engine-hash.ts";
import type { ShardPlace } from "./shard-rows.ts";

/** A host, and the port on which a shard listens. */
export interface ShardAddress {
  readonly host: string;
  readonly port: number;
}

/** MATCHING_SHARDS and the secret. */
export interface ShardSettings {
  /** In the order of the shards' numbers. */
  readonly addresses: readonly ShardAddress[];
  readonly secret: string;
}

/** Milliseconds for the handshake, and of silence after which the system asks whether the other end is still there. */
const limits = { handshakeMs: 3_000, keepAliveMs: 5_000, connections: 1_000 } as const;
/** With forward secrecy: a key that leaks later opens no recorded connection. */
const cipher = {
  ciphers: "ECDHE-PSK-CHACHA20-POLY1305",
  minVersion: "TLSv1.2",
  maxVersion: "TLSv1.2",
} as const;
/** The key's name, which is sent in the clear. */
const identity = "caseload-matching-shard";
const keyBytes = 32;

/**
 * Another site, another release, another Node, another number of shards and another shard have another key, so that only
 * processes that understand each other connect.
 */
function keyOf(secret: string, { number, count }: ShardPlace, program = programHash()): Buffer {
  const context = JSON.stringify([identity, program, process.version, number, count]);
  return Buffer.from(hkdfSync("sha256", secret, "", context, keyBytes));
}

/** Listens for servers. `serve` gets connections of those that have the key; others are ended. */
export async function listenForServers(
  { host, port }: ShardAddress,
  secret: string,
  place: ShardPlace,
  { serve, refused }: { serve: (socket: TLSSocket) => void; refused: (error: Error) => void },
): Promise<Server> {
  const key = keyOf(secret, place);
  const server = createServer(
    {
      ...cipher,
      handshakeTimeout: limits.handshakeMs,
      pskCallback: (_socket, name) => (name === identity ? key : null),
    },
    (socket) => {
      socket.setKeepAlive(true, limits.keepAliveMs);
      serve(socket);
    },
  );
  server.maxConnections = limits.connections;
  server.on("tlsClientError", refused);
  server.listen(port, host);
  await once(server, "listening");
  return server;
}

/** @throws Error when nothing listens there, or it has another key */
export async function connectToShard(
  { host, port }: ShardAddress,
  secret: string,
  place: ShardPlace,
): Promise<TLSSocket> {
  const key = keyOf(secret, place);
  const socket = connect({
    ...cipher,
    host,
    port,
    pskCallback: () => ({ psk: key, identity }),
    // Who has the key is the shard, whatever its name.
    checkServerIdentity: () => undefined,
  });
  const late = setTimeout(() => socket.destroy(new Error("It did not answer in time")), limits.handshakeMs);
  try {
    await once(socket, "secureConnect");
  } catch (error) {
    socket.destroy();
    throw error;
  } finally {
    clearTimeout(late);
  }
  socket.setKeepAlive(true, limits.keepAliveMs);
  return socket;
}
