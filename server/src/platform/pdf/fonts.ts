/** The fonts of PDFs: which font file has which character, and how wide it is. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Bidi } from "bidi-js";
import { create, type Font } from "fontkit";
import { fallbackFilesFor, isFallback } from "./fallback-fonts.ts";
import { unpackWoff } from "./unpack-woff.ts";

const require = createRequire(import.meta.url);
/** The package's types describe its ES module; Node.js resolves the CommonJS one. */
const bidi = (require("bidi-js") as () => Bidi)();
/** Published without types. */
const woff2 = require("wawoff2") as { decompress: (file: Uint8Array) => Promise<Uint8Array> };

/** Each file covers one subset; the first file with a character draws it. */
const text = ["latin", "latin-ext", "vietnamese"] as const;
const display = ["latin", "latin-ext"] as const;
const grotesk = (variant: string) =>
  text.map((alphabet) => `@fontsource/hanken-grotesk/files/hanken-grotesk-${alphabet}-${variant}.woff`);
const besley = (variant: string) =>
  display.map((alphabet) => `@fontsource/besley/files/besley-${alphabet}-${variant}.woff`);
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
  /** What programs that extract text receive instead, where no file has the letters. */
  readonly actual: string | null;
}

interface FontFile {
  readonly font: Font;
  readonly characters: ReadonlySet<number>;
  readonly isFallback: boolean;
  /** Advance widths of characters, in thousandths of the font size, without kerning. */
  readonly advances: Map<string, number>;
  /** Widths of whole runs, for files whose letters join or combine. */
  readonly widths: Map<string, number>;
}

const loaded = new Map<string, FontFile>();

/** How each style draws a character, because finding the file among hundreds takes longer than drawing. */
const runsOfCharacters: Record<Style, Map<string, Run>> = {
  regular: new Map(),
  strong: new Map(),
  display: new Map(),
  signature: new Map(),
};

/** The same of the last texts, because the cells of a table repeat. */
const runsOfTexts: Record<Style, Map<string, readonly Run[]>> = {
  regular: new Map(),
  strong: new Map(),
  display: new Map(),
  signature: new Map(),
};
const maxTexts = 2_000;

function keep(name: string, font: Font): FontFile {
  const characters = new Set(font.characterSet);
  const file: FontFile = {
    font,
    characters,
    isFallback: isFallback(name),
    advances: new Map(),
    widths: new Map(),
  };
  loaded.set(name, file);
  return file;
}

const fontFile = (name: string): FontFile =>
  loaded.get(name) ?? keep(name, create(unpackWoff(readFileSync(require.resolve(name)))) as Font);

const isCompressed = (name: string): boolean => name.endsWith(".woff2");

/**
 * Whether a file draws its letters thin, and they need an outline to have the weight of the others: fontkit cannot embed
 * a variable font in another weight than its default, which is 100 of 900.
 */
export const isThin = ({ font }: Run): boolean => isCompressed(font);

/**
 * Loads the files that are published as WOFF2 only, as far as the texts need them: fontkit cannot embed a part of
 * one, so they are converted to TrueType. Before drawing, because the converter is asynchronous.
 */
export async function prepareFonts(texts: readonly string[]): Promise<void> {
  const codes = new Set(
    texts.flatMap((text) => (asciiPattern.test(text) ? [] : Array.from(normalizeText(text)))),
  );
  const names = new Set([...codes].flatMap((character) => fallbackFilesFor(character.codePointAt(0) ?? 0)));
  for (const name of names) {
    if (!isCompressed(name) || loaded.has(name)) continue;
    const trueType = await woff2.decompress(readFileSync(require.resolve(name)));
    keep(name, create(Buffer.from(trueType)) as Font);
    // The file may have characters that no file had before.
    for (const runs of Object.values(runsOfCharacters)) runs.clear();
    for (const runs of Object.values(runsOfTexts)) runs.clear();
  }
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

/** Of the last runs of a file, which are measured for wrapping and again for drawing. */
const maxWidths = 2_000;

function joinedWidth({ font, widths }: FontFile, drawn: string): number {
  const known = widths.get(drawn);
  if (known !== undefined) return known;
  const width = (font.layout(drawn).advanceWidth * 1000) / font.unitsPerEm;
  if (widths.size >= maxWidths) widths.clear();
  widths.set(drawn, width);
  return width;
}

/** In thousandths of the font size. Letters of other scripts join or combine, so their run is laid out. */
export function runWidth({ font, text: drawn }: Run): number {
  const file = fontFile(font);
  if (file.isFallback) return joinedWidth(file, drawn);
  let width = 0;
  for (const character of drawn) width += advanceWidth(file, character);
  return width;
}

const asciiPattern = /^[\x20-\x7e]*$/;

/** Joiners change how the letters beside them look. */
const joiners = "\u200c\u200d";

/** Collapses white space, composes characters (the fonts have few combining marks) and removes invisible ones. */
const normalizeText = (input: string): string =>
  input
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, "");

const hasCharacter = (name: string, character: string): boolean =>
  fontFile(name).characters.has(character.codePointAt(0) ?? 0);

function fileFor(style: Style, character: string): string | undefined {
  const own = files[style].find((name) => hasCharacter(name, character));
  if (own !== undefined || asciiPattern.test(character)) return own;
  return fallbackFilesFor(character.codePointAt(0) ?? 0)
    .filter((name) => loaded.has(name) || !isCompressed(name))
    .find((name) => hasCharacter(name, character));
}

/** Draws a character, its compatible letters ("fi" for the ligature), or the sign for missing ones. */
function findRun(style: Style, character: string): Run {
  const font = fileFor(style, character);
  if (font !== undefined) return { font, text: character, actual: null };
  const [first] = files[style];
  const compatible = character.normalize("NFKC");
  const isDrawn =
    compatible !== character && Array.from(compatible).every((one) => first && hasCharacter(first, one));
  return { font: first ?? "", text: isDrawn ? compatible : missingGlyph, actual: isDrawn ? null : character };
}

function runOf(style: Style, character: string): Run {
  const known = runsOfCharacters[style].get(character);
  if (known !== undefined) return known;
  const run = findRun(style, character);
  runsOfCharacters[style].set(character, run);
  return run;
}

interface LeveledRun extends Run {
  /** Embedding level; odd for text that is read from right to left. */
  readonly level: number;
}

function joinRuns(runs: readonly LeveledRun[]): LeveledRun[] {
  const joined: LeveledRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const isSame =
      last?.font === run.font && last.level === run.level && (last.actual === null) === (run.actual === null);
    if (!last || !isSame) joined.push(run);
    else
      joined.splice(-1, 1, {
        ...last,
        text: last.text + run.text,
        actual: run.actual === null ? null : (last.actual ?? "") + run.actual,
      });
  }
  return joined;
}

/** Text that fonts for left-to-right scripts draw within right-to-left text, such as spaces and parentheses. */
function mirror(run: LeveledRun): LeveledRun {
  if (run.level % 2 === 0 || isFallback(run.font) || run.actual !== null) return run;
  const mirrored = Array.from(run.text, (character) => bidi.getMirroredCharacter(character) ?? character);
  return { ...run, text: mirrored.toReversed().join("") };
}

/** Reverses each sequence of runs from the highest level down to 1 (Unicode Standard Annex 9, L2). */
function inVisualOrder(runs: readonly LeveledRun[]): LeveledRun[] {
  const ordered = [...runs];
  for (let level = Math.max(...runs.map((run) => run.level)); level > 0; level -= 1)
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while ((ordered[to]?.level ?? -1) >= level) to += 1;
      ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  return ordered;
}

const startIsolate = "\u2067";
const endIsolate = "\u2069";

/** From a letter that is read from right to left to the last such one before a letter that is not. */
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}](?:[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]|\p{M})*/gu;

/**
 * Returns each character with its embedding level. Right-to-left words are isolated, so that an amount after them stays
 * where a left-to-right sentence has it: ": $1,000.00" and not "1,000.00$ :".
 */
function withLevels(text: string): { character: string; level: number }[] {
  const isolated = text.replace(rightToLeft, (words) => `${startIsolate}${words}${endIsolate}`);
  const { levels } = bidi.getEmbeddingLevels(isolated, "ltr");
  let at = 0;
  return Array.from(isolated, (character) => {
    const level = levels[at] ?? 0;
    at += character.length;
    return { character, level };
  }).filter(({ character }) => character !== startIsolate && character !== endIsolate);
}

/** Splits a text by the font files that draw it, in the order in which the parts are drawn from left to right. */
export function splitRuns(style: Style, input: string): readonly Run[] {
  const known = runsOfTexts[style].get(input);
  if (known !== undefined) return known;
  const runs = findRuns(style, input);
  if (runsOfTexts[style].size >= maxTexts) runsOfTexts[style].clear();
  runsOfTexts[style].set(input, runs);
  return runs;
}

function findRuns(style: Style, input: string): readonly Run[] {
  if (asciiPattern.test(input)) return [{ font: files[style][0] ?? "", text: input, actual: null }];
  const runs: LeveledRun[] = [];
  for (const { character, level } of withLevels(normalizeText(input))) {
    const before = runs.at(-1);
    if (!joiners.includes(character)) runs.push({ ...runOf(style, character), level });
    else if (before && isFallback(before.font) && hasCharacter(before.font, character))
      runs.push({ ...before, text: character });
  }
  return inVisualOrder(joinRuns(runs)).map(mirror);
}

/** Returns whether a character of the text is drawn as a sign, because no font file has it. */
export const lacksGlyphs = (input: string): boolean =>
  !asciiPattern.test(input) && splitRuns("regular", input).some(({ actual }) => actual !== null);
