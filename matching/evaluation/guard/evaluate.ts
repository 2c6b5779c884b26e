// npm run evaluate -- guard [--data FILE] [--show]: how well the posting guard reads labeled sentences.
import process from "node:process";
import { parseArgs } from "node:util";
import { count, summary } from "../conflicts/report.ts";
import { judgeSentences } from "./guard-sentences.ts";

const { values } = parseArgs({
  options: { data: { type: "string" }, show: { type: "boolean", default: false } },
});
const OWN = new URL("../../judgements/posting-guard/sentences.csv", import.meta.url);

try {
  const sentences = judgeSentences(values.data ?? OWN);
  for (const [half, each] of Map.groupBy(sentences, (sentence) => sentence.half)) {
    console.log(`Sentences${half === "" ? "" : `, ${half} half`}\n${summary(count(each))}\n`);
    if (values.show)
      for (const { sentence, rule } of each.filter(({ expected, found }) => expected !== found))
        console.log(`${rule === "" ? "needless" : "missed  "} [${rule}] ${sentence}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
