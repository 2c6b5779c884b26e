import { lookOf } from "@caseload/contract/honest-names";
import { legalFormsOfMoreWords } from "@caseload/matching/party-names/word-lists";

const looksOf = (words: string): string[] => words.split(" ").map(lookOf);

/** Legal forms of firms, without periods and spaces: "P.C." is "pc". */
const legalForms: ReadonlySet<string> = new Set(
  looksOf(
    "llp lllp rllp llc plc pllc pllp pc pa apc aplc lp pl ltd inc co company corp corporation incorporated limited chartered chtd",
  ),
);

/** The same of several words by their last one, longest first: "Limited Liability Partnership". */
const longLegalForms = Map.groupBy(
  legalFormsOfMoreWords.map((words) => words.map(lookOf)),
  (looks) => looks.at(-1),
);

/**
 * Legal forms at the end of a longer word in any case: "lindqvistokaforllp". Compared before letters become looks, in which
 * "Philip" ends with "llp", and without those that English words and surnames end with, such as "co".
 */
const attachableForms = legalFormsOfMoreWords
  .map((words) => words.join(""))
  .filter((form) => form.length > 12)
  .concat("lllp pllc pllp aplc llp llc plc ltd chtd incorporated corporation".split(" "));
const attachedLegalForm = new RegExp(String.raw`(?<=[\p{L}\p{N}]{3})(?:${attachableForms.join("|")})$`, "u");

/** Words that many firms add to their names, and an impostor to another's. */
const generalWords: ReadonlySet<string> = new Set(
  looksOf(
    [
      "firm lawfirm firms group groups law laws legal attorney attorneys lawyer lawyers counsel counselor counselors",
      "counsellor counsellors advocate advocates barristers solicitors abogado abogados esq esquire jd associate associates",
      "associated assoc assocs partner partners partnership practice office offices chambers team staff official officials",
      "original real genuine authentic actual new trusted certified confirmed approved authorized licensed registered",
      "premier elite professional professionals us usa america american americas national nationwide natl international",
      "intl global worldwide online digital virtual web website site portal app com net org services service solutions",
      "consulting consultants advisor advisors adviser advisers division department dept branch headquarters hq main",
      "central corporate holding holdings enterprises ventures alliance network hr human resources recruiting recruitment",
      "recruiters hiring careers jobs talent staffing personnel billing payments accounts accounting finance intake",
      "support help contact info information business management paralegal paralegals the of at for and",
    ].join(" "),
  ),
);

/** Words in front of the name proper. */
const openings = /^(?:the\s+)?(?:law\s+offices?\s+of\s+)?(?:the\s+)?/;

/** Joins the letters of an abbreviation: "P. C." and "p.c." become "pc". */
const joinAbbreviations = (name: string): string =>
  name.replace(/(?<![\p{L}\p{N}])\p{L}(?:\.\s*\p{L}(?![\p{L}\p{N}]))+\.?/gu, (letters) =>
    letters.replace(/[^\p{L}]/gu, ""),
  );

/** Writes words that are run together apart, where a capital shows them: "LindqvistOkaforLLP". */
const splitCapitals = (name: string): string => name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");

/** Joins letters that are written apart: "L L P" is one word. */
const joinLetters = (words: readonly string[]): readonly string[] =>
  words.some((word, at) => word.length === 1 && words[at + 1]?.length === 1)
    ? words
        .join(" ")
        .replace(/(?<=^| )\p{L}(?: \p{L}(?= |$))+/gu, (letters) => letters.replaceAll(" ", ""))
        .split(" ")
    : words;

const wordsOf = (name: string): readonly string[] =>
  joinLetters(
    joinAbbreviations(splitCapitals(name.normalize("NFKC")).toLowerCase())
      .replace(/[’']s(?![\p{L}\p{N}])/gu, "s")
      .replace(openings, "")
      .split(/[^\p{L}\p{N}\p{M}’']+/u)
      .filter((word) => word !== "and" && /[\p{L}\p{N}]/u.test(word))
      .map((word) => word.replace(attachedLegalForm, "")),
  );

const endsWith = (looks: readonly string[], form: readonly string[]): boolean =>
  looks.length > form.length && form.every((look, at) => look === looks.at(at - form.length));

/** Returns words without the legal forms at their end, as in ", a Professional Corporation"; one word at least stays. */
function withoutLegalForm(words: readonly string[]): readonly string[] {
  const last = lookOf(words.at(-1) ?? "");
  const looks = longLegalForms.has(last) ? words.map(lookOf) : [];
  const long = longLegalForms.get(last)?.find((form) => endsWith(looks, form));
  const count = long?.length ?? (words.length > 1 && legalForms.has(last) ? 1 : 0);
  if (count === 0) return words;
  const before = words.slice(0, -count);
  const hasArticle = before.length > 1 && before.at(-1) === "a";
  return withoutLegalForm(hasArticle ? before.slice(0, -1) : before);
}

/**
 * Returns a firm's name as a hurried reader compares it: without "The", "Law Offices of", "and", its legal form, case,
 * marks, spaces and punctuation. Names of firms with equal looks are taken for one firm.
 */
export function firmNameLook(name: string): string {
  const words = wordsOf(name);
  return lookOf(withoutLegalForm(words).join("")) || lookOf(name);
}

/** Returns how many words a firm's name has, without its legal form. */
export const countNameWords = (name: string): number => withoutLegalForm(wordsOf(name)).length;

/** Returns a word's look without the s of a plural or possessive. */
const singularLook = (word: string): string => lookOf(word.replace(/(?<=..[^s])['’]?s['’]?$/u, ""));

/**
 * Returns what is left of a firm's name without general words, legal forms and anything in parentheses, in any order of its
 * words and without a plural s: once with its words in alphabetical order, and once as written, because words may be run
 * together. Firms that share a core may be two firms, and one of them is marked: "Smith & Lee LLP Group" beside "Smith & Lee".
 */
export function firmNameCores(name: string): readonly string[] {
  const outside = name.replace(/\([^()]*\)/g, " ");
  const words = withoutLegalForm(wordsOf(outside))
    .filter((word) => !legalForms.has(lookOf(word)) && !generalWords.has(lookOf(word)))
    .map(singularLook);
  const cores = [words.join(""), words.toSorted().join("")].filter((core) => core !== "");
  return cores.length > 0 ? [...new Set(cores)] : [firmNameLook(name)];
}

/** Whether two firms' names differ by general words, order or a plural s only. */
export const shareCore = (cores: readonly string[], name: string): boolean =>
  firmNameCores(name).some((core) => cores.includes(core));
