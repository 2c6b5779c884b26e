// npm run evaluate -- guard [--data FILE] [--show]: how well the posting guard reads labeled sentences.
import process from "node:process";
import { parseArgs } from "node:util";
import { count, summary } from "../conflicts/report.ts";
import { type JudgedSentence, judgeSentences } from "./guard-sentences.ts";

const { values } = parseArgs({
  options: { data: { type: "string" }, show: { type: "boolean", default: false } },
});
const own = (file: string): URL => new URL(`../../judgements/posting-guard/${file}`, import.meta.url);

try {
  if (values.data !== undefined) print("Sentences", judgeSentences(values.data));
  else {
    const sentences = judgeSentences(own("sentences.csv"));
    for (const [half, each] of Map.groupBy(sentences, (sentence) => sentence.half))
      print(`200 sentences, ${half} half`, each);
    print(
      "Sentences of the reviewer, who did not write the rules",
      judgeSentences(own("review-sentences.csv")),
    );
    print("Second sentences of the reviewer", judgeSentences(own("second-review.csv")));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function print(title: string, sentences: readonly JudgedSentence[]): void {
  const misnamed = sentences.filter(({ isMisnamed }) => isMisnamed);
  console.log(`${title}\n${summary(count(sentences))}\nfound under another rule: ${misnamed.length}\n`);
  const wrong = sentences.filter(({ expected, found }) => expected !== found);
  const kinds = [...new Set(wrong.map(({ kind, rule }) => kind || rule || "nothing wrong"))];
  console.log(`Kinds with a wrong answer: ${kinds.length === 0 ? "none" : kinds.join(", ")}\n`);
  if (!values.show) return;
  for (const { sentence, rule } of wrong)
    console.log(`${rule === "" ? "needless" : "missed  "} [${rule}] ${sentence}`);
  for (const { sentence, rule } of misnamed) console.log(`misnamed [${rule}] ${sentence}`);
  console.log("");
}
