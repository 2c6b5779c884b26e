/** Reads docs/claims.md: the sentences of the public pages, and what makes each of them true. */
import { readFileSync } from "node:fs";
import path from "node:path";

export const repository = path.join(import.meta.dirname, "..", "..", "..");

export interface Claim {
  /** Line of the table, from 1. */
  line: number;
  /** As on the page; "…" stands for what changes. */
  quotes: readonly string[];
  reason: string;
}

export interface ClaimedPage {
  name: string;
  /** The address, or a file of the repository. */
  at: string;
  claims: readonly Claim[];
}

const heading = /^## (.+): `(.+)`$/;
const row = /^\| (.+) \| (.+) \|$/;
const isHead = (line: string): boolean => line.startsWith("| words on the page");

export function readClaims(): ClaimedPage[] {
  const pages: (ClaimedPage & { claims: Claim[] })[] = [];
  const lines = readFileSync(path.join(repository, "docs", "claims.md"), "utf8").split("\n");
  for (const [index, line] of lines.entries()) {
    const [, name, at] = heading.exec(line) ?? [];
    if (name && at) pages.push({ name, at, claims: [] });
    const [, words, reason] = isHead(line) ? [] : (row.exec(line) ?? []);
    if (words && reason) pages.at(-1)?.claims.push({ line: index + 1, quotes: words.split("<br>"), reason });
  }
  return pages;
}

/** Finds a quote in a text. */
export function quotePattern(quote: string): RegExp {
  const parts = quote.split("…").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(parts.join(".{1,200}?"));
}

/** What a visitor can hold us to: figures, and words that leave no exception. */
const promise =
  /\d|\b(?:never|always|every|each|no one|nothing|none|cannot|can't|only|measured|free|encrypted|checked|both)\b/i;

/** The sentences of a text that need a claim. */
export const promisesIn = (text: string): string[] =>
  text
    .split("\n")
    .flatMap((line) =>
      line
        .replace(/\s+/g, " ")
        .trim()
        .replace(/^\d+\.\s*/, "")
        .split(/(?<=[.?!])\s+(?=[A-Z0-9"])/),
    )
    .filter(
      (sentence) =>
        /[a-z]{2}/i.test(sentence) &&
        promise.test(sentence) &&
        (/\d/.test(sentence) || /[.?!;,]$/.test(sentence)),
    );
