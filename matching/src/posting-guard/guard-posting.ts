/** Reads a posting's public text for work that cannot be delegated, pay that may not be promised, and parties' names. */
import { findMatches, prepareLedger } from "../party-names/ledger.ts";
import { ABOUT, ATTORNEY_DOES, guardPatterns, MAY_REPRESENT, RESERVED, SAFE } from "./rules.ts";
import type { GuardRule } from "./rules.ts";

export interface GuardFinding {
  readonly rule: GuardRule;
  /** The sentence, cut at 160 characters. */
  readonly excerpt: string;
  readonly why: string;
  readonly better: string;
}

const MAX_TEXT = 20_000;
const MAX_EXCERPT = 160;
const MAX_NAME_WORDS = 6;

/** Negations of pay are the point of these phrases, so they make nothing harmless. */
const STATES_NO_PAY =
  /\b(?:no recovery|no pay\b|not paid|not pay for|without pay|without (?:\w+ )?(?:attorney|lawyer)|no (?:attorney|lawyer|review))\b/i;

/**
 * What a posting's title and description say against the rules, each sentence and rule once.
 * @param parties the posting's private parties, whose names may not be public
 */
export function guardPosting(
  title: string,
  description: string,
  parties: readonly string[] = [],
): GuardFinding[] {
  const sentences = [title, ...description.slice(0, MAX_TEXT).split(/(?<=[.!?;])\s+|\n+/)]
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
  const named = sentencesWithParty(sentences, parties);
  return sentences.flatMap((sentence, at) => [
    ...findingsIn(sentence),
    ...(named.has(at) ? [partyFinding(sentence)] : []),
  ]);
}

const cut = (sentence: string): string =>
  sentence.length > MAX_EXCERPT ? `${sentence.slice(0, MAX_EXCERPT - 1)}…` : sentence;

function findingsIn(sentence: string): GuardFinding[] {
  const found = new Map<GuardRule, GuardFinding>();
  for (const { rule, patterns, why, better } of guardPatterns)
    if (!found.has(rule) && patterns.some((pattern) => asksFor(rule, pattern, sentence)))
      found.set(rule, { rule, excerpt: cut(sentence), why, better });
  return [...found.values()];
}

function asksFor(rule: GuardRule, pattern: RegExp, sentence: string): boolean {
  const match = pattern.exec(sentence);
  if (!match) return false;
  if (STATES_NO_PAY.test(match[0])) return true;
  const before = sentence.slice(0, match.index);
  if (SAFE.test(`${before}${leadingWord(match[0])}`)) return false;
  if (rule === "Model Rule 5.5" && MAY_REPRESENT.test(sentence)) return false;
  if (RESERVED.test(sentence.slice(match.index + match[0].length))) return false;
  // What a matter is about may hold the same words as what a posting asks for or promises.
  if (rule !== "Model Rule 5.5" && ABOUT.test(before)) return false;
  return rule !== "Model Rule 5.5" || !(ATTORNEY_DOES.test(before) || isAboutAttorney(sentence));
}

/** "The attorney sets fees and accepts clients." */
const isAboutAttorney = (sentence: string): boolean =>
  (/^(?:the |our |your )?(?:supervising |licensed )?(?:attorneys?|lawyers?|firm|court(?! coverage)|we)\b/i.test(
    sentence,
  ) &&
    !/\b(?:you|paralegal|assistant)\b/i.test(sentence)) ||
  /\b(?:attorneys?|lawyers?),? not (?:you|the paralegal)\b|\bit is the (?:attorney|lawyer) who\b/i.test(
    sentence,
  );

/** A pattern may start with the word that negates. */
const leadingWord = (text: string): string => /^(?:not|never|no)\b/i.exec(text)?.[0] ?? "";

/** Sentences with names in capitals that may be one of the parties, by their position. */
function sentencesWithParty(sentences: readonly string[], parties: readonly string[]): ReadonlySet<number> {
  if (parties.length === 0) return new Set();
  const candidates = sentences.flatMap((sentence, id) => {
    const aliases = capitalizedRuns(sentence);
    return aliases.length === 0 ? [] : [{ id, name: aliases[0] ?? "", aliases }];
  });
  const matches = findMatches(
    parties.map((name, id) => ({ id, name })),
    prepareLedger(candidates),
  );
  return new Set(matches.map(({ entry }) => entry));
}

/** Runs of up to six words that start with a capital or a digit, without the punctuation around them. */
function capitalizedRuns(sentence: string): string[] {
  const words = sentence.split(/\s+/);
  const runs = words.flatMap((word, at) =>
    /^[("“]?[\p{Lu}\d]/u.test(word)
      ? Array.from({ length: MAX_NAME_WORDS }, (_, count) => words.slice(at, at + count + 1).join(" "))
      : [],
  );
  return [...new Set(runs.map((run) => run.replace(/^[("“]+|[.,;:!?)"”]+$/g, "")))].filter(
    (run) => run !== "",
  );
}

const partyFinding = (sentence: string): GuardFinding => ({
  rule: "Party name",
  excerpt: cut(sentence),
  why: "This names a private party of the matter in public text (Model Rule 1.6).",
  better: "Describe the party by its role: the client, the opposing party, a witness.",
});
