import { expect, test } from "vitest";
import independent from "./independent-phrases.json" with { type: "json" };
import { readPhrase } from "./read-phrase.ts";

/** A value that has several spellings or figures stands as a list of them, where the filter itself takes one value. */
interface Meaning {
  readonly filters: Readonly<Record<string, unknown>>;
  readonly words: readonly string[];
}
interface Phrase extends Meaning {
  readonly phrase: string;
  readonly or?: readonly Meaning[];
  readonly mayKeep?: readonly string[];
}

const phrases: readonly Phrase[] = independent;
const minRight = 54;
/** PostgreSQL's English dictionary ignores these in a keyword. */
const IGNORED = new Set(["a", "an", "and", "for", "in", "of", "on", "or", "the", "to", "with"]);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}&-]+/u)
    .filter((word) => word !== "" && !IGNORED.has(word))
    .toSorted();

function isValue(found: unknown, meant: unknown): boolean {
  if (!Array.isArray(meant)) return found === meant;
  if (!Array.isArray(found)) return meant.includes(found);
  return found.length === meant.length && meant.every((value) => found.includes(value));
}

function isMeant(
  { filters, words }: Meaning,
  found: ReturnType<typeof readPhrase>,
  mayKeep: readonly string[],
) {
  const { keyword = "", ...read } = found;
  const kept = wordsOf(keyword).filter((word) => !mayKeep.includes(word) || words.includes(word));
  const names = new Set([...Object.keys(read), ...Object.keys(filters)]);
  return (
    JSON.stringify(kept) === JSON.stringify(wordsOf(words.join(" "))) &&
    [...names].every((name) => isValue(read[name as keyof typeof read], filters[name]))
  );
}

test(`at least ${minRight} of sixty phrases by a writer who had not seen the reader are read as meant`, () => {
  expect(phrases).toHaveLength(60);
  const results = phrases.map((meant) => {
    const found = readPhrase(meant.phrase);
    const isRight = [meant, ...(meant.or ?? [])].some((one) => isMeant(one, found, meant.mayKeep ?? []));
    return { phrase: meant.phrase, isRight, found };
  });
  const wrong = results.filter(({ isRight }) => !isRight);
  const lines = results.map(
    ({ phrase, isRight, found }) => `${isRight ? "right" : "WRONG"}  ${phrase}  ->  ${JSON.stringify(found)}`,
  );
  process.stdout.write(`${lines.join("\n")}\n${results.length - wrong.length} of ${results.length} right\n`);
  expect(results.length - wrong.length, wrong.map(({ phrase }) => phrase).join("; ")).toBeGreaterThanOrEqual(
    minRight,
  );
});
