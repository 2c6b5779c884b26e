import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

/** A proxy that knows nothing of its servers but /health/ready. It repeats no request. */
export interface ReadinessProxy {
  /** Without a trailing slash. */
  readonly url: string;
  /** Ports of the servers that were ready at the last check. */
  ready: () => readonly number[];
  close: () => Promise<void>;
}

/** Starts a proxy in front of the servers on these ports; it takes turns among those that are ready. */
export async function startReadinessProxy(
  ports: readonly number[],
  checkIntervalMs: number,
): Promise<ReadinessProxy> {
  const agent = new Agent({ keepAlive: true });
  let ready: readonly number[] = [];
  let turn = 0;

  async function check(): Promise<void> {
    const answers = await Promise.all(ports.map((port) => isReady(port, checkIntervalMs * 10)));
    ready = ports.filter((_port, at) => answers[at]);
  }

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    turn += 1;
    const port = ready[turn % ready.length];
    const fail = (): void => void (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end());
    if (port === undefined) return fail();
    const { method, url, headers } = incoming;
    const onward = request({ host: "127.0.0.1", port, agent, method, path: url, headers }, (answer) => {
      const { connection: _hop, "keep-alive": _times, ...passed } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, passed);
      answer.pipe(outgoing);
      answer.on("error", fail);
    });
    onward.on("error", fail);
    incoming.pipe(onward);
  }

  const server = createServer(forward).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  await check();
  let checking = true;
  const checks = (async () => {
    while (checking) {
      await new Promise((resolve) => setTimeout(resolve, checkIntervalMs));
      await check();
    }
  })();
  return {
    url: `http://127.0.0.1:${address.port}`,
    ready: () => ready,
    async close() {
      checking = false;
      await checks;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}

/** Returns whether a server accepts requests now. */
export async function isReady(port: number, limitMs: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, {
    signal: AbortSignal.timeout(limitMs),
    headers: { connection: "close" },
  }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}
