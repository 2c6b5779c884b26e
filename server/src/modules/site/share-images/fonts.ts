import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "satori";

const require = createRequire(import.meta.url);

/** Each woff file covers one subset, so each subset is a font family, and the next ones are fallbacks. */
const subsets = {
  besley: ["latin", "latin-ext"],
  "hanken-grotesk": ["latin", "latin-ext", "vietnamese"],
} as const;
const weights = { besley: [600], "hanken-grotesk": [500, 700] } as const;
type Family = keyof typeof subsets;

const namesOf = (family: Family): string[] => subsets[family].map((subset) => `${family} ${subset}`);

/** Values of fontFamily. */
export const displayFont = [...namesOf("besley"), ...namesOf("hanken-grotesk")].join(", ");
export const textFont = namesOf("hanken-grotesk").join(", ");

let loaded: Promise<Font[]> | undefined;

/** The fonts of the product's pages, read once. */
export const loadFonts = (): Promise<Font[]> => (loaded ??= readFonts());

function readFonts(): Promise<Font[]> {
  const files = (["besley", "hanken-grotesk"] as const).flatMap((family) =>
    weights[family].flatMap((weight) =>
      subsets[family].map(async (subset): Promise<Font> => {
        const file = `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`;
        const data = await readFile(require.resolve(file));
        return { name: `${family} ${subset}`, weight, style: "normal", data };
      }),
    ),
  );
  return Promise.all(files);
}

/** Latin letters, digits, punctuation and symbols, which are all that the fonts have. */
const drawable = /^[\p{Script=Latin}\p{Nd}\p{P}\p{Sc}\p{Zs}+<=>|~^`°©®™№ªº½¼¾¹²³×÷−]$/u;

/** Removes what the fonts cannot draw; null when fewer than half of the letters and digits are left. */
export function drawableText(text: string): string | null {
  const characters = Array.from(text.normalize("NFC").replace(/\s+/g, " ").trim());
  const drawn = characters.filter((character) => drawable.test(character));
  const letters = (all: readonly string[]): number =>
    all.filter((character) => /[\p{L}\p{N}]/u.test(character)).length;
  const isReadable = letters(drawn) > 0 && letters(drawn) * 2 >= letters(characters);
  return isReadable ? drawn.join("").replace(/ {2,}/g, " ").trim() : null;
}
