/** Finds commands by the typed text: beginnings of words in any order, initials, or letters in their order. */
import type { Command } from "./palette-commands.ts";

/** Number of commands above the server's results. */
const max = 6;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const begins = (words: readonly string[], typed: string): boolean =>
  words.some((word) => word.startsWith(typed));

/** Whether the word has the letters in this order, the first one first: "ntf" in "notifications". */
function isSpelledBy(word: string, letters: string): boolean {
  let from = 0;
  return letters.split("").every((letter, at) => {
    const found = word.indexOf(letter, from);
    from = found + 1;
    return found >= 0 && (at > 0 || found === 0);
  });
}

/** Fewer letters would match every second word. */
const minLetters = 3;

/** How well a command matches the text; 0 for no match. */
export function scoreOf({ label, words = "" }: Pick<Command, "label" | "words">, typed: string): number {
  const asked = wordsOf(typed);
  if (asked.length === 0) return 0;
  const own = wordsOf(label);
  if (own.join(" ").startsWith(asked.join(" "))) return 6;
  if (asked.every((word) => begins(own, word))) return 5;
  const letters = asked.join("");
  if (
    letters.length > 1 &&
    own
      .map((word) => word[0])
      .join("")
      .startsWith(letters)
  )
    return 4;
  const all = [...own, ...wordsOf(words)];
  if (asked.every((word) => begins(all, word))) return 3;
  const isLong = letters.length >= minLetters;
  return isLong && asked.length === 1 && own.some((word) => isSpelledBy(word, letters)) ? 1 : 0;
}

/** The best first; among equals what was used lately, then the order given. */
export function rankCommands(
  commands: readonly Command[],
  typed: string,
  recentIds: readonly string[],
): Command[] {
  const lateness = ({ id }: Command): number => {
    const at = recentIds.indexOf(id);
    return at < 0 ? recentIds.length : at;
  };
  return commands
    .map((command) => ({ command, score: scoreOf(command, typed) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || lateness(one.command) - lateness(other.command))
    .slice(0, max)
    .map(({ command }) => command);
}
