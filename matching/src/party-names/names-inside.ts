/** Names inside longer text that no phrase of the lists sets apart: "In re Name Change of Dakota Lea Fisk". */
import { isCommonWord, isDictionaryWord } from "./organization.ts";
import { isTitle } from "./person.ts";
import { isBodyWord, isGivenName, knownSurnames, organization, person } from "./word-lists.ts";

const MAX_NAME = 5;
const MAX_PARTS = 4;

const isName = (word: string): boolean => isGivenName(word) || knownSurnames.has(word);

function mayBelongToName(word: string, isFirst: boolean): boolean {
  const plain = word.toLowerCase();
  if (/^[A-Z]\.?$/.test(word)) return true;
  if (!isFirst && person.particles.has(plain) && word === plain) return true;
  if (!/^[A-Z][A-Za-z'-]+$/.test(word) || isTitle(word) || organization.trustWords.has(plain)) return false;
  return !isBodyWord(plain) && (isName(plain) || !isCommonWord(plain));
}

/** An established given name, or a word that no list has. */
const mayBeGiven = (word: string): boolean =>
  isGivenName(word.toLowerCase()) || (word.length > 2 && !isDictionaryWord(word.toLowerCase()));

/** Rows of words that begin with an established given name or follow a title and may be a person's full name. */
export function personsInside(text: string): string[] {
  const found: string[] = [];
  let row: string[] = [];
  let isAfterTitle = false;
  const close = (): void => {
    while (!isAfterTitle && row.length > 0 && !mayBeGiven(row[0] ?? "")) row.shift();
    if (row.filter((word) => word.length > 2).length > 1) found.push(row.slice(0, MAX_NAME).join(" "));
    row = [];
    isAfterTitle = false;
  };
  for (const token of text.split(" ")) {
    if (/^["(]/.test(token)) close();
    const word = token.replace(/^["(]+|[",;:()]+$/g, "").replace(/'s$/, "");
    if (mayBelongToName(word, row.length === 0)) row.push(word);
    else {
      close();
      isAfterTitle = /^[A-Z]/.test(word) && isTitle(word);
      continue;
    }
    if (/[",;:)]$/.test(token) || /[a-z]{2}\.$/.test(token) || token.endsWith("'s")) close();
  }
  close();
  return found.filter((name) => name !== text).slice(0, MAX_PARTS);
}

const BEFORE_NAME = /\b(?:of|for|by|with|against|re|to|from)\b:?\s+(?:the\s+)?(?=[A-Z0-9])/gi;

/** What follows a small word up to the next comma or bracket: "Rehabilitation of Harmon Creek Dairy". */
export const namesAfterSmallWords = (text: string): string[] =>
  Array.from(text.matchAll(BEFORE_NAME), ({ 0: small, index }) =>
    (text.slice(index + small.length).split(/[;:()]|,(?! (?:Inc|LLC|Ltd|Corp|Co|L\.))/)[0] ?? "").trim(),
  ).slice(0, MAX_PARTS);
