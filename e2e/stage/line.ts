import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A telephone line between a browser and a server, which can be cut and mended. */
export interface Line {
  readonly url: string;
  cut: () => Promise<void>;
  mend: () => Promise<void>;
}

export async function openLine(serverPort: number): Promise<Line> {
  const open = new Set<Socket>();
  const exchange = createServer((caller) => {
    const called = connect(serverPort, "127.0.0.1");
    for (const [one, other] of [
      [caller, called],
      [called, caller],
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
    exchange.listen(port, "127.0.0.1");
    await once(exchange, "listening");
    const address = exchange.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  };
  const port = await listen(0);
  return {
    url: `http://127.0.0.1:${port}`,
    async cut() {
      const closed = new Promise((resolve) => exchange.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
    async mend() {
      await listen(port);
    },
  };
}
