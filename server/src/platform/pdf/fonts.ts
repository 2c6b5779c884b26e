/** The fonts of PDFs: which font file has which character, and how wide it is. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

const require = createRequire(import.meta.url);

/** Each file covers one subset; the first file with a character draws it. */
const text = ["latin", "latin-ext", "vietnamese"] as const;
const display = ["latin", "latin-ext"] as const;
const grotesk = (variant: string) =>
  text.map((alphabet) => `hanken-grotesk/files/hanken-grotesk-${alphabet}-${variant}`);
const besley = (variant: string) => display.map((alphabet) => `besley/files/besley-${alphabet}-${variant}`);
const files = {
  regular: grotesk("400-normal"),
  strong: grotesk("600-normal"),
  display: [...besley("500-normal"), ...grotesk("400-normal")],
  /** Names written as signatures. */
  signature: [...besley("500-italic"), ...grotesk("400-italic")],
} as const;
export type Style = keyof typeof files;

/** Replaces characters that no file has. Names do not contain it, so it is recognizable. */
export const missingGlyph = "¤";

/** A part of a text drawn with one font file. */
export interface Run {
  readonly font: string;
  readonly text: string;
}

interface FontFile {
  readonly font: Font;
  readonly characters: ReadonlySet<number>;
  /** Advance widths of characters, in thousandths of the font size, without kerning. */
  readonly advances: Map<string, number>;
}

function load(name: string): FontFile {
  const file = `@fontsource/${name}.woff`;
  const font = create(readFileSync(require.resolve(file))) as Font;
  return { font, characters: new Set(font.characterSet), advances: new Map() };
}

const loaded = new Map<string, FontFile>();
function fontFile(name: string): FontFile {
  const known = loaded.get(name) ?? load(name);
  loaded.set(name, known);
  return known;
}

/** Loads a font on first use, because most documents need the Latin subset only. */
export const loadFont = (name: string): Font => fontFile(name).font;

function advanceWidth(file: FontFile, character: string): number {
  const known = file.advances.get(character);
  if (known !== undefined) return known;
  const { advanceWidth } = file.font.glyphForCodePoint(character.codePointAt(0) ?? 0);
  const advance = (advanceWidth * 1000) / file.font.unitsPerEm;
  file.advances.set(character, advance);
  return advance;
}

/** The outlines of a text, for decoration that must not be extracted as text. */
export const layOut = (style: Style, text: string) => {
  const font = loadFont(files[style][0] ?? "");
  return { unitsPerEm: font.unitsPerEm, run: font.layout(text) };
};

/** In thousandths of the font size. */
export function runWidth({ font, text: drawn }: Run): number {
  const file = fontFile(font);
  let width = 0;
  for (const character of drawn) width += advanceWidth(file, character);
  return width;
}

const asciiPattern = /^[\x20-\x7e]*$/;

/** Collapses white space, composes characters (the fonts have few combining marks) and removes invisible ones. */
const normalizeText = (input: string): string =>
  input
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, "");

/** Splits a text by the font files that draw it. */
export function splitRuns(style: Style, input: string): readonly Run[] {
  const [first] = files[style];
  if (asciiPattern.test(input)) return [{ font: first ?? "", text: input }];
  const runs: { font: string; text: string }[] = [];
  for (const character of normalizeText(input)) {
    const code = character.codePointAt(0) ?? 0;
    const font = files[style].find((name) => fontFile(name).characters.has(code));
    const last = runs.at(-1);
    const drawn = { font: font ?? first ?? "", text: font === undefined ? missingGlyph : character };
    if (last?.font === drawn.font) last.text += drawn.text;
    else runs.push(drawn);
  }
  return runs;
}

/** Returns whether a character of the text is missing in all font files. */
export const lacksGlyphs = (input: string): boolean =>
  !asciiPattern.test(input) &&
  Array.from(normalizeText(input)).some(
    (character) =>
      !files.regular.some((name) => fontFile(name).characters.has(character.codePointAt(0) ?? 0)),
  );
