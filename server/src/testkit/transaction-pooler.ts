import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import pg from "pg";

/**
 * A pooler in transaction mode, like PgBouncer: each transaction of a client runs on another connection of the database,
 * and a prepared statement or a LISTEN stays behind on the one where it was made.
 */
export interface TransactionPooler {
  /** Leads to the database through the pooler. */
  connectionString: string;
  close: () => Promise<void>;
}

interface PoolerOptions {
  /**
   * Parameters of a connection that it does not know are refused by default, dropped like PgBouncer with
   * ignore_startup_parameters, or set on every connection to the database.
   */
  unknownParameters?: "refused" | "ignored" | "set";
  /** Connections to the database. */
  size?: number;
}

/** Parameters that PgBouncer accepts from every client. */
const knownParameters = ["user", "database", "client_encoding", "application_name"];
const sslRequest = 80_877_103;
const cancelRequest = 80_877_102;

interface Backend {
  socket: Socket;
  /** Receives the answers; undefined while no client has the connection. */
  client: Socket | undefined;
}

/** A message of PostgreSQL's protocol 3: a type, the length without it, and the content. */
function* splitMessages(bytes: Buffer): Generator<Buffer, Buffer> {
  let rest = bytes;
  while (rest.length >= 5 && rest.length >= 1 + rest.readInt32BE(1)) {
    const end = 1 + rest.readInt32BE(1);
    yield rest.subarray(0, end);
    rest = rest.subarray(end);
  }
  return rest;
}

const message = (type: string, content: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(type), length, content]);
};

const refusal = (parameter: string): Buffer =>
  message("E", Buffer.from(`SFATAL\0C08P01\0Munsupported startup parameter: ${parameter}\0\0`));

/** Authentication succeeded, the number of the backend, and ready for the first query. */
const greeting = Buffer.concat([
  message("R", Buffer.alloc(4)),
  message("S", Buffer.from("server_version\u000017.0\0")),
  message("K", Buffer.alloc(8)),
  message("Z", Buffer.from("I")),
]);

function readParameters(packet: Buffer): Record<string, string> {
  const words = packet.toString("utf8", 8).split("\0");
  const entries: [string, string][] = [];
  for (let at = 0; at + 1 < words.length && words[at]; at += 2)
    entries.push([words[at] ?? "", words[at + 1] ?? ""]);
  return Object.fromEntries(entries);
}

export async function openTransactionPooler(
  connectionString: string,
  { unknownParameters = "refused", size = 4 }: PoolerOptions = {},
): Promise<TransactionPooler> {
  const backends: Backend[] = [];
  const waiting: { client: Socket; admit: (backend: Backend) => void }[] = [];
  const sockets = new Set<Socket>();

  /** Gives a connection to the client that has waited longest, and otherwise puts it behind the other free ones. */
  function release(backend: Backend): void {
    backend.client = undefined;
    backends.splice(backends.indexOf(backend), 1);
    backends.push(backend);
    waiting.shift()?.admit(backend);
  }

  function take(client: Socket): Promise<Backend> {
    return new Promise((admit) => {
      const assign = (backend: Backend): void => {
        backend.client = client;
        admit(backend);
      };
      const free = backends.find((backend) => backend.client === undefined);
      if (free) assign(free);
      else waiting.push({ client, admit: assign });
    });
  }

  async function connectBackend(options?: string): Promise<void> {
    const driver = new pg.Client({ connectionString, ...(options && { options }) });
    driver.on("error", () => undefined);
    await driver.connect();
    // From here on the connection's bytes are passed on, not read by the driver.
    const socket = driver.connection.stream as Socket;
    socket.removeAllListeners("data");
    const backend: Backend = { socket, client: undefined };
    let rest = Buffer.alloc(0);
    socket.on("data", (chunk: Buffer) => {
      const messages = splitMessages(Buffer.concat([rest, chunk]));
      for (let next = messages.next(); ; next = messages.next()) {
        if (next.done) {
          rest = Buffer.from(next.value);
          return;
        }
        backend.client?.write(next.value);
        // Ready for a query, and in no transaction.
        if (next.value.toString("latin1", 0, 1) === "Z" && next.value.toString("latin1", 5) === "I")
          release(backend);
      }
    });
    backends.push(backend);
  }

  /** Returns the message to the client; undefined when it may continue. */
  function refuse(parameters: Record<string, string>): Buffer | undefined {
    const unknown = Object.keys(parameters).find((name) => !knownParameters.includes(name));
    return unknown !== undefined && unknownParameters === "refused" ? refusal(unknown) : undefined;
  }

  async function setOnBackends(parameters: Record<string, string>): Promise<void> {
    const settings = Object.entries(parameters).filter(([name]) => !knownParameters.includes(name));
    if (unknownParameters !== "set" || settings.length === 0) return;
    for (const { socket } of backends.splice(0)) socket.destroy();
    const options = settings.map(([name, value]) => `-c ${name}=${value}`).join(" ");
    for (let count = 0; count < size; count += 1) await connectBackend(options);
  }

  async function* readPackets(client: Socket): AsyncGenerator<Buffer> {
    let rest = Buffer.alloc(0);
    let isStarted = false;
    for await (const chunk of client as AsyncIterable<Buffer>) {
      rest = Buffer.concat([rest, chunk]);
      while (!isStarted && rest.length >= 8 && rest.length >= rest.readInt32BE(0)) {
        const packet = rest.subarray(0, rest.readInt32BE(0));
        rest = rest.subarray(packet.length);
        isStarted = packet.readInt32BE(4) !== sslRequest;
        yield packet;
      }
      if (!isStarted) continue;
      const messages = splitMessages(rest);
      let next = messages.next();
      for (; !next.done; next = messages.next()) yield next.value;
      rest = Buffer.from(next.value);
    }
  }

  async function serve(client: Socket): Promise<void> {
    let isStarted = false;
    let backend: Backend | undefined;
    for await (const packet of readPackets(client)) {
      if (isStarted) {
        if (packet.toString("latin1", 0, 1) === "X") break;
        if (backend?.client !== client) backend = await take(client);
        backend.socket.write(packet);
        continue;
      }
      const kind = packet.readInt32BE(4);
      if (kind === sslRequest) client.write("N");
      else if (kind === cancelRequest) break;
      else {
        const parameters = readParameters(packet);
        const refused = refuse(parameters);
        if (refused) return void client.end(refused);
        await setOnBackends(parameters);
        client.write(greeting);
        isStarted = true;
      }
    }
    client.end();
    // PgBouncer closes the connection of a client that leaves inside a transaction; a rollback does the same here.
    if (backend?.client === client) backend.socket.write(message("Q", Buffer.from("rollback\0")));
  }

  for (let count = 0; count < size; count += 1) await connectBackend();
  const server = createServer((client) => {
    client.setNoDelay();
    sockets.add(client);
    client.on("error", () => undefined);
    client.on("close", () => sockets.delete(client));
    void serve(client).catch(() => client.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const listening = server.address();
  if (listening === null || typeof listening === "string") throw new Error("The pooler has no port.");
  const { user, database } = new pg.Client({ connectionString });
  const url = new URL(`postgresql://127.0.0.1:${listening.port}/${database ?? ""}`);
  url.username = user ?? "";
  return {
    connectionString: url.href,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      for (const { socket } of backends) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
