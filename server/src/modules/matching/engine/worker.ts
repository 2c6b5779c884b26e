// The thread in which the market lies and matches are made, so that neither holds up a request.
import { flushCompileCache } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { openDatabase } from "../../../platform/db/client.ts";
import type { Log } from "../../../platform/log.ts";
import { listen } from "../../../platform/realtime/listener.ts";
import { answerQuestion } from "./answer-question.ts";
import { engineHash } from "./engine-hash.ts";
import { Market } from "./market.ts";
import type { Changed } from "./market.ts";
import type { FromWorker, ToWorker } from "./questions.ts";
import { openReadings } from "./readings.ts";

const port = parentPort;
if (port === null) throw new Error("This file is started as a thread.");
const { connectionString } = workerData as { connectionString: string };

/** The channel of the triggers of jobs and paralegal_profiles. */
const channel = "caseload_matching";
/** Milliseconds that a question waits for the first build before it is answered from the newest postings. */
const patience = 1_000;

const say = (message: FromWorker): void => port.postMessage(message);
const warn = (about: unknown, text?: string): void => {
  const error = typeof about === "object" && about !== null && "err" in about ? about.err : about;
  const said = error instanceof Error ? error.message : String(error);
  say({ type: "warning", message: text === undefined ? said : `${text}: ${said}` });
};
const log: Log = { info: () => undefined, warn, error: warn };

const hash = engineHash();
const started = performance.now();
const database = openDatabase(connectionString, { log, poolSize: 2 });
const readings = openReadings(database.db, hash, log);
const built = Promise.withResolvers<void>();
let provisional = false;
const market = new Market(database.db, readings, new Date(), {
  rebuilt: () => {
    built.resolve();
    flushCompileCache();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const report = `${market.postings.size} open postings and ${market.people.size} public profiles, ${seconds} s after the start, ${megabytes()} MB`;
    say({ type: "ready", provisional, report });
    provisional = false;
  },
  failed: (error) => {
    warn({ err: error }, "The matching index could not be brought up to date; trying again");
    setTimeout(() => market.noteGap(), 1_000).unref();
  },
});
const listener = listen<Changed>(
  { connectionString },
  log,
  { announcement: (changed) => market.note(changed), gap: () => market.noteGap() },
  channel,
);

/** Milliseconds between looks at the calendar: a market in which nobody asks turns with the month, too. */
const hourMs = 3_600_000;
setInterval(() => market.noteDay(new Date()), hourMs).unref();

function megabytes(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return Math.round((heapUsed + arrayBuffers) / 2 ** 20);
}

/** What was committed before a question counts in its answer. */
async function upToDate(now: Date): Promise<void> {
  market.noteDay(now);
  if (!market.isReady) {
    await Promise.race([built.promise, new Promise((resolve) => setTimeout(resolve, patience).unref())]);
    provisional ||= !market.isReady;
    return;
  }
  await listener.caughtUp();
  await market.settled();
}

async function stop(): Promise<void> {
  await listener.stop();
  await database.close();
  port?.close();
}

port.on("message", (message: ToWorker) => {
  if (message === "stop") return void stop();
  const { id, question } = message;
  void upToDate(question.now)
    .then(() => answerQuestion({ db: database.db, market, readings }, question))
    .then((pairs) => say({ type: "answer", id, answer: { pairs, engineHash: hash } }))
    .catch((error: unknown) =>
      say({ type: "failed", id, message: error instanceof Error ? error.message : String(error) }),
    );
});
