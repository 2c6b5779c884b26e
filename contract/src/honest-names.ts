/** Names that could pass for another person, another firm or the site's own staff. */
import { product } from "./product.ts";

/** Writing systems of one word that belong together: UTS #39, section 5.1, without mixes that contain Latin. */
const wholeScripts = [
  /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]*$/u,
];

/** More marks on a letter than any orthography needs. Marks of one script only, such as Hebrew points, are not counted. */
const stackedMarks = /(?:(?=\p{M})\p{Script=Inherited}){3,}/u;

/**
 * Letters that no language writes names with, and that look like others: IPA Extensions, Phonetic Extensions and their
 * Supplement, Latin Extended-E, the small capitals of Latin Extended-D and its letters of manuscripts, and full-width and
 * mathematical letters. Without the letters of IPA Extensions that Azerbaijani, Hausa, Akan, Ewe and other languages are
 * written with.
 */
const unwrittenLetters =
  /(?![\u0253\u0254\u0256\u0257\u0259\u025b\u0263\u0272\u0288\u028b])[\u0250-\u02af\u1d00-\u1dbf\ua722-\ua787\ua7ae\ua7af\ua7fa\uab30-\uab6f\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}]/u;

/**
 * Symbols such as a check mark, which could pass for a mark of this site, or the blank Braille pattern, which shows nothing,
 * marks that strike out or enclose a letter, the brackets of markup and templates, and symbols that are read as letters:
 * "Ca$eload", "Case!oad", "(aseload". Both accents that some people type for an apostrophe, and the other symbols
 * of ASCII, are none of these.
 */
const symbols =
  /[<>{}]|!\w|\([^)]*$|\p{Sc}|[\u0335-\u0338]|\p{Me}|\p{So}|(?![`´^])\p{Sk}|(?!\p{ASCII})\p{Sm}/u;

/**
 * Characters that look like a Latin letter, each before that letter (UTS #39, confusables.txt). Which of i, l, 1, ı, ł and
 * | is meant cannot be seen in many fonts: "I" and "l" are one line. All become "l".
 */
const lookalikes = new Map(
  [
    "аa вb сc ԁd еe һh іl јj кk ӏl мm нh оo рp ԛq ѕs тt ѵv ԝw хx уy",
    "αa βb εe ιl κk νv οo ρp τt υu χx 0o 3e 4a 5s @a",
    // Cherokee, Lisu and Canadian syllabics
    "Ꭰd Ꭱr Ꭲt Ꭵl Ꭺa Ꭻj Ꭼe Ꮃw Ꮇm Ꮋh Ꮍy Ꮎo Ꮐg Ꮒh Ꮓz Ꮞa Ꮟb Ꮢr Ꮤw Ꮥs Ꮩv Ꮪs Ꮮl Ꮯc Ꮲp Ꮶk Ꮷd Ᏼb",
    "ꓐb ꓑp ꓓd ꓔt ꓖg ꓗk ꓙj ꓚc ꓜz ꓝf ꓟm ꓠn ꓡl ꓢs ꓣr ꓦv ꓧh ꓪw ꓫx ꓬy ꓮa ꓰe ꓲl ꓳo ꓴu",
    "ᑕc ᗅa ᗩa ᔕs ᗴe ᒪl ᗪd ᑭp ᗰm ᑌu ᖇr ᐯv ᑎn ᗷb ᖴf ᕼh ᒍj ᛕk ᑫq",
    "il 1l ıl łl |l ƚl ɩl ǀl ꞁl ℓl øo ɔo đd ðd ɖd ɗd ħh ŧt ɓb ƀb ɑa əe ɛe ƈc ƙk ƨs ƴy ɣy ɲn ʈt ʋu ⱥa ȼc ꞓc ɇe ƒf ⱡl ꞩs",
  ]
    .join(" ")
    .split(" ")
    .map((pair) => [pair.charAt(0).toLowerCase(), pair.charAt(1)] as const),
);

/** A name reduced to what a hurried reader sees: Latin letters without marks, case, spaces and punctuation. */
export const lookOf = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/./gsu, (character) => lookalikes.get(character) ?? character)
    .replace(/[^\p{L}\p{N}]/gu, "");

const productLook = lookOf(product.name);

/** Whether a look contains the product's, also where "cl" is read as "d". */
const showsProduct = (look: string): boolean =>
  look.includes(productLook) || look.replaceAll("cl", "d").includes(productLook);

/** Words of one name that only the site's staff could use, and those of its own marks. */
const reservedWords = new Set(
  "admin administrator moderator webmaster superuser helpdesk verified".split(" ").map(lookOf),
);
/** The same of several words. */
const reservedPhrases = [
  "trust and safety",
  "trust & safety",
  "support team",
  "customer support",
  "help desk",
].map(lookOf);

/**
 * Words, without a plural s, that name the site's own people where nothing but the words below is beside them: "Staff",
 * "Site Support".
 */
const officeWords = new Set([
  ...reservedWords,
  ..."staff support official system security billing compliance moderation help customer"
    .split(" ")
    .map(lookOf),
]);
const fillerWords = new Set(
  "account and bot center department desk member message notification of online our service services site team the user website"
    .split(" ")
    .map(lookOf),
);

const wordLooks = (name: string): string[] => name.split(/[^\p{L}\p{N}\p{M}|@]+/u).map(lookOf);

const isOfOffice = (look: string): boolean => officeWords.has(look.replace(/s$/, ""));

/** Whether a whole name says an office of the site and nobody's name: "Team Staff", but not "Frank Staff". */
function isOffice(name: string): boolean {
  const looks = wordLooks(name).filter((look) => look !== "");
  return looks.some(isOfOffice) && looks.every((look) => isOfOffice(look) || fillerWords.has(look));
}

/** Whether a part of a name, such as a last name, reads like the site, its staff or its marks: "Smith LLP - Verified". */
export function hasReservedWords(name: string): boolean {
  const look = lookOf(name);
  return (
    showsProduct(look) ||
    reservedWords.has(look) ||
    reservedPhrases.some((phrase) => look.includes(phrase)) ||
    wordLooks(name).some((word) => reservedWords.has(word))
  );
}

/** Whether a whole name reads like that of the site, its staff or its marks. */
export const isReserved = (name: string): boolean => hasReservedWords(name) || isOffice(name);

/** Whether a name has no mixed scripts within a word, stacked marks, symbols or phonetic letters. */
export const isPlainlyWritten = (name: string): boolean =>
  !stackedMarks.test(name.normalize("NFC")) &&
  !unwrittenLetters.test(name) &&
  !symbols.test(name) &&
  name.split(/[\s\-'’.,&/]+/u).every((word) => wholeScripts.some((script) => script.test(word)));

/** Whether a whole name is plainly written and not reserved. */
export const isHonestName = (name: string): boolean => isPlainlyWritten(name) && !isReserved(name);

/** Whether a person's first and last name, read together, do not name the site: "Case" and "Load" do. */
export const isHonestFullName = ({ firstName, lastName }: { firstName: string; lastName: string }): boolean =>
  isHonestName(`${firstName} ${lastName}`);
