// npm run evaluate -- conflicts [--data FILE] [--show]: how well party names are compared, on labelled pairs.
import process from "node:process";
import { parseArgs } from "node:util";
import { judge, lists, own, readPairs } from "./name-pairs.ts";
import type { JudgedPair } from "./name-pairs.ts";
import { count, precision, recall, summary } from "./report.ts";
import type { Judged } from "./report.ts";

const { values } = parseArgs({
  options: { data: { type: "string" }, show: { type: "boolean", default: false }, half: { type: "string" } },
});

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
      for (const { file, pairs, reading } of lists)
        if (reading !== undefined)
          print(
            `${pairs} ${file.replace("-", " ").replace(".csv", "")}; ${reading}`,
            judge(readPairs(own(file))),
          );
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
