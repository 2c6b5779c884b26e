/**
 * npm run bench -- conflict-ledger [names]: how long the names of a posting take to compare with a ledger of 10,000, by the
 * keys that the server stores and without them. A thread of its own stands for a process that has just started.
 */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import process from "node:process";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { placesOfKey, toKeyLines } from "@caseload/matching/party-names/key-lines";
import {
  findMatches,
  keysOfParty,
  prepareLedger,
  prepareWithKeys,
  warmUpComparison,
} from "@caseload/matching/party-names/ledger";
import { createNameSeal } from "@caseload/server/testkit/name-seal";

const count = Number(process.argv[2] ?? 10_000);

/** The words of one of the comparison's own lists. */
const wordsOf = (file: string, key?: string): string[] => {
  const path = new URL(`../matching/src/party-names/data/${file}.json`, import.meta.url);
  const data = JSON.parse(readFileSync(path, "utf8")) as string[] & Record<string, string[]>;
  return (key === undefined ? data : (data[key] ?? [])).flatMap((line) => line.split(" "));
};
const [given, surnames, common] = [
  wordsOf("given-names"),
  wordsOf("surnames"),
  wordsOf("dictionary", "common"),
];
const trades = "Holdings Marine Logistics Foods Robotics Builders Insurance Dental Energy Freight".split(" ");

/** A fixed sequence, so that runs compare the same names. */
let seed = 7;
function pick(words: readonly string[]): string {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  const word = words[Math.floor((seed / 2_147_483_648) * words.length)] ?? "";
  return word.charAt(0).toUpperCase() + word.slice(1);
}
const nameOf = (at: number): string =>
  at % 2 === 0
    ? `${pick(given)} ${pick(surnames)}`
    : `${pick(at % 3 === 0 ? surnames : common)} ${pick(common)} ${pick(trades)}, Inc.`;

const ledger = Array.from({ length: count }, (_, id) => ({ id, name: nameOf(id) }));
const parties = [11, 2_222, 3_333, 4_444, 9_999].map((at, id) => ({
  id,
  name: ledger[at % count]?.name ?? "",
}));

function timed<Result>(what: string, act: () => Result): Result {
  const [started, before] = [performance.now(), process.cpuUsage()];
  const result = act();
  const { user, system } = process.cpuUsage(before);
  const figures = [performance.now() - started, (user + system) / 1_000].map((ms) =>
    ms.toFixed(0).padStart(6),
  );
  console.log(`${what.padEnd(56)} ${figures.join(" ms, of the processor ")} ms`);
  return result;
}

interface StoredLedger {
  readonly sealedKeys: string;
  readonly sealedNames: readonly string[];
  readonly warmsUp: boolean;
}

// As the database has them: each entry and the keys of all are encrypted.
const seal = createNameSeal(["a secret of this run"]);

function compareByKeys({ sealedKeys, sealedNames }: StoredLedger) {
  const lines = seal.open(sealedKeys);
  const keys = new Set(parties.flatMap((party) => [...keysOfParty(party)]));
  const idsByKey = new Map(Array.from(keys, (key) => [key, placesOfKey(lines, key)]));
  const rows = Array.from(new Set([...idsByKey.values()].flat()), (id) => ({
    id,
    name: seal.open(sealedNames[id] ?? ""),
  }));
  return findMatches(parties, prepareWithKeys(rows, idsByKey));
}

async function compareInAll(): Promise<void> {
  const whole = timed(`read ${count} names (at import, and after a new rule)`, () => prepareLedger(ledger));
  const text = toKeyLines(whole.byKey);
  console.log(`the stored keys have ${(text.length / 1e6).toFixed(2)} MB as text`);
  const stored = { sealedKeys: seal.seal(text), sealedNames: ledger.map(({ name }) => seal.seal(name)) };
  for (const warmsUp of [false, true]) {
    const thread = new Worker(new URL(import.meta.url), {
      argv: process.argv.slice(2),
      workerData: { ...stored, warmsUp } satisfies StoredLedger,
    });
    const [found] = await once(thread, "message");
    await once(thread, "exit");
    const again = timed("compare 5 parties with the ledger in memory", () => findMatches(parties, whole));
    if (found !== again.length) process.exitCode = 1;
  }
}

function compareInThread(stored: StoredLedger): void {
  console.log(stored.warmsUp ? "as the server starts:" : "without the names compared at the start:");
  if (stored.warmsUp) timed("  compare the first names", warmUpComparison);
  for (let run = 1; run <= 5; run++) {
    const found = timed(`  decrypt keys and candidates, compare 5 parties, ${run}`, () =>
      compareByKeys(stored),
    );
    if (run === 5) parentPort?.postMessage(found.length);
  }
}

if (isMainThread) await compareInAll();
else compareInThread(workerData as StoredLedger);
