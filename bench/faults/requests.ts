/** Clients that send slowly, too much, nonsense, or the same twice. */
import { randomUUID } from "node:crypto";
import type { WebCaller } from "@caseload/server/testkit/web-caller";
import pg from "pg";
import {
  count,
  type Fault,
  type FaultReport,
  maxOf,
  pause,
  type Site,
  summarize,
  withSite,
} from "./fault.ts";
import { closeCodeOf, openRaw, openWebSocket, statusOf } from "./raw-connections.ts";

/** Milliseconds of measuring the neighbour alone, and at least during the attack. */
const measuringMs = 8_000;
/** Milliseconds below which a p99 is as good as this one: the noise of a busy machine. */
const smallestP99 = 20;

/** Milliseconds of the slowest hundredth of a member's requests while `isRunning`. */
async function measureNeighbor(site: Site, isRunning: () => boolean): Promise<number> {
  const times: number[] = [];
  while (isRunning()) {
    const start = performance.now();
    const answer = await fetch(`${site.server.url}/api/jobs`);
    await answer.text();
    times.push(performance.now() - start);
    await pause(5);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

const forMs = (ms: number): (() => boolean) => {
  const end = performance.now() + ms;
  return () => performance.now() < end;
};

/** Runs an attack beside a neighbour, whose p99 must less than double. */
async function attack(run: (site: Site) => Promise<string[]>): Promise<FaultReport> {
  return withSite({}, async (site) => {
    await measureNeighbor(site, forMs(2_000));
    const alone = await measureNeighbor(site, forMs(measuringMs));
    let isAttacked = true;
    const atLeast = forMs(measuringMs);
    const attacked = run(site).finally(() => (isAttacked = false));
    const [problems, beside] = await Promise.all([
      attacked,
      measureNeighbor(site, () => isAttacked || atLeast()),
    ]);
    const ratio = Math.max(beside, smallestP99) / Math.max(alone, smallestP99);
    if (ratio >= 2) problems.push(`the neighbour's p99 is ${ratio.toFixed(1)} times as long`);
    return {
      lost: 0,
      doubled: 0,
      problems: summarize(problems),
      note: `neighbour's p99 ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside; below ${smallestP99} ms counts as that`,
    };
  });
}

const postHeaders = (port: number, length: number): string =>
  [
    "POST /api/auth/login HTTP/1.1",
    `Host: 127.0.0.1:${port}`,
    "Content-Type: application/json",
    `Content-Length: ${length}`,
    "\r\n",
  ].join("\r\n");

/** A body that arrives a byte at a time until the connection is closed. */
async function sendSlowly({ server }: Site): Promise<string[]> {
  const connection = await openRaw(server.port);
  connection.socket.write(postHeaders(server.port, 1_000));
  const timer = setInterval(() => connection.socket.write(" "), 1_000);
  await Promise.race([connection.ended, pause(60_000)]);
  clearInterval(timer);
  connection.close();
  const status = statusOf(connection);
  return status === 408 ? [] : [`a slow client was answered ${status || "nothing"} instead of 408`];
}

/** A body of a megabyte, of which the server needs to read none. */
async function sendTooMuch({ server }: Site): Promise<string[]> {
  const connection = await openRaw(server.port);
  connection.socket.write(postHeaders(server.port, 1_000_000));
  connection.socket.write(Buffer.alloc(1_000_000, " "));
  for (let waited = 0; statusOf(connection) === 0 && waited < 10_000; waited += 20) await pause(20);
  connection.close();
  const status = statusOf(connection);
  return status === 413 ? [] : [`an oversized body was answered ${status || "nothing"} instead of 413`];
}

/** A masked frame with an opcode that is reserved, and one whose length exceeds the limit. */
const frames = [
  { code: 1002, bytes: Buffer.from([0x83, 0x80, 0, 0, 0, 0]) },
  { code: 1002, bytes: Buffer.from([0xf1, 0x80, 0, 0, 0, 0]) },
  { code: 1009, bytes: Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]) },
] as const;

async function sendNonsense(site: Site, at: number): Promise<string[]> {
  const frame = frames[at % frames.length];
  const member = site.writers.paralegals[at % site.writers.paralegals.length];
  if (!frame || !member) throw new Error("There are no writers.");
  const connection = await openWebSocket(site.server.port, member.cookie);
  connection.socket.write(frame.bytes);
  await Promise.race([connection.ended, pause(10_000)]);
  connection.close();
  const code = closeCodeOf(connection);
  return code === frame.code
    ? []
    : [`a malformed frame was closed with ${code || "nothing"} instead of ${frame.code}`];
}

/** All at once. */
const together = async (runs: number, one: (at: number) => Promise<string[]>): Promise<string[]> =>
  (await Promise.all(count(runs).map(one))).flat();

/** A few at a time, for as long as there are runs. */
async function inTurn(runs: number, one: (at: number) => Promise<string[]>): Promise<string[]> {
  const problems: string[] = [];
  for (let at = 0; at < runs; at += 10)
    problems.push(...(await together(Math.min(10, runs - at), (add) => one(at + add))));
  return problems;
}

const newPosting = (title: string) => ({
  title,
  location: "Philadelphia, PA",
  workArrangement: "Remote",
  hoursPerWeek: "10 hrs/week",
  duration: "4 weeks",
  specialties: ["litigation"],
  description: "Index the exhibits and summarize the depositions, page and line.",
});

const select = async <Row extends pg.QueryResultRow>(url: string, query: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
};

/** Each posting is sent twice at once with one key, and once more afterwards. */
async function submitTwice(runs: number): Promise<FaultReport> {
  return withSite({}, async (site) => {
    const problems: string[] = [];
    const acknowledged: string[] = [];
    const [attorney] = site.writers.attorneys;
    if (!attorney) throw new Error("There are no writers.");
    for (const _ of count(runs)) {
      const key = randomUUID();
      const send = () => attorney.call("postJob", { key, body: newPosting(`Twice ${key}`) });
      const answers = [...(await Promise.all([send(), send()])), await send()];
      const ids = answers
        .filter(({ status }) => status === 201)
        .map(({ text }) => (JSON.parse(text) as { id: number }).id);
      if (ids.length > 0) acknowledged.push(`Twice ${key}`);
      if (new Set(ids).size > 1) problems.push("two answers name two postings");
      for (const { status, text } of answers)
        if (status >= 500 && status !== 503) problems.push(`answered ${status}: ${text}`);
    }
    const rows = await select<{ title: string; count: number }>(
      site.databaseUrl,
      "select title, count(*)::int from jobs where title like 'Twice %' group by title",
    );
    const stored = new Set(rows.map(({ title }) => title));
    return {
      lost: acknowledged.filter((title) => !stored.has(title)).length,
      doubled: rows.filter((row) => row.count > 1).length,
      problems: summarize(problems),
      note: `${acknowledged.length} postings, three requests each`,
    };
  });
}

/** Two people apply, and both applications are accepted in 32 requests at once. */
async function acceptAtOnce(attorney: WebCaller, applicants: readonly WebCaller[]): Promise<string[]> {
  const { id: jobId } = await attorney.ask<{ id: number }>("postJob", {
    body: newPosting(`Accepts ${randomUUID()}`),
  });
  const coverLetter = "I have done this work for nine years and can start now.";
  const applications = await Promise.all(
    applicants.map((one) => one.ask<{ id: number }>("apply", { body: { jobId, coverLetter } })),
  );
  const answers = await Promise.all(
    count(32).map((at) =>
      attorney.call("decideApplication", {
        params: { id: applications[at % applications.length]?.id ?? 0 },
        body: { status: "accepted" },
      }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  return [
    ...(statuses.some((status) => status < 300) ? [] : ["no acceptance succeeded"]),
    ...answers
      .filter(({ status }) => status >= 500 && status !== 503)
      .map(({ status, text }) => `answered ${status}: ${text}`),
  ];
}

async function acceptMany(runs: number): Promise<FaultReport> {
  return withSite({}, async (site) => {
    const problems: string[] = [];
    const { attorneys, paralegals } = site.writers;
    const [attorney] = attorneys;
    if (!attorney) throw new Error("There are no writers.");
    for (const run of count(runs)) {
      const at = (run * 2) % paralegals.length;
      problems.push(...(await acceptAtOnce(attorney, paralegals.slice(at, at + 2))));
    }
    const rows = await select<{ accepted: number; contracts: number }>(
      site.databaseUrl,
      `select (select count(*) from applications a where a.job_id = j.id and a.status = 'accepted')::int as accepted,
         (select count(*) from contracts c where c.job_id = j.id)::int as contracts
       from jobs j where j.title like 'Accepts %'`,
    );
    const { doubled, halves } = await site.inspect();
    return {
      lost: rows.filter(({ accepted, contracts }) => accepted === 0 || contracts === 0).length,
      doubled: maxOf([
        rows.filter(({ accepted, contracts }) => accepted > 1 || contracts > 1).length,
        doubled.length,
      ]),
      problems: summarize([...problems, ...halves]),
    };
  });
}

export const requestFaults: readonly Fault[] = [
  { name: "slow-client", runs: 100, run: (runs) => attack((site) => together(runs, () => sendSlowly(site))) },
  {
    name: "oversized-body",
    runs: 100,
    run: (runs) => attack((site) => inTurn(runs, () => sendTooMuch(site))),
  },
  {
    name: "malformed-frames",
    runs: 100,
    run: (runs) => attack((site) => inTurn(runs, (at) => sendNonsense(site, at))),
  },
  { name: "double-submit", runs: 1_000, run: submitTwice },
  { name: "parallel-accepts", runs: 500, run: acceptMany },
];
