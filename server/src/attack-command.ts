/** npm run attack: see docs/operations.md. */
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { foreignFuzzTarget, runVisitorMatrix, signInToDemo } from "./attack/foreign-fuzzing.ts";
import { Fuzzing, type FuzzTarget } from "./attack/fuzz.ts";
import { searchLeaks } from "./attack/leaks.ts";
import { runMatrix } from "./attack/matrix.ts";
import { ownFuzzTarget } from "./attack/own-fuzzing.ts";
import { closeConnections } from "./attack/send.ts";
import type { Tally } from "./attack/tally.ts";
import { openOwnTarget, type OwnTarget } from "./attack/target.ts";
import { startTestServer } from "./testkit/database.ts";

const usage = `Usage: npm run attack -- [URL] [--requests N] [--seed N] [--minutes N] [--part fuzzing|matrix|leaks]
  URL         the origin of a site; without it, a temporary site with demo data
  --requests  requests of the fuzzing, 36000 by default
  --seed      of the fuzzing, random by default
  --minutes   after which the fuzzing stops, 45 by default
  --part      one part only`;

const parts = ["fuzzing", "matrix", "leaks"] as const;
type Part = (typeof parts)[number];

interface Settings {
  origin: string | undefined;
  requests: number;
  seed: number;
  minutes: number;
  parts: readonly Part[];
}

/** Share of refusals by limits above which an attack tested the limits only. */
const maxLimitedShare = 0.1;

function readSettings(args: readonly string[]): Settings {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      requests: { type: "string" },
      seed: { type: "string" },
      minutes: { type: "string" },
      part: { type: "string" },
    },
  });
  const numberOf = (text: string | undefined, otherwise: number): number => {
    if (text === undefined) return otherwise;
    if (!/^\d{1,9}$/.test(text)) throw new Error(usage);
    return Number(text);
  };
  const chosen = parts.filter((part) => values.part === undefined || values.part === part);
  if (chosen.length === 0) throw new Error(usage);
  const [given, ...rest] = positionals;
  const url = given === undefined ? undefined : URL.parse(given);
  if (rest.length > 0 || url === null || (url && !/^https?:$/.test(url.protocol))) throw new Error(usage);
  return {
    origin: url?.origin,
    requests: numberOf(values.requests, 36_000),
    seed: numberOf(values.seed, randomInt(1_000_000)),
    minutes: numberOf(values.minutes, 45),
    parts: chosen,
  };
}

async function fuzz(target: FuzzTarget, { requests, seed, minutes }: Settings): Promise<Tally> {
  console.log(`Schema fuzzing: ${requests} requests, seed ${seed}`);
  const fuzzing = new Fuzzing(target);
  await fuzzing.run({ requests, seed, until: Date.now() + minutes * 60_000 });
  if (fuzzing.tally.requests < requests)
    fuzzing.tally.find(`Only ${fuzzing.tally.requests} of ${requests} requests in ${minutes} minutes`);
  return fuzzing.tally;
}

async function attackForeign(origin: string, settings: Settings): Promise<Tally[]> {
  console.log(`Attacking ${origin}. It gets accounts, postings and messages that are not removed.`);
  console.log("Left out, because they need the database: the matrix of members and records, the leak check,");
  console.log("whether refused requests change anything.");
  const cookies = await signInToDemo(origin);
  console.log(
    `Callers: visitors, ${cookies.size > 0 ? [...cookies.keys()].join(", ") : "and no members (no demo data)"}`,
  );
  return [await fuzz(foreignFuzzTarget(origin, cookies), settings), await runVisitorMatrix(origin)];
}

async function attackOwn(settings: Settings): Promise<Tally[]> {
  const database = await startTestServer();
  const on = async (part: (target: OwnTarget) => Promise<Tally>): Promise<Tally> => {
    const target = await openOwnTarget();
    try {
      const tally = await part(target);
      const errors = target.server.output().match(/^.*"level":(?:50|60).*$/gm) ?? [];
      for (const line of errors) tally.find(`The server logged ${line.slice(0, 300)}`);
      return tally;
    } finally {
      await target.close();
    }
  };
  // Sites of their own: the leak check replaces the texts of its site's records, and fuzzing changes many.
  const run: Record<Part, (target: OwnTarget) => Promise<Tally>> = {
    fuzzing: (target) => fuzz(ownFuzzTarget(target), settings),
    matrix: runMatrix,
    leaks: searchLeaks,
  };
  try {
    const tallies: Tally[] = [];
    for (const part of settings.parts) {
      console.log(`Part: ${part}`);
      tallies.push(await on(run[part]));
    }
    return tallies;
  } finally {
    await database.stop();
  }
}

function report(tallies: readonly Tally[]): boolean {
  for (const tally of tallies)
    if (tally.limitedShare > maxLimitedShare)
      tally.find(
        `Limits refused ${Math.round(tally.limitedShare * 100)}% of the ${tally.name}, which hollows it out`,
      );
  const head = ["part", "requests", "2xx", "4xx", "429", "5xx", "slow", "slowest", "findings"];
  const rows = tallies.map(({ name, requests, statuses, slow, slowestMs, findings }) => {
    const sum = (from: number, to: number): number =>
      [...statuses].reduce(
        (total, [status, count]) => (status >= from && status < to ? total + count : total),
        0,
      );
    const counts = [requests, sum(200, 300), sum(400, 500), sum(429, 430), sum(500, 600), slow];
    return [name, ...counts.map(String), `${Math.round(slowestMs)} ms`, String(findings.length)];
  });
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  console.log("");
  for (const row of [head, ...rows])
    console.log(
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join("  "),
    );
  return tallies.some(({ findings }) => findings.length > 0);
}

// Ending by an exit kills the server that was started; a signal alone would leave it behind.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));

try {
  const settings = readSettings(process.argv.slice(2));
  const { origin } = settings;
  const tallies = origin === undefined ? await attackOwn(settings) : await attackForeign(origin, settings);
  process.exitCode = report(tallies) ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  closeConnections();
}
