/**
 * Fonts for letters that the typefaces of the product lack: Noto Sans for Greek, Cyrillic, Arabic, Hebrew, Devanagari, Thai,
 * Chinese, Japanese kana and Korean (SIL Open Font License 1.1). Each package is divided into many files, so a list of
 * ranges says which one to open for a character.
 */
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

interface Family {
  /** Name of the package. */
  readonly name: string;
  /** What its file names end in. */
  readonly variant: string;
  /** Subsets to use; all without a list. */
  readonly subsets?: readonly string[];
}

const still = "400-normal.woff";
const variable = "wght-normal.woff2";

/** In the order in which they are asked for a character. */
const families: readonly Family[] = [
  {
    name: "@fontsource/noto-sans",
    variant: still,
    subsets: ["latin", "latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext"],
  },
  { name: "@fontsource/noto-sans-arabic", variant: still, subsets: ["arabic"] },
  { name: "@fontsource/noto-sans-hebrew", variant: still, subsets: ["hebrew"] },
  { name: "@fontsource/noto-sans-devanagari", variant: still, subsets: ["devanagari"] },
  { name: "@fontsource/noto-sans-thai", variant: still, subsets: ["thai"] },
  { name: "@fontsource-variable/noto-sans-sc", variant: variable },
  { name: "@fontsource-variable/noto-sans-kr", variant: variable },
];

interface FallbackFile {
  readonly file: string;
  /** First and last code points. */
  readonly ranges: readonly (readonly [number, number])[];
}

/** "U+0600-06FF,U+0750" as numbers. */
const readRanges = (text: string): (readonly [number, number])[] =>
  text.split(",").map((range) => {
    const [first = "", last = first] = range.trim().replace("U+", "").split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });

function filesOf({ name, variant, subsets }: Family): FallbackFile[] {
  const family = name.split("/")[1] ?? "";
  const ranges = require(`${name}/unicode.json`) as Record<string, string>;
  return Object.entries(ranges)
    .filter(([subset]) => subsets?.includes(subset) ?? true)
    .map(([subset, text]) => ({
      // Numbered subsets are written "[12]".
      file: `${name}/files/${family}-${subset.replace(/[[\]]/g, "")}-${variant}`,
      ranges: readRanges(text),
    }));
}

let index: readonly FallbackFile[] | undefined;

/** The files that may have a character. */
export function fallbackFilesFor(code: number): string[] {
  index ??= families.flatMap(filesOf);
  return index
    .filter(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last))
    .map(({ file }) => file);
}

export const isFallback = (file: string): boolean => families.some(({ name }) => file.startsWith(`${name}/`));
