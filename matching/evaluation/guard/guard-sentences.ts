/** Labeled sentences of postings: `sentence,rule,half`, where an empty rule means that nothing is wrong. */
import { readFileSync } from "node:fs";
import { guardPosting } from "../../src/posting-guard/guard-posting.ts";
import { parseRecords } from "../csv.ts";

export interface JudgedSentence {
  readonly sentence: string;
  readonly rule: string;
  readonly half: string;
  readonly expected: boolean;
  readonly found: boolean;
}

export const judgeSentences = (file: string | URL): JudgedSentence[] =>
  parseRecords(readFileSync(file, "utf8"), ["sentence", "rule"]).map(
    ({ sentence = "", rule = "", half = "" }) => ({
      sentence,
      rule,
      half,
      expected: rule !== "",
      found: guardPosting("", sentence).length > 0,
    }),
  );
