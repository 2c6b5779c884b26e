/** Labeled sentences of postings: `sentence,rule[,half][,parties][,kind]`, where an empty rule means that nothing is wrong. */
import { readFileSync } from "node:fs";
import { guardPosting } from "../../src/posting-guard/guard-posting.ts";
import type { GuardRule } from "../../src/posting-guard/rules.ts";
import { parseRecords } from "../csv.ts";

export interface JudgedSentence {
  readonly sentence: string;
  readonly rule: string;
  readonly half: string;
  readonly kind: string;
  readonly expected: boolean;
  readonly found: boolean;
  /** Found, but under other rules only. */
  readonly isMisnamed: boolean;
}

const rules: Readonly<Record<string, GuardRule>> = {
  "5.5": "Model Rule 5.5",
  "5.4": "Model Rule 5.4",
  trial: "Unpaid trial",
  party: "Party name",
};

/** Throws an error that names the sentence whose rule is unknown. */
export const judgeSentences = (file: string | URL): JudgedSentence[] =>
  parseRecords(readFileSync(file, "utf8"), ["sentence", "rule"]).map(
    ({ sentence = "", rule = "", half = "", parties = "", kind = "" }) => {
      if (rule !== "" && !Object.hasOwn(rules, rule))
        throw new Error(`"${sentence}" has the unknown rule ${rule}`);
      const findings = guardPosting("", sentence, parties === "" ? [] : parties.split("|"));
      const found = findings.length > 0;
      return {
        sentence,
        rule,
        half,
        kind,
        expected: rule !== "",
        found,
        isMisnamed: found && rule !== "" && !findings.some((finding) => finding.rule === rules[rule]),
      };
    },
  );
