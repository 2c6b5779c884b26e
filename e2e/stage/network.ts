import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { Transform } from "node:stream";

/** A TCP proxy between a browser and a server, whose connections can be cut and restored. */
export interface Connection {
  readonly url: string;
  cut: () => Promise<void>;
  restore: () => Promise<void>;
}

/** Gives requests the server's own origin, as if the browser had been there: the server refuses any other (BASE_URL). */
const toOriginOf = (port: number, serverPort: number): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const text = chunk.toString("latin1");
      const own = text.replaceAll(`rigin: http://127.0.0.1:${port}`, `rigin: http://127.0.0.1:${serverPort}`);
      done(null, Buffer.from(own, "latin1"));
    },
  });

export async function openConnection(serverPort: number): Promise<Connection> {
  const open = new Set<Socket>();
  const proxy = createServer((client) => {
    const upstream = connect(serverPort, "127.0.0.1");
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one);
      if (one === client) one.pipe(toOriginOf((proxy.address() as AddressInfo).port, serverPort)).pipe(other);
      else one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  const listen = async (port: number): Promise<number> => {
    proxy.listen(port, "127.0.0.1");
    await once(proxy, "listening");
    const address = proxy.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  };
  const port = await listen(0);
  return {
    url: `http://127.0.0.1:${port}`,
    async cut() {
      const closed = new Promise((resolve) => proxy.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
    async restore() {
      await listen(port);
    },
  };
}
