import { Agent, get, type IncomingMessage } from "node:http";
import { errorMessages } from "@caseload/contract/error-messages";
import { expect, onTestFinished, test } from "vitest";
import { loadConfig } from "../config.ts";
import { startReadinessProxy } from "../../testkit/readiness-proxy.ts";
import { openDrain } from "./drain.ts";
import { createFastify } from "./fastify.ts";

interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  body: string;
}

/** A site with a page that calls the API while it renders, as pages do, and waits to be released. */
async function openPages() {
  const app = createFastify(loadConfig({ LOG_LEVEL: "silent" }));
  const drain = openDrain(app);
  const released = Promise.withResolvers<void>();
  let started = 0;
  app.get("/api/figures", async () => ({ figure: 7 }));
  app.get("/health/ready", async (_request, reply) =>
    drain.isStopping() ? reply.code(503).send({ status: "stopping" }) : { status: "ready" },
  );
  app.get("/page", async () => {
    started += 1;
    await released.promise;
    return (await app.inject({ method: "GET", url: "/api/figures" })).json<{ figure: number }>();
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => app.close());
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  onTestFinished(() => agent.destroy());
  const ask = (path: string) =>
    new Promise<Answer>((resolve, reject) => {
      get(`${url}${path}`, { agent }, (response) => {
        let body = "";
        response.on("data", (chunk: Buffer) => (body += chunk.toString()));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      }).on("error", reject);
    });
  const running = async (count: number) => expect.poll(() => started).toBe(count);
  return { app, drain, ask, running, release: () => released.resolve() };
}

const limits = { delayMs: 0, requestLimitMs: 5_000 };

test("during the delay readiness answers 503, and requests are served on connections that close", async () => {
  const { drain, ask, release } = await openPages();
  release();
  expect((await ask("/page")).headers.connection).toBe("keep-alive");
  const stopping = drain.stop({ ...limits, delayMs: 300 });
  const ready = await ask("/health/ready");
  expect([ready.status, JSON.parse(ready.body)]).toEqual([503, { status: "stopping" }]);
  const page = await ask("/page");
  expect(page).toMatchObject({ status: 200, body: '{"figure":7}', headers: { connection: "close" } });
  await stopping;
});

test("a running page ends with its calls, and a later request gets a sentence", async () => {
  const { drain, ask, running, release } = await openPages();
  const page = ask("/page");
  await running(1);
  const stopping = drain.stop(limits);
  // The stop proceeds to refusing in the next turn.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const late = await ask("/api/figures");
  expect([late.status, late.body]).toEqual([503, errorMessages.restarting]);
  expect(late.headers).toMatchObject({
    "content-type": "text/plain; charset=utf-8",
    "retry-after": "5",
    connection: "close",
  });
  release();
  expect(await page).toMatchObject({ status: 200, body: '{"figure":7}', headers: { connection: "close" } });
  await stopping;
  await expect(ask("/health/ready")).rejects.toThrow("ECONNREFUSED");
});

test("a proxy that asks for readiness late is served after the delay too, while it still sends", async () => {
  const { drain, ask, release } = await openPages();
  release();
  const start = performance.now();
  const delayMs = 800;
  const stopping = drain.stop({ ...limits, delayMs });
  const late: number[] = [];
  while (late.length < 5) {
    const isLate = performance.now() - start > delayMs + 10;
    const { status } = await ask("/api/figures");
    if (isLate) late.push(status);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(new Set(late)).toEqual(new Set([200]));
  await stopping;
  await expect(ask("/api/figures")).rejects.toThrow("ECONNREFUSED");
});

test("a request on an idle connection gets the sentence, though new connections are refused", async () => {
  const { drain, ask, app } = await openPages();
  expect((await ask("/api/figures")).headers.connection).toBe("keep-alive");
  const stopping = drain.stop(limits);
  await expect.poll(() => app.server.listening).toBe(false);
  const late = await ask("/api/figures");
  expect([late.status, late.body]).toEqual([503, errorMessages.restarting]);
  await expect(ask("/api/figures")).rejects.toThrow("ECONNREFUSED");
  await stopping;
});

test("of clients that connect again and again none is reset: each is answered or refused", async () => {
  const { app, drain, release } = await openPages();
  release();
  const address = app.server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const outcomes = new Set<string>();
  let asking = true;
  const askAgain = async () => {
    while (asking)
      await new Promise<void>((resolve) => {
        const end = (outcome: string) => {
          outcomes.add(outcome);
          resolve();
        };
        get({ port, host: "127.0.0.1", path: "/api/figures", agent: false }, (response) => {
          response.resume().on("end", () => end(String(response.statusCode)));
        }).on("error", (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
      });
  };
  const clients = Array.from({ length: 16 }, askAgain);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await drain.stop({ ...limits, delayMs: 100 });
  await expect.poll(() => outcomes).toContain("ECONNREFUSED");
  asking = false;
  await Promise.all(clients);
  expect(outcomes).toEqual(new Set(["200", "503", "ECONNREFUSED"]));
});

test("a request that does not end is cut off at the limit", async () => {
  const { drain, ask, running } = await openPages();
  const page = ask("/page").catch((error: Error) => error.message);
  await running(1);
  await drain.stop({ ...limits, requestLimitMs: 200 });
  expect(await page).toContain("socket hang up");
});

test("behind a proxy that knows readiness only, three servers restart one by one without a failed request", async () => {
  const open = async (port = 0) => {
    const app = createFastify(loadConfig({ LOG_LEVEL: "silent" }));
    const drain = openDrain(app);
    app.get("/health/ready", (_request, reply) => reply.code(drain.isStopping() ? 503 : 200).send());
    app.get("/work", async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return { done: true };
    });
    const url = await app.listen({ port, host: "127.0.0.1" });
    onTestFinished(() => app.close());
    return { port: Number(new URL(url).port), drain };
  };
  const servers = [await open(), await open(), await open()];
  const proxy = await startReadinessProxy(
    servers.map(({ port }) => port),
    25,
  );
  onTestFinished(() => proxy.close());
  const statuses: (number | string)[] = [];
  let working = true;
  const work = async () => {
    while (working)
      statuses.push(
        await fetch(`${proxy.url}/work`).then(
          ({ status }) => status,
          (error: Error) => error.message,
        ),
      );
  };
  const workers = [work(), work(), work(), work()];
  for (const { port, drain } of servers) {
    await drain.stop({ delayMs: 1_000, requestLimitMs: 1_000 });
    await open(port);
    await expect.poll(() => proxy.ready()).toHaveLength(3);
  }
  working = false;
  await Promise.all(workers);
  expect(statuses.length).toBeGreaterThan(30);
  expect(new Set(statuses)).toEqual(new Set([200]));
});
