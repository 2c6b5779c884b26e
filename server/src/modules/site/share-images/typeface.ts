import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "satori";

const require = createRequire(import.meta.url);

/** The woff files hold one alphabet each, so that each is a family of its own that the next one completes. */
const alphabets = {
  besley: ["latin", "latin-ext"],
  "hanken-grotesk": ["latin", "latin-ext", "vietnamese"],
} as const;
const weights = { besley: [600], "hanken-grotesk": [500, 700] } as const;
type Family = keyof typeof alphabets;

const namesOf = (family: Family): string[] => alphabets[family].map((alphabet) => `${family} ${alphabet}`);

/** What a style names as fontFamily. */
export const displayFont = [...namesOf("besley"), ...namesOf("hanken-grotesk")].join(", ");
export const textFont = namesOf("hanken-grotesk").join(", ");

let loaded: Promise<Font[]> | undefined;

/** The fonts of the product's pages, read once. */
export const typeface = (): Promise<Font[]> => (loaded ??= load());

function load(): Promise<Font[]> {
  const files = (["besley", "hanken-grotesk"] as const).flatMap((family) =>
    weights[family].flatMap((weight) =>
      alphabets[family].map(async (alphabet): Promise<Font> => {
        const file = `@fontsource/${family}/files/${family}-${alphabet}-${weight}-normal.woff`;
        const data = await readFile(require.resolve(file));
        return { name: `${family} ${alphabet}`, weight, style: "normal", data };
      }),
    ),
  );
  return Promise.all(files);
}

/** Letters, signs and marks of European languages written in Latin letters; the fonts have no others. */
const drawable = /^[\p{Script=Latin}\p{Nd}\p{P}\p{Sc}\p{Zs}+<=>|~^`°©®™№ªº½¼¾¹²³×÷−]$/u;

/** The text without what the fonts cannot draw; null when too little of it is left to be understood. */
export function drawableText(text: string): string | null {
  const characters = Array.from(text.normalize("NFC").replace(/\s+/g, " ").trim());
  const kept = characters.filter((character) => drawable.test(character));
  const letters = (all: readonly string[]): number =>
    all.filter((character) => /[\p{L}\p{N}]/u.test(character)).length;
  const isUnderstood = letters(kept) > 0 && letters(kept) * 2 >= letters(characters);
  return isUnderstood ? kept.join("").replace(/ {2,}/g, " ").trim() : null;
}
