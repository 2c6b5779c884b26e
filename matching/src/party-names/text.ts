/** Brings a name in any script to plain Latin letters, so that all rules work on `a-z`, digits and a few marks. */
import anyAscii from "any-ascii";
import { prepareScripts } from "./scripts.ts";

/** Longer names are cut: no party's name needs more, and comparing stays bounded in time. */
export const MAX_LENGTH = 600;

const HAN = /\p{Script=Han}/u;
/** Letters that languages write in Latin otherwise than by dropping the mark. */
const LETTERS: Readonly<Record<string, string>> = {
  đ: "dj",
  Đ: "Dj",
  ου: "ou",
  Ου: "Ou",
  ё: "yo",
  Ё: "Yo",
  μπ: "b",
  Μπ: "B",
  ντ: "nt",
  γγ: "ng",
  η: "i",
  υ: "y",
  χ: "ch",
  Χ: "Ch",
};
const LETTER = new RegExp(Object.keys(LETTERS).join("|"), "gu");
/** Characters of Vietnamese: there `đ` is a plain d. */
const VIETNAMESE = /[ăâêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu;
/** Family names with `đ` whose other marks are those of French or Portuguese, too. */
const VIETNAMESE_FAMILY = /(?<=^|[\s,])đ(?:oàn|ào|inh|ình|ô|ỗ|ặng|ường|oan|ao|o|ang|uong)(?=$|[\s,])/iu;
/** Marks of direction, joiners, variation selectors and control characters. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Cs}\p{Co}\uFE00-\uFE0F]/gu;
const PICTURES = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1F1E6}-\u{1F1FF}]/gu;

/** Surnames of two characters, which are not to be read as one character each. */
const HAN_SURNAMES_OF_TWO = /^(?:欧阳|歐陽|司马|司馬|诸葛|諸葛|上官|司徒|夏侯|南宫|公孙)/u;

function spelled(word: string): string {
  if (!HAN.test(word)) return anyAscii(word);
  const surname = HAN_SURNAMES_OF_TWO.exec(word)?.[0] ?? "";
  const rest = Array.from(word.slice(surname.length), (character) => anyAscii(character)).join(" ");
  return `${anyAscii(surname).toLowerCase()} ${rest}`;
}

/** Legal forms of East Asia stand before or after the name; they are read as one at its end. */
const EAST_ASIAN_FORMS =
  /\(?(?:株式会社|株式會社|有限会社|合同会社|股份有限公司|有限责任公司|有限責任公司|有限公司|公司|주식회사|유한회사)\)?|\((?:株|有|주)\)/gu;
const withFormLast = (text: string): string => {
  const name = text.replace(EAST_ASIAN_FORMS, " ");
  return name === text || name.trim() === "" ? text : `${name.replace(/集团|集團/gu, " Group ")} Ltd`;
};
/** "ИП" and "ФОП": a person who trades without a company. */
const SOLE_TRADER = /^(?:ИП|ФОП)\s+/u;
/** "Mª" and "Ma." are María. */
const SHORT_MARIA = /(?<=^|[\s,])M(?:ª|a\.)(?=\s)/gu;
/** "www.orvanta.com". */
const WEB_ADDRESS = /^(?:https?:\/\/)?(?:www\.)?([a-z0-9-]{3,})\.(?:com|net|org|io|biz)\b\/?/i;

/** Katakana closes a syllable of a foreign word with a vowel: "tekku" is tech. */
const closedSyllable = (word: string): string => anyAscii(word).replace(/(.)\1[uo]$/, "$1");

const withoutGreekAccents = (text: string): string =>
  text.replace(/\p{Script=Greek}+/gu, (word) => word.normalize("NFD").replace(/\p{M}/gu, ""));

/** Latin letters without marks; case, commas, hyphens, quotes, parentheses and ampersands are kept. */
export function toLatin(name: string): string {
  const visible = withFormLast(name.slice(0, MAX_LENGTH).replace(SHORT_MARIA, "Maria").normalize("NFKC"))
    .replace(SOLE_TRADER, "")
    .replace(WEB_ADDRESS, "$1")
    .replace(/[\t\n\r]/g, " ")
    .replace(INVISIBLE, "")
    .replace(PICTURES, " ");
  if (!/[^\u0020-\u007E]/.test(visible)) return visible.replace(/\s+/g, " ").trim();
  const isVietnamese = VIETNAMESE.test(visible) || VIETNAMESE_FAMILY.test(visible.normalize("NFC"));
  const lettered = prepareScripts(withoutGreekAccents(visible)).replace(LETTER, (letter) =>
    isVietnamese && /đ/i.test(letter) ? (letter === "đ" ? "d" : "D") : (LETTERS[letter] ?? letter),
  );
  const spoken = lettered.replace(
    /\p{Script=Katakana}+ッ(?:ク|ト|プ|ド|グ)(?!\p{Script=Katakana})/gu,
    closedSyllable,
  );
  return spoken
    .replace(/[\u2018\u2019\u02BC\u02BB`\u00B4]/g, "'")
    .replace(/[\u201C\u201D\u00AB\u00BB]/g, '"')
    .split(" ")
    .map(spelled)
    .join(" ")
    .slice(0, MAX_LENGTH)
    .replace(/\s+/g, " ")
    .trim();
}
