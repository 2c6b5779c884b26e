// npm run evaluate -- conflicts [--data FILE] [--show]: how well party names are compared, on labelled pairs.
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { judge, readPairs } from "./name-pairs.ts";
import type { JudgedPair } from "./name-pairs.ts";
import { count, precision, recall, summary } from "./report.ts";
import type { Judged } from "./report.ts";

const own = (file: string): string =>
  fileURLToPath(new URL(`../../judgements/conflict-names/${file}`, import.meta.url));

const { values } = parseArgs({
  options: { data: { type: "string" }, show: { type: "boolean", default: false }, half: { type: "string" } },
});

/** Lists that were read once before the comparison was improved on them, with the recall of that first reading. */
const lists = [
  ["191 frozen pairs; first reading: recall 0.919", "frozen-pairs.csv"],
  ["310 second pairs; first reading of the half held out: recall 0.893", "second-pairs.csv"],
  ["142 third pairs; first reading: recall 0.949", "third-pairs.csv"],
  ["100 fourth pairs; first reading: recall 0.944", "fourth-pairs.csv"],
  ["240 fifth pairs; first reading: recall 0.981", "fifth-pairs.csv"],
  ["240 sixth pairs; first reading: recall 0.954", "sixth-pairs.csv"],
  ["300 seventh pairs; first reading: recall 0.933", "seventh-pairs.csv"],
  ["260 eighth pairs; first reading: recall 0.931", "eighth-pairs.csv"],
  ["164 ninth pairs; first reading: recall 0.979, and 0.938 before", "ninth-pairs.csv"],
  ["300 tenth pairs; first reading: recall 0.973, precision 0.930", "tenth-pairs.csv"],
  ["200 eleventh pairs; first reading: recall 0.990, precision 0.934", "eleventh-pairs.csv"],
  ["300 twelfth pairs; first reading: recall 0.953, precision 0.986", "twelfth-pairs.csv"],
  ["400 thirteenth pairs; first reading: recall 0.976, precision 0.984", "thirteenth-pairs.csv"],
  ["400 fourteenth pairs; first reading: recall 0.968, precision 0.972", "fourteenth-pairs.csv"],
  ["376 pairs that the rules were improved on", "tuned-pairs.csv"],
] as const;

const asJudged = (pairs: readonly JudgedPair[]): Judged[] =>
  pairs.map(({ isConflict, isFlagged }) => ({ expected: isConflict, found: isFlagged }));
const wrong = (pairs: readonly JudgedPair[]): JudgedPair[] =>
  pairs.filter(({ isConflict, isFlagged }) => isConflict !== isFlagged);

try {
  if (values.data !== undefined) print(values.data, judge(readPairs(values.data)));
  else {
    print("Development pairs", judge(readPairs(own("pairs.csv"))));
    const fresh = judge(readPairs(own("fresh-pairs.csv")));
    for (const half of ["tuned", "held-out"])
      if (values.half === undefined || values.half === half)
        print(
          `Our own pairs, ${half} half`,
          fresh.filter((pair) => pair.half === half),
        );
    if (values.half === undefined)
      for (const [title, file] of lists) print(title, judge(readPairs(own(file))));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function print(title: string, pairs: readonly JudgedPair[]): void {
  console.log(`${title}\n${summary(count(asJudged(pairs)))}\n`);
  const kinds = [...Map.groupBy(pairs, ({ kind }) => kind || "(no kind)")].toSorted(([left], [right]) =>
    left.localeCompare(right),
  );
  console.log("kind                      pairs  recall  precision  missed  needless");
  for (const [kind, each] of kinds) console.log(row(kind, each));
  const failing = kinds.filter(([, each]) => wrong(each).length > 0).map(([kind]) => kind);
  console.log(`\nKinds with a wrong answer: ${failing.length === 0 ? "none" : failing.join(", ")}\n`);
  if (!values.show) return;
  for (const { left, right, isConflict, kind } of wrong(pairs))
    console.log(`${isConflict ? "missed  " : "needless"} [${kind}] ${left} | ${right}`);
  console.log("");
}

function row(kind: string, pairs: readonly JudgedPair[]): string {
  const counts = count(asJudged(pairs));
  return [
    kind.padEnd(24),
    String(counts.total).padStart(6),
    recall(counts).toFixed(2).padStart(7),
    precision(counts).toFixed(2).padStart(10),
    String(counts.falseNegatives).padStart(7),
    String(counts.falsePositives).padStart(9),
  ].join(" ");
}
