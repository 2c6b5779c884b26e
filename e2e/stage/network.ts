import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A TCP proxy between a browser and a server, whose connections can be cut and restored. */
export interface Connection {
  readonly url: string;
  cut: () => Promise<void>;
  restore: () => Promise<void>;
}

export async function openConnection(serverPort: number): Promise<Connection> {
  const open = new Set<Socket>();
  const proxy = createServer((client) => {
    const upstream = connect(serverPort, "127.0.0.1");
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one);
      one.pipe(other);
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
