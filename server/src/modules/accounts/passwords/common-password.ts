import { errorMessages } from "@caseload/contract/error-messages";
import { product } from "@caseload/contract/product";
import { badRequest } from "../../../platform/http/http-error.ts";

/** The 49,000 most common passwords of leaks, in lower case. Loaded with the first new password: 4 MB. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined;
const loadCommonPasswords = (): Promise<ReadonlySet<string>> =>
  (commonPasswords ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  ));

/** Substitutions that guessing programs try first. */
const substitutes: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};
const withoutSubstitutes = (text: string): string =>
  text.replace(/./gsu, (character) => substitutes[character] ?? character);

/** The part from the first to the last letter. */
const wordIn = (text: string): string => text.replace(/^[^a-z]+|[^a-z]+$/g, "");

/** A common word plus at most this many other characters is common too: "Password1!", "2026#summer". */
const maxAdded = 6;
const minWord = 4;

/**
 * Whether a password is on the list, or a word of the list with a few characters around it or substituted in it. The list
 * alone would find almost nothing, because few common passwords have the digit and the symbol that SPEC.md section 5
 * requires (ASVS 5.0, 6.2.4).
 */
async function isOnList(lower: string): Promise<boolean> {
  const common = await loadCommonPasswords();
  const plain = withoutSubstitutes(lower);
  // The symbol and digit at the end may be additions or substitutes: "p@ssw0rd1!".
  const trimmed = withoutSubstitutes(lower.replace(/[^a-z]+$/, ""));
  const withoutSymbols = lower.replace(/[^a-z\d]/g, "");
  const candidates = [lower, wordIn(lower), plain, wordIn(plain), trimmed, withoutSymbols];
  return candidates.some(
    (word) => word.length >= minWord && lower.length - word.length <= maxAdded && common.has(word),
  );
}

/** Whose password it is. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/** Words that attackers of this site try first (ASVS 5.0, 6.1.2 and 6.2.11). */
const contextWords = [product.name.toLowerCase(), "paralegal", "attorney", "lawyer", "legal", "firm"];

/** Shorter parts of a name are found in too many words. */
const minOwnWord = 3;
const ownWordsIn = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length >= minOwnWord);

/** Keys in the order of a keyboard or of the alphabet; each is read in both directions. */
const keyRows = [
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1234567890",
  "!@#$%^&*()",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik",
].flatMap((row) => [row, row.split("").toReversed().join("")]);
/** Three letters in a row are in words: "defend". */
const minRun = (text: string): number => (/[a-z]/.test(text) ? 4 : 3);

/** The length of the run of one character, or of neighbouring keys, with which a text begins; 0 without one. */
function runLength(text: string): number {
  const repeated = /^(.)\1*/su.exec(text)?.[0].length ?? 0;
  if (repeated >= 3) return repeated;
  let length = 2;
  while (length < text.length && keyRows.some((row) => row.includes(text.slice(0, length + 1)))) length += 1;
  return length >= minRun(text.slice(0, length)) ? length : 0;
}

function withoutRuns(text: string): string {
  let rest = "";
  for (let at = 0; at < text.length;) {
    const length = runLength(text.slice(at));
    if (length === 0) rest += text.charAt(at);
    at += length || 1;
  }
  return rest;
}

/** What is left without the words, longer ones first, because they may contain shorter ones. */
const withoutWords = (text: string, words: readonly string[]): string =>
  words.toSorted((a, b) => b.length - a.length).reduce((rest, word) => rest.replaceAll(word, ""), text);

/** Whether what is left of a password is short, or at most half of it, and holds no word. */
const maxLetters = 3;
const isLittle = (rest: string, text: string): boolean =>
  rest.length <= Math.max(maxAdded, text.length / 2) && rest.replace(/\P{L}/gu, "").length <= maxLetters;

/** Whether a password is runs, and words of this site or of its owner, with a few characters around them. */
function isPredictable(lower: string, owner: PasswordOwner): boolean {
  const [localPart = "", domain = ""] = owner.email.split("@");
  const ownWords = ownWordsIn(`${owner.firstName} ${owner.lastName} ${localPart}`);
  // Not with the words of the site, which may be in the address of everybody in a firm.
  const lists = [
    [...contextWords, ...ownWords],
    [...ownWords, ...ownWordsIn(domain)],
  ];
  return [lower, withoutSubstitutes(lower)].some((text) =>
    lists.some((words) => isLittle(withoutRuns(withoutWords(text, words)), text)),
  );
}

/** @throws HttpError 400 naming the field */
export async function refuseCommonPassword(
  password: string,
  owner: PasswordOwner,
  field: string,
): Promise<void> {
  const lower = password.normalize("NFKC").toLowerCase();
  if (isPredictable(lower, owner) || (await isOnList(lower)))
    throw badRequest(`${errorMessages.commonPassword} (${field})`);
}
