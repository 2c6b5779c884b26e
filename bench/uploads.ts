/**
 * npm run bench -- uploads: the memory that the server takes for a file of 100 MB, sent as a form and by tus.
 * Compares the resident memory before with the highest that was seen until the answer; no time is measured.
 */
import { readFileSync } from "node:fs";
import { request } from "node:http";
import type { IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { createTestDatabase, startTestServer } from "@caseload/server/testkit/database";
import { startServerProcess } from "@caseload/server/testkit/server-process";

const fileBytes = 104_857_600;
const goalMb = 30;
const times = 5;
const sampleMs = 10;
const piece = Buffer.alloc(65_536, "0123456789abcdef");

const postgres = await startTestServer({ durable: true });
const database = await createTestDatabase();
const server = await startServerProcess({
  env: {
    DATABASE_URL: database.connectionString,
    AUTH_SECRET: "a secret for the bench, long enough",
    DEMO: "on",
  },
});

const residentMb = (): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string | number>;
  /** Text before and after the file's bytes. */
  around?: readonly [string, string];
  bytes?: number;
}

/** Sends a request whose body is made piece by piece, as fast as the server reads it. */
async function send({ method, path, headers, around = ["", ""], bytes = 0 }: Sent) {
  const length = Buffer.byteLength(around.join("")) + bytes;
  const all = { ...headers, ...(length > 0 && { "content-length": length }) };
  const outgoing = request(server.url + path, { method, headers: all });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once("response", resolve);
    outgoing.once("error", reject);
  });
  const write = (content: string | Buffer) =>
    outgoing.write(content) ? undefined : new Promise((resolve) => outgoing.once("drain", resolve));
  if (length > 0) await write(around[0]);
  for (let left = bytes; left > 0; left -= piece.length)
    await write(piece.subarray(0, Math.min(left, piece.length)));
  outgoing.end(around[1]);
  const answer = await answered;
  const text = (await answer.toArray()).join("");
  if ((answer.statusCode ?? 500) >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${text}`);
  return { headers: answer.headers, text };
}

const json = { "content-type": "application/json" };
async function signIn(): Promise<string> {
  const body = JSON.stringify({ email: "daniel@demo.caseload.example", password: "caseload-demo-1!" });
  const { headers } = await send({
    method: "POST",
    path: "/api/auth/login",
    headers: json,
    around: [body, ""],
  });
  return (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";", 1)[0]).join("; ");
}

const cookie = await signIn();
const listed = await send({ method: "GET", path: "/api/contracts?state=active", headers: { cookie } });
const [contract] = JSON.parse(listed.text) as { id: number }[];
if (!contract) throw new Error("The demo has no live contract.");
const files = `/api/contracts/${contract.id}/files`;

const byForm = (name: string, bytes: number) =>
  send({
    method: "POST",
    path: files,
    headers: { cookie, "content-type": "multipart/form-data; boundary=x" },
    around: [
      `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`,
      "\r\n--x--\r\n",
    ],
    bytes,
  });

async function byTus(name: string, bytes: number) {
  const tus = { cookie, "tus-resumable": "1.0.0" };
  const metadata = `filename ${Buffer.from(name).toString("base64")}`;
  const announced = { ...tus, "upload-length": bytes, "upload-metadata": metadata };
  const { headers } = await send({ method: "POST", path: `${files}/tus`, headers: announced });
  const type = { "content-type": "application/offset+octet-stream", "upload-offset": 0 };
  await send({ method: "PATCH", path: String(headers.location), headers: { ...tus, ...type }, bytes });
}

/** The megabytes by which the resident memory rose at the most. */
async function riseDuring(work: Promise<unknown>): Promise<number> {
  const before = residentMb();
  let [highest, isOver] = [before, false];
  const over = work.finally(() => (isOver = true));
  while (!isOver) {
    highest = Math.max(highest, residentMb());
    await pause(sampleMs);
  }
  await over;
  return Math.max(highest, residentMb()) - before;
}

let isMet = true;
try {
  for (const [how, upload] of [
    ["form", byForm],
    ["tus", byTus],
  ] as const) {
    // Code and buffers that stay are loaded by small files first.
    for (let n = 0; n < 5; n += 1) await upload(`small-${how}-${n}.txt`, 5_000_000 + n);
    const rises: number[] = [];
    for (let n = 0; n < times; n += 1)
      rises.push(await riseDuring(upload(`large-${how}-${n}.txt`, fileBytes - n)));
    isMet &&= Math.max(...rises) < goalMb;
    const shown = rises.map((rise) => rise.toFixed(1)).join(", ");
    console.log(`100 MB by ${how}: the server's resident memory rose by ${shown} MB at the most`);
  }
  console.log(`Goal (below ${goalMb} MB): ${isMet ? "met" : "MISSED"}`);
} finally {
  await server.stop();
  await database.drop();
  await postgres.stop();
}
process.exitCode = isMet ? 0 : 1;
