/** Numbers written as words. */

const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const UNIT = UNITS.slice(1, 10).join("|");
const WRITTEN = new RegExp(
  String.raw`\b(?:(${Object.keys(TENS).join("|")})(?:[- ](${UNIT}))?|(${UNITS.join("|")}))\b`,
  "gi",
);

/** Replaces "twenty-five" by "25" and leaves everything else. */
export function numberWordsToDigits(text: string): string {
  return text.replace(WRITTEN, (_, tens?: string, unit?: string, alone?: string) =>
    String(
      alone === undefined
        ? (TENS[(tens ?? "").toLowerCase()] ?? 0) + Math.max(0, UNITS.indexOf((unit ?? "").toLowerCase()))
        : UNITS.indexOf(alone.toLowerCase()),
    ),
  );
}
