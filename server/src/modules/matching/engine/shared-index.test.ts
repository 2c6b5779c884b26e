/** Server processes of one machine that share an index, over HTTP and with their processes killed. */
import { once } from "node:events";
import { lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serialize } from "node:v8";
import type { JobMatch } from "@caseload/contract/matching/matches";
import type { FoundJob } from "@caseload/contract/search/job-search";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { demoPassword } from "../../../demo/factories.ts";
import {
  createFirmWithPartner,
  createParalegal,
  patentPosting,
  probatePosting,
  probateProfile,
} from "../../../testkit/market.ts";
import { type ServerProcess, startServerProcess } from "../../../testkit/server-process.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { signInOverWeb, type WebCaller } from "../../../testkit/web-caller.ts";
import { readMessages, socketPathOf, writeMessage } from "./index-socket.ts";

// Two processes start here.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

let site: Site;
let firm: Awaited<ReturnType<typeof createFirmWithPartner>>;
let email: string;
let first: Running;
let second: Running;
const folder = mkdtempSync(join(tmpdir(), "caseload-shared-"));
const started: ServerProcess[] = [];

interface Running {
  process: ServerProcess;
  paralegal: WebCaller;
}

async function start(): Promise<Running> {
  const process = await startServerProcess({
    env: {
      DATABASE_URL: site.connectionString,
      AUTH_SECRET: site.deps.secret,
      MATCHING_SOCKET_DIR: folder,
      SHUTDOWN_DELAY: "0",
      LOG_LEVEL: "info",
    },
  });
  started.push(process);
  return { process, paralegal: await signInOverWeb(() => process.url, email, demoPassword) };
}

beforeAll(async () => {
  site = await openSite();
  firm = await createFirmWithPartner(site, "Harrow Street Legal");
  for (const title of ["Probate accountings", "Letters and inventories", "Estate paralegal"])
    await firm.post({ ...probatePosting, title });
  await firm.post(patentPosting);
  const paralegal = await createParalegal(site, probateProfile);
  email = (await paralegal.ask<{ email: string }>("me")).email;
  [first, second] = await Promise.all([start(), start()]);
});
afterAll(async () => {
  for (const process of started) await process.stop();
  await site.close();
  rmSync(folder, { recursive: true });
});

const matchesAt = ({ paralegal }: Running) => paralegal.ask<JobMatch[]>("listIntelligentMatches");
const idsAt = async (running: Running) => (await matchesAt(running)).map(({ job }) => job.id);
const builds = ({ process }: Running): number => process.output().split("Matching is ready").length - 1;

const holderAndOther = (): [Running, Running] => (builds(first) > 0 ? [first, second] : [second, first]);
const usesAnother = ({ process }: Running): boolean =>
  process.output().includes("Matching uses the index of another process");

test("two processes asked at the same time rank alike, and only one of them has an index", async () => {
  const [here, there] = await Promise.all([matchesAt(first), matchesAt(second)]);
  expect(here.length).toBeGreaterThan(3);
  expect(there).toEqual(here);
  await vi.waitFor(() => expect(builds(first) + builds(second)).toBe(1), { timeout: 30_000 });
  expect(await matchesAt(second)).toEqual(await matchesAt(first));
  const [holder, other] = holderAndOther();
  expect([usesAnother(holder), usesAnother(other)]).toEqual([false, true]);
  const sockets = readdirSync(folder);
  expect(sockets).toHaveLength(1);
  expect(lstatSync(join(folder, sockets[0] ?? "")).mode & 0o777).toBe(0o600);
});

test("a new posting is ranked first by both from the next request on", async () => {
  const { id } = await firm.post({ ...probatePosting, title: "Probate paralegal for estates" });
  for (const running of [first, second]) expect(await idsAt(running)).toContain(id);
  expect(await idsAt(second)).toEqual(await idsAt(first));
  expect(builds(first) + builds(second)).toBe(1);
});

test("a list is sent without scores while the process with the index does not answer", async () => {
  const [holder, other] = holderAndOther();
  const scores = async () =>
    (await other.paralegal.ask<FoundJob[]>("searchJobs")).map((job) => job.matchScore);
  expect((await scores()).some((score) => typeof score === "number")).toBe(true);
  process.kill(holder.process.pid, "SIGSTOP");
  try {
    expect((await scores()).every((score) => score === null)).toBe(true);
  } finally {
    process.kill(holder.process.pid, "SIGCONT");
  }
  expect((await scores()).some((score) => typeof score === "number")).toBe(true);
});

test("kill -9 of the process with the index: requests under way are answered, and the other one takes over", async () => {
  const [holder, other] = holderAndOther();
  const ranking = await idsAt(other);
  const underWay = Array.from({ length: 12 }, () => other.paralegal.call("listIntelligentMatches"));
  await holder.process.kill();
  expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual(underWay.map(() => 200));
  await vi.waitFor(() => expect(builds(other)).toBe(1), { timeout: 30_000 });
  expect(await idsAt(other)).toEqual(ranking);
  const { id } = await firm.post({ ...probatePosting, title: "Probate paralegal after the kill" });
  expect(await idsAt(other)).toContain(id);

  const third = await start();
  expect(await idsAt(third)).toEqual(await idsAt(other));
  expect([builds(third), usesAnother(third)]).toEqual([0, true]);
  await other.process.stop();
  await vi.waitFor(() => expect(builds(third)).toBe(1), { timeout: 30_000 });
  expect(await idsAt(third)).toContain(id);
});

test("another release, database or site has another socket", () => {
  const address = { url: "postgresql://db/caseload", directUrl: "postgresql://db/caseload" };
  const sharing = { folder, secret: site.deps.secret };
  const paths = [
    socketPathOf(address, sharing, "one release"),
    socketPathOf(address, sharing, "another release"),
    socketPathOf({ ...address, url: "postgresql://other/caseload" }, sharing, "one release"),
    socketPathOf(address, { ...sharing, secret: "another site" }, "one release"),
  ];
  expect(new Set(paths).size).toBe(paths.length);
  expect(socketPathOf(address, sharing, "one release")).toBe(paths[0]);
  expect(socketPathOf(address, sharing)).toBe(socketPathOf(address, sharing));
});

/** Both ends of a connection. */
async function pair(): Promise<{ near: Socket; far: Socket; close: () => void }> {
  const server = createServer().listen(join(folder, "pair.sock"));
  await once(server, "listening");
  const near = connect(join(folder, "pair.sock"));
  const [far] = (await once(server, "connection")) as [Socket];
  return { near, far, close: () => (near.destroy(), far.destroy(), server.close()) };
}

test("messages arrive whole and in order, however their bytes are cut, and no more at a time than asked for", async () => {
  const { near, far, close } = await pair();
  const sent = [{ now: new Date(0), ids: [1, 2] }, "x".repeat(300_000), { none: null }];
  const received: unknown[] = [];
  const waiting: (() => void)[] = [];
  readMessages(
    far,
    (message) => {
      received.push(message);
      return new Promise<void>((resolve) => waiting.push(resolve));
    },
    { maxAtOnce: 1 },
  );
  const [small] = sent;
  const body = serialize(small);
  for (const byte of [body.length, 0, 0, 0, ...body]) {
    near.write(Buffer.of(byte));
    await new Promise((resolve) => setImmediate(resolve));
  }
  for (const message of sent.slice(1)) void writeMessage(near, message);
  for (let count = 1; count <= sent.length; count += 1) {
    await vi.waitFor(() => expect(received).toHaveLength(count));
    waiting.shift()?.();
  }
  expect(received).toEqual(sent);
  expect(() => writeMessage(near, "x".repeat(70_000_000))).toThrow("too long");
  close();
});

test.each([
  ["a length beyond the limit", Buffer.of(255, 255, 255, 255)],
  ["bytes that are no message", Buffer.of(2, 0, 0, 0, 7, 7)],
])("%s ends the connection and calls nothing", async (_what, bytes) => {
  const { near, far, close } = await pair();
  readMessages(far, () => expect.unreachable());
  near.write(bytes);
  await once(far, "close");
  close();
});
