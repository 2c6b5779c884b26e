/** Text in the characters of a LEDES 1998B file: ASCII without line breaks, and without the separators "|" and "[]". */

/** Letters and signs that Unicode does not decompose into ASCII. */
const replacements: Readonly<Record<string, string>> = {
  ß: "ss",
  ẞ: "SS",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ð: "d",
  Ð: "D",
  þ: "th",
  Þ: "Th",
  ı: "i",
  "‘": "'",
  "’": "'",
  "‚": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "«": '"',
  "»": '"',
  "‐": "-",
  "‑": "-",
  "‒": "-",
  "–": "-",
  "—": "-",
  "−": "-",
  "•": "-",
  "·": "-",
  "§": "Sec. ",
  "¶": "Par. ",
  "©": "(c)",
  "®": "(R)",
  "€": "EUR ",
  "£": "GBP ",
  "¢": " cents",
  "×": "x",
  "÷": "/",
  "⁄": "/",
  "|": "/",
  "[": "(",
  "]": ")",
};

/** Transliterates where ASCII has an equivalent, writes "?" where it has none, and cuts at `maxLength` characters. */
export function asciiText(text: string, maxLength: number): string {
  const replace = (value: string) => value.replace(/[^\p{L}\p{N} ]/gu, (one) => replacements[one] ?? one);
  return replace(text)
    .normalize("NFKD")
    .replace(/\p{M}|\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/[^ -~]/gu, (one) => replacements[one] ?? (/\s|\p{Cc}/u.test(one) ? " " : "?"))
    .replace(/[|[\]]/g, (one) => replacements[one] ?? "")
    .replace(/ +/g, " ")
    .trim()
    .slice(0, maxLength)
    .trimEnd();
}
