import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import pg from "pg";

/** A TCP path to a database that can go silent, as when a firewall drops its packets. */
export interface SilentProxy {
  /** Leads to the database through the proxy. */
  connectionString: string;
  /** Stops forwarding, without closing a connection or refusing a new one. */
  silence: () => void;
  /** Forwards again, first what was sent meanwhile. */
  restore: () => void;
  /** Delays each piece in both directions. */
  slowDown: (ms: number) => void;
  /** Leads to another database from now on, and closes the connections to the former one. */
  redirect: (connectionString: string) => void;
  close: () => Promise<void>;
}

const addressOf = (connectionString: string) => {
  const { host, port } = new pg.Client({ connectionString });
  return host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
};

/** Timers of one duration end in the order in which they were set, so that pieces keep theirs. */
function pass(from: Socket, to: Socket, delay: () => number): void {
  const write = (piece: Buffer): void => {
    if (!to.destroyed) to.write(piece);
  };
  from.on("data", (piece: Buffer) => {
    const ms = delay();
    if (ms === 0) write(piece);
    else setTimeout(() => write(piece), ms);
  });
}

export async function openSilentProxy(connectionString: string): Promise<SilentProxy> {
  const { user, password, database } = new pg.Client({ connectionString });
  let address = addressOf(connectionString);
  let delayMs = 0;
  const sockets = new Set<Socket>();
  const waiting = new Set<Socket>();
  let isSilent = false;

  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
    return socket;
  };
  const forward = (client: Socket): void => {
    if (client.destroyed) return;
    const upstream = track(connect(address));
    pass(client, upstream, () => delayMs);
    pass(upstream, client, () => delayMs);
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
  };
  const server = createServer((client) => {
    track(client);
    if (isSilent) waiting.add(client);
    else forward(client);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const listening = server.address();
  if (listening === null || typeof listening === "string") throw new Error("The proxy has no port.");
  const url = new URL(`postgresql://127.0.0.1:${listening.port}/${database ?? ""}`);
  url.username = user ?? "";
  url.password = password ?? "";
  return {
    connectionString: url.href,
    silence: () => {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    restore: () => {
      isSilent = false;
      for (const socket of sockets) socket.resume();
      for (const client of waiting) forward(client);
      waiting.clear();
    },
    slowDown: (ms) => {
      delayMs = ms;
    },
    redirect: (other) => {
      address = addressOf(other);
      for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
