/** The product's fonts on paper: which of their files draws which character, and how wide it is. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

const require = createRequire(import.meta.url);

/** The files hold one alphabet each; a character is drawn by the first that has it. */
const text = ["latin", "latin-ext", "vietnamese"] as const;
const display = ["latin", "latin-ext"] as const;
const files = {
  regular: text.map((alphabet) => `hanken-grotesk/files/hanken-grotesk-${alphabet}-400`),
  strong: text.map((alphabet) => `hanken-grotesk/files/hanken-grotesk-${alphabet}-600`),
  display: [
    ...display.map((alphabet) => `besley/files/besley-${alphabet}-500`),
    ...text.map((alphabet) => `hanken-grotesk/files/hanken-grotesk-${alphabet}-400`),
  ],
} as const;
export type Style = keyof typeof files;

/** Stands for what no file can draw: no name has it, so that it is seen. */
export const substitute = "¤";

/** A stretch of text that one file draws. */
export interface Run {
  readonly font: string;
  readonly text: string;
}

interface FontFile {
  readonly font: Font;
  readonly characters: ReadonlySet<number>;
  /** Of a character, in thousandths of the type's size; pairs that are set closer are not told apart. */
  readonly advances: Map<string, number>;
}

function load(name: string): FontFile {
  const file = `@fontsource/${name}-normal.woff`;
  const font = create(readFileSync(require.resolve(file))) as Font;
  return { font, characters: new Set(font.characterSet), advances: new Map() };
}

const loaded = new Map<string, FontFile>();
function fileOf(name: string): FontFile {
  const known = loaded.get(name) ?? load(name);
  loaded.set(name, known);
  return known;
}

/** Read when it is first asked for, because most papers need the Latin alphabet alone. */
export const fontNamed = (name: string): Font => fileOf(name).font;

function advanceOf(file: FontFile, character: string): number {
  const known = file.advances.get(character);
  if (known !== undefined) return known;
  const { advanceWidth } = file.font.glyphForCodePoint(character.codePointAt(0) ?? 0);
  const advance = (advanceWidth * 1000) / file.font.unitsPerEm;
  file.advances.set(character, advance);
  return advance;
}

/** In thousandths of the type's size. */
export function widthOfRun({ font, text: drawn }: Run): number {
  const file = fileOf(font);
  let width = 0;
  for (const character of drawn) width += advanceOf(file, character);
  return width;
}

const plain = /^[\x20-\x7e]*$/;

/** On one line and in composed letters, because the files know few combining marks; unseen characters are left out. */
const readable = (given: string): string =>
  given
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, "");

/** The text by the files that draw it. */
export function runsOf(style: Style, given: string): readonly Run[] {
  const [first] = files[style];
  if (plain.test(given)) return [{ font: first ?? "", text: given }];
  const runs: { font: string; text: string }[] = [];
  for (const character of readable(given)) {
    const code = character.codePointAt(0) ?? 0;
    const font = files[style].find((name) => fileOf(name).characters.has(code));
    const last = runs.at(-1);
    const drawn = { font: font ?? first ?? "", text: font === undefined ? substitute : character };
    if (last?.font === drawn.font) last.text += drawn.text;
    else runs.push(drawn);
  }
  return runs;
}

/** Whether a part of the text is drawn as something else. */
export const lacksEmails = (given: string): boolean =>
  !plain.test(given) &&
  Array.from(readable(given)).some(
    (character) => !files.regular.some((name) => fileOf(name).characters.has(character.codePointAt(0) ?? 0)),
  );
