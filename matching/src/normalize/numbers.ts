/** Figures written as words, as people write them in prose. */

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

/** The text with "twenty-five" written as 25; everything else stays as it is. */
export function withFigures(text: string): string {
  return text.replace(WRITTEN, (_, tens?: string, unit?: string, alone?: string) =>
    String(
      alone === undefined
        ? (TENS[(tens ?? "").toLowerCase()] ?? 0) + Math.max(0, UNITS.indexOf((unit ?? "").toLowerCase()))
        : UNITS.indexOf(alone.toLowerCase()),
    ),
  );
}
