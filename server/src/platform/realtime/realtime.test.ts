import { once } from "node:events";
import { connect as dial, type AddressInfo } from "node:net";
import { promisify } from "node:util";
import type { ServerFrame } from "@caseload/contract/realtime";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { demoPassword, makePerson } from "../../demo/factories.ts";
import { notify } from "../../modules/notifications/notifications/notify.ts";
import { openSite, type Caller, type Site } from "../../testkit/site.ts";

let near: Site;
let far: Site;
let reader: { id: number; caller: Caller };
let other: { id: number; caller: Caller };
const open: WebSocket[] = [];

beforeAll(async () => {
  near = await openSite();
  far = await openSite({}, near);
  for (const site of [near, far]) await site.app.listen({ port: 0, host: "127.0.0.1" });
  const enter = async () => {
    const person = await makePerson(near.db, new Date(), { primaryRole: "freelance_paralegal" });
    return { id: person.id, caller: await near.signIn(person.email) };
  };
  reader = await enter();
  other = await enter();
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate();
});
afterAll(async () => {
  await far.close();
  await near.close();
});

/** The code with which a socket is closed. */
const closeCode = async (socket: WebSocket): Promise<number> => (await once(socket, "close"))[0] as number;

interface Connection {
  socket: WebSocket;
  frames: ServerFrame[];
  /** Waits until a frame of the type arrives. */
  announced: (type: ServerFrame["type"]) => Promise<ServerFrame>;
}

function connect(site: Site, headers: Record<string, string>): Connection {
  const { port } = site.app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers });
  open.push(socket);
  // Refusals show as errors too; the tests look at what was refused.
  socket.on("error", () => undefined);
  const frames: ServerFrame[] = [];
  socket.on("message", (data: Buffer) => frames.push(JSON.parse(data.toString()) as ServerFrame));
  const announced = async (type: ServerFrame["type"]) => {
    for (const _ of Array.from({ length: 200 })) {
      const found = frames.find((frame) => frame.type === type);
      if (found) return found;
      await new Promise((done) => setTimeout(done, 20));
    }
    throw new Error(`No ${type} frame came; these did: ${JSON.stringify(frames)}`);
  };
  return { socket, frames, announced };
}

const notifyReader = (site: Site) =>
  site.db.transaction((tx) =>
    notify(
      tx,
      {
        userId: reader.id,
        type: "system",
        title: "Terms are ready",
        message: "Read them.",
        priority: "urgent",
        actionUrl: null,
      },
      ["contracts"],
      new Date(),
    ),
  );

test("the cookie determines the user, not the authenticate frame (ASVS 4.4.3)", async () => {
  const { socket, announced } = connect(near, { cookie: reader.caller.cookie });
  await once(socket, "open");
  socket.send(JSON.stringify({ type: "authenticate", userId: other.id }));
  expect(await announced("ready")).toEqual({ type: "ready", userId: reader.id });
});

test.each([
  ["nobody's cookie", () => ({}), 401],
  ["a forged cookie", () => ({ cookie: "caseload_session=forged.forged" }), 401],
  ["another site's page", () => ({ cookie: reader.caller.cookie, origin: "https://evil.example" }), 403],
] as const)("%s gets no socket (ASVS 4.4.2, ASVS 4.4.4)", async (_who, headers, status) => {
  const { socket } = connect(near, headers());
  const [, response] = (await once(socket, "unexpected-response")) as [unknown, { statusCode: number }];
  expect(response.statusCode).toBe(status);
});

test.each(["//x:y:z", "http://", "//[", "/other"])(
  "an upgrade of %s is refused and ends nothing",
  async (target) => {
    const { port } = near.app.server.address() as AddressInfo;
    const stream = dial(port, "127.0.0.1");
    stream.write(
      `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
    );
    const [answer] = (await once(stream, "data")) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1\.1 404 /);
    stream.destroy();
    await connect(near, { cookie: reader.caller.cookie }).announced("ready");
  },
);

test("a user has at most twenty sockets; the oldest is closed", async () => {
  const sockets: Connection[] = [];
  for (const _ of Array.from({ length: 21 })) {
    const connection = connect(near, { cookie: other.caller.cookie });
    await connection.announced("ready");
    sockets.push(connection);
  }
  const [oldest] = sockets;
  if (oldest && oldest.socket.readyState !== WebSocket.CLOSED) await once(oldest.socket, "close");
  expect(sockets.map(({ socket }) => socket.readyState === WebSocket.OPEN)).toEqual([
    false,
    ...Array.from({ length: 20 }, () => true),
  ]);
});

test("a client that does not answer its close loses its connection too", async () => {
  const connections = promisify(near.app.server.getConnections.bind(near.app.server));
  // Those of the tests before are closed by now, or soon.
  await expect.poll(() => connections()).toBe(0);
  const silent = connect(near, { cookie: other.caller.cookie });
  await silent.announced("ready");
  silent.socket.pause();
  for (const _ of Array.from({ length: 20 }))
    await connect(near, { cookie: other.caller.cookie }).announced("ready");
  await expect.poll(() => connections(), { timeout: 15_000 }).toBe(20);
});

test("a client that sends without reading is disconnected", async () => {
  const { socket, announced } = connect(near, { cookie: reader.caller.cookie });
  await announced("ready");
  socket.pause();
  for (let round = 0; round < 500 && socket.readyState === WebSocket.OPEN; round += 1) {
    for (let frame = 0; frame < 1_000; frame += 1) socket.send('{"type":"unknown"}');
    await new Promise((done) => setTimeout(done, 5));
  }
  expect(socket.readyState).not.toBe(WebSocket.OPEN);
});

test("a change in one process reaches the user's sockets in another, and no other user's", async () => {
  const mine = connect(far, { cookie: reader.caller.cookie });
  const theirs = connect(far, { cookie: other.caller.cookie });
  await Promise.all([mine.announced("ready"), theirs.announced("ready")]);
  mine.frames.length = 0;
  theirs.frames.length = 0;
  await notifyReader(near);
  expect(await mine.announced("notification")).toEqual({
    type: "notification",
    data: { title: "Terms are ready", message: "Read them.", priority: "urgent" },
  });
  expect(await mine.announced("changed")).toEqual({
    type: "changed",
    topics: ["notifications", "contracts"],
  });
  expect(theirs.frames).toEqual([]);
});

/** Whether the server says that something was missed by a page whose data are so old. */
async function hasMissed(site: Site, headers: Record<string, string>, ageMs: () => number) {
  const { socket, frames, announced } = connect(site, headers);
  await announced("ready");
  frames.length = 0;
  socket.send(JSON.stringify({ type: "authenticate", ageMs: ageMs() }));
  return announced("ready");
}

test("a page learns on connecting if anything changed since its data were fetched, in any process", async () => {
  const mine = connect(far, { cookie: reader.caller.cookie });
  await mine.announced("ready");
  const from = performance.now();
  await notifyReader(near);
  await mine.announced("changed");
  const sinceChange = () => performance.now() - from;
  const [myCookie, theirCookie] = [{ cookie: reader.caller.cookie }, { cookie: other.caller.cookie }];
  expect(await hasMissed(far, myCookie, sinceChange)).toEqual({
    type: "ready",
    userId: reader.id,
    missed: true,
  });
  expect(await hasMissed(far, myCookie, () => 0)).toMatchObject({ missed: false });
  expect(await hasMissed(far, theirCookie, sinceChange)).toMatchObject({ missed: false });
  const sinceBeforeTheStart = () => performance.now();
  expect(await hasMissed(far, theirCookie, sinceBeforeTheStart)).toMatchObject({ missed: true });
});

test("a rolled-back transaction announces nothing", async () => {
  const mine = connect(near, { cookie: reader.caller.cookie });
  await mine.announced("ready");
  mine.frames.length = 0;
  const rolledBack = near.db.transaction(async (tx) => {
    await notify(
      tx,
      {
        userId: reader.id,
        type: "system",
        title: "Never",
        message: "Never.",
        priority: "low",
        actionUrl: null,
      },
      [],
      new Date(),
    );
    throw new Error("roll back");
  });
  await expect(rolledBack).rejects.toThrow("roll back");
  await notifyReader(near);
  await mine.announced("notification");
  expect(JSON.stringify(mine.frames)).not.toContain("Never");
});

test.each(["null", "7", "[]", "{}", '{"to":null}', '{"to":[1]}', "not JSON"])(
  "a message %s on the channel, from another program, ends nothing",
  async (payload) => {
    const mine = connect(near, { cookie: reader.caller.cookie });
    await mine.announced("ready");
    await near.db.execute(sql`select pg_notify('caseload_changes', ${payload})`);
    await notifyReader(near);
    await mine.announced("notification");
  },
);

test("invalid frames get an error or close the connection, without affecting other sockets", async () => {
  const neighbour = connect(near, { cookie: other.caller.cookie });
  await neighbour.announced("ready");
  const talker = connect(near, { cookie: reader.caller.cookie });
  await talker.announced("ready");
  for (const nonsense of ["{", "null", "[]", '"text"', '{"type":7}', '{"type":"unknown"}']) {
    talker.frames.length = 0;
    talker.socket.send(nonsense);
    expect(await talker.announced("error")).toMatchObject({ type: "error" });
  }
  talker.socket.send("x".repeat(10_000));
  const [oversized] = (await once(talker.socket, "close")) as [number];
  expect(oversized).toBe(1009);
  const binary = connect(near, { cookie: reader.caller.cookie });
  await binary.announced("ready");
  binary.socket.send(Buffer.from([1, 2, 3]));
  const [unsupported] = (await once(binary.socket, "close")) as [number];
  expect(unsupported).toBe(1003);
  expect(neighbour.socket.readyState).toBe(WebSocket.OPEN);
});

test("logging out in one process closes the user's sockets in the other and clears its cache", async () => {
  const person = await makePerson(near.db, new Date(), { primaryRole: "freelance_paralegal" });
  const caller = await near.signIn(person.email, demoPassword);
  const there = () => far.app.inject({ url: "/api/auth/me", headers: { cookie: caller.cookie } });
  expect((await there()).statusCode).toBe(200);
  const { socket, announced } = connect(far, { cookie: caller.cookie });
  await announced("ready");
  const closed = once(socket, "close") as Promise<[number]>;
  await caller.ask("logout");
  expect((await closed)[0]).toBe(4401);
  expect((await there()).statusCode).toBe(401);
});

test.each([
  ["frames", (socket: WebSocket) => socket.send('{"type":"ping"}')],
  ["pings", (socket: WebSocket) => socket.ping()],
  ["pongs", (socket: WebSocket) => socket.pong()],
])(
  "a socket that sends %s without end is closed, and another one of the same person stays",
  async (_what, send) => {
    const [noisy, quiet] = [1, 2].map(() => connect(near, { cookie: reader.caller.cookie }));
    if (!noisy || !quiet) throw new Error("Two sockets were to be opened.");
    await Promise.all([noisy.announced("ready"), quiet.announced("ready")]);
    const closed = closeCode(noisy.socket);
    for (let sent = 0; sent < 100; sent += 1) send(noisy.socket);
    expect(await closed).toBe(1008);
    quiet.socket.send('{"type":"ping"}');
    expect(quiet.socket.readyState).toBe(WebSocket.OPEN);
  },
);

test("a connection that sends its headers slowly is closed", async () => {
  const { port } = near.app.server.address() as AddressInfo;
  const slow = dial(port, "127.0.0.1");
  slow.on("error", () => undefined);
  slow.write("GET /api/jobs HTTP/1.1\r\nHost: localhost\r\n");
  const drip = setInterval(() => slow.write("X-Slow: 1\r\n"), 500);
  const closed = once(slow, "close");
  slow.resume();
  await closed;
  clearInterval(drip);
}, 20_000);
