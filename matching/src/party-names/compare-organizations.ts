/** Whether two bodies' names may be one body's, or one group's (rules 13 to 24 of the labelling rules). */
import { alignWords, weightOfMatch } from "./align-words.ts";
import type { Alignment, Match } from "./align-words.ts";
import { GENERIC, RARE, WEAK, COINED } from "./organization.ts";
import type { OrganizationName, OrganizationWord } from "./organization.ts";
import { comparePublicBodies } from "./public-bodies.ts";
import { isSectorWord, knownSurnames, organization, placeNames, sectorsOf, share } from "./word-lists.ts";

export function sameOrganization(left: OrganizationName, right: OrganizationName): boolean {
  const alignment = alignWords(left, right);
  const { matches, extraLeft, extraRight } = alignment;
  const telling = matches.filter((match) => weightOfMatch(match) > GENERIC);
  if (!telling.some((match) => isFound(left, right, match))) return false;
  const decided = comparePublicBodies(left, right);
  if (decided !== null) return decided;
  if (extraLeft.length === 0 && extraRight.length === 0) return true;
  if (extraLeft.some(isDirection) && extraRight.some(isDirection)) return false;
  if (isInsurer(left) && isInsurer(right)) return sameInsurer(left, right, alignment);
  if (extraLeft.length === 0 || extraRight.length === 0)
    return isLonger(left, right, telling, matches.length, [...extraLeft, ...extraRight]);
  return isOneGroup(left, right, alignment, telling);
}

/** No word of either name is left over. Symmetric, because a rest is on one side only where the other order has it too. */
export function isWhole(left: OrganizationName, right: OrganizationName): boolean {
  const { matches, extraLeft, extraRight } = alignWords(left, right);
  const isTold = matches.some((match) => weightOfMatch(match) > GENERIC && isFound(left, right, match));
  return isTold && extraLeft.length === 0 && extraRight.length === 0;
}

const MIN_SOUND = 8;

/** The whole names sound the same, however their words are spelled and parted: "Krazy Katz Clothing". */
export const soundAlike = (left: OrganizationName, right: OrganizationName): boolean =>
  left.sound === right.sound &&
  left.sound.length >= MIN_SOUND &&
  left.telling.length > 0 &&
  right.telling.length > 0;

/**
 * Whether the names are found by the match. A word that is only cut short tells too little by itself ("Tran",
 * "Transportation"), and so does a trade beside a name that says more ("Clair County School", "School").
 */
const isFound = (left: OrganizationName, right: OrganizationName, match: Match): boolean =>
  !match.isAbbreviation && hasTelling(left, match.left) && hasTelling(right, match.right);

const hasTelling = ({ telling }: OrganizationName, words: readonly OrganizationWord[]): boolean =>
  words.length > 1 || words.some((word) => telling.includes(word));

const isNumber = (word: string): boolean => /^\d/.test(word);
const isIn = (words: ReadonlySet<string>, word: OrganizationWord): boolean =>
  word.meanings.some((meaning) => words.has(meaning));
const isTrade = (word: OrganizationWord): boolean => word.meanings.some(isSectorWord);
/** Words that companies of one group differ by. */
const isGroupWord = (word: OrganizationWord): boolean =>
  word.weight === GENERIC || isNumber(word.word) || isIn(organization.group, word) || isPlace(word);
/** A place by its name, or by the "of" before it: "First State Bank of Hondo". */
const isPlace = ({ word, skipped }: OrganizationWord): boolean =>
  placeNames.has(word) || skipped.includes("o");
const isDirection = ({ word }: OrganizationWord): boolean => organization.directions.has(word);
const isTrustWord = (word: OrganizationWord): boolean =>
  isIn(organization.trustWords, word) || isIn(organization.trust, word) || isNumber(word.word);

const hasAny = (name: OrganizationName, words: ReadonlySet<string>): boolean =>
  name.words.some((word) => isIn(words, word));

/** One name is the other with words added. */
function isLonger(
  left: OrganizationName,
  right: OrganizationName,
  telling: readonly Match[],
  matchCount: number,
  extra: readonly OrganizationWord[],
): boolean {
  const isTrust = hasAny(left, organization.trust) && hasAny(right, organization.trust);
  if (isTrust && extra.every(isTrustWord)) return true;
  const strongest = Math.max(...telling.map(weightOfMatch));
  const names = telling.filter((match) => !isAllTrade(match));
  if (names.length === 0) return false;
  if (extra.every(isGroupWord)) return true;
  if (strongest >= RARE && startTogether(left, right, telling))
    return strongest === COINED || telling.length > 1;
  if (strongest >= RARE && telling.length > 1) return true;
  // "Silver Lake Management" in "Silver Lake Management Franchising".
  if (names.length > 1 && matchCount > 2 && startTogether(left, right, telling)) return true;
  // "Copper Kettle" for "Copper Kettle Restaurant".
  const addsTrade = extra.every((word) => isTrade(word) || isGroupWord(word));
  if (names.length > 1 && addsTrade && startTogether(left, right, telling)) return true;
  const isPartnerAdded =
    names.length > 1 &&
    (extra.every((word) => knownSurnames.has(word.word) || word.weight > RARE) ||
      names.every((match) => isFamilyName(match)));
  if (isPartnerAdded && names.length === telling.length) return true;
  return telling.length > names.length && startTogether(left, right, telling);
}

const isFamilyName = ({ left, right }: Match): boolean =>
  [...left, ...right].every(({ word, weight }) => knownSurnames.has(word) || weight === COINED);

const isAllTrade = ({ left, right, isAcronym }: Match): boolean =>
  !isAcronym && [...left, ...right].every((word) => isTrade(word) || isIn(organization.group, word));

/** The first words that tell something are shared. */
function startTogether(left: OrganizationName, right: OrganizationName, telling: readonly Match[]): boolean {
  const first = (name: OrganizationName) => name.words.find(({ weight }) => weight > GENERIC);
  const [one, other] = [first(left), first(right)];
  return telling.some(
    (match) => match.left.some((word) => word === one) && match.right.some((word) => word === other),
  );
}

/** Both names go on differently after what they share. */
function isOneGroup(
  left: OrganizationName,
  right: OrganizationName,
  { extraLeft, extraRight }: Alignment,
  telling: readonly Match[],
): boolean {
  // "Sté Moulins Braquemont" and "Société Moulins Braquemont".
  const isEitherUnknown = [extraLeft, extraRight].some((words) => words.every((word) => !word.isKnown));
  if (telling.length > 1 && isEitherUnknown && telling.some((match) => weightOfMatch(match) === COINED))
    return true;
  if (!startTogether(left, right, telling)) return false;
  const extra = [...extraLeft, ...extraRight];
  const [first] = telling;
  const weight = first ? weightOfMatch(first) : GENERIC;
  const isFund = [left, right].every((name) => hasAny(name, fundWords));
  const numbersDiffer =
    extraLeft.some(({ word }) => isNumber(word)) && extraRight.some(({ word }) => isNumber(word));
  if (numbersDiffer && !isFund) return false;
  if (first?.isAcronym) return false;
  if (weight === COINED) return true;
  if (weight === RARE && first) {
    const isExact =
      first.left.length > 1 || first.right.length > 1 || first.left[0]?.word === first.right[0]?.word;
    return (
      extra.every(isGroupWord) ||
      sharesSector(extraLeft, extraRight) ||
      (isExact && extra.some((word) => word.isKnown) && !haveOtherTrades(extraLeft, extraRight))
    );
  }
  const names = telling.filter((match) => !isAllTrade(match));
  // "Our Lady of the Harbor Hospital" and "Our Lady of the Harbor Healthcare".
  if (names.length > 1 && sharesSector(extraLeft, extraRight) && !extra.some(isPlace) && !numbersDiffer)
    return true;
  const hasTrade = names.length < telling.length;
  const differByPlace = extraLeft.some(isPlace) && extraRight.some(isPlace);
  return weight === WEAK && hasTrade && !differByPlace && extra.every(isGroupWord) && !numbersDiffer;
}

/** Both sides name a trade, or a kind of body, and no trade is in both. */
function haveOtherTrades(left: readonly OrganizationWord[], right: readonly OrganizationWord[]): boolean {
  const trades = (words: readonly OrganizationWord[]) =>
    words.filter((word) => !isGroupWord(word) && (word.isKnown || word.meanings.length > 1));
  return trades(left).length > 0 && trades(right).length > 0 && !sharesSector(left, right);
}

const fundWords: ReadonlySet<string> = new Set(
  "fund funds capital partners associates ventures equity investors trust series holdings".split(" "),
);

const sharesSector = (left: readonly OrganizationWord[], right: readonly OrganizationWord[]): boolean => {
  const sectors = (words: readonly OrganizationWord[]) =>
    words.flatMap(({ meanings }) => meanings.flatMap((meaning) => sectorsOf(meaning)));
  return share(sectors(left), sectors(right));
};

const insurerWords: ReadonlySet<string> = new Set(
  "insurance assurance mutual casualty indemnity underwriters surety reinsurance insurer".split(" "),
);
const isInsurer = (name: OrganizationName): boolean => hasAny(name, insurerWords);

/** Insurers of one family name, whatever the line. */
function sameInsurer(
  left: OrganizationName,
  right: OrganizationName,
  { matches, extraLeft, extraRight }: Alignment,
): boolean {
  const startsBoth = (match: Match): boolean =>
    match.left[0] === left.words[0] && match.right[0] === right.words[0];
  const isFamilyName = (word: OrganizationWord) =>
    !isIn(organization.insurance, word) && word.weight > GENERIC;
  const hasFamilyName = matches.some(
    (match) => match.left.some(isFamilyName) && match.right.some(isFamilyName),
  );
  const [first] = matches;
  // "Laufenberg Assurance (Bermuda)" and "Laufenberg Workers' Compensation".
  if (first && startsBoth(first) && weightOfMatch(first) >= RARE) return true;
  return hasFamilyName && ![...extraLeft, ...extraRight].some((word) => isFamilyName(word) && !isPlace(word));
}
