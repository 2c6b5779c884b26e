import { lookOf } from "@caseload/contract/honest-names";

/** Legal forms of firms, without periods and spaces: "P.C." is "pc". */
const legalForms: ReadonlySet<string> = new Set(
  "llp lllp llc plc pllc pllp pc pa apc aplc lp ltd inc co corp corporation incorporated limited chartered chtd"
    .split(" ")
    .map(lookOf),
);

/** Words that many firms add to their names, and an impostor to another's. */
const generalWords: ReadonlySet<string> = new Set(
  [
    "firm group law legal attorney attorneys lawyer lawyers counsel counselors counsellors advocates associates partners",
    "partnership practice office offices chambers team staff official original real new trusted certified confirmed",
    "approved authorized licensed us usa america american national nationwide international global worldwide online",
    "services service solutions consulting consultants advisors division department branch headquarters hq main holdings",
    "paralegal paralegals the of at for and",
  ]
    .join(" ")
    .split(" ")
    .map(lookOf),
);

/** Words in front of the name proper. */
const openings = /^(?:the\s+)?(?:law\s+offices?\s+of\s+)?(?:the\s+)?/;

/** Joins the letters of an abbreviation: "P. C." and "p.c." become "pc". */
const joinAbbreviations = (name: string): string =>
  name.replace(/(?<![\p{L}\p{N}])\p{L}(?:\.\s*\p{L}(?![\p{L}\p{N}]))+\.?/gu, (letters) =>
    letters.replace(/[^\p{L}]/gu, ""),
  );

const wordsOf = (name: string): string[] =>
  joinAbbreviations(name.normalize("NFKC").toLowerCase())
    .replace(/[’']s(?![\p{L}\p{N}])/gu, "s")
    .replace(openings, "")
    .split(/[^\p{L}\p{N}\p{M}’'.-]+/u)
    .filter((word) => word !== "and" && /[\p{L}\p{N}]/u.test(word));

/**
 * Returns a firm's name as a hurried reader compares it: without "The", "Law Offices of", "and", its legal form, case,
 * marks, spaces and punctuation. Names of firms with equal looks are taken for one firm.
 */
export function firmNameLook(name: string): string {
  const words = wordsOf(name);
  while (words.length > 1 && legalForms.has(lookOf(words.at(-1) ?? ""))) words.pop();
  return lookOf(words.join("")) || lookOf(name);
}

/**
 * Returns what is left of a firm's name without general words and legal forms anywhere in it. Firms with equal cores may
 * be two firms, and one of them is marked: "Smith & Lee LLP Group" beside "Smith & Lee".
 */
export function firmNameCore(name: string): string {
  const words = wordsOf(name)
    .flatMap((word) => word.split("-"))
    .filter((word) => !legalForms.has(lookOf(word)) && !generalWords.has(lookOf(word)));
  return lookOf(words.join("")) || firmNameLook(name);
}
