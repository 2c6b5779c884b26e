/** Reads the structure of terms: numbered sections, their paragraphs, and the items of lists. */

export interface Paragraph {
  readonly text: string;
  /** "(a)", "4.1" or "-", which begins an item of a list; null for plain paragraphs. */
  readonly mark: string | null;
}

export interface Section {
  /** "4."; null for text before the first heading. */
  readonly number: string | null;
  readonly heading: string | null;
  readonly paragraphs: readonly Paragraph[];
}

const headingPattern = /^(\d{1,3}\.) (.+)$/;
const markPattern = /^(\([a-z0-9]{1,4}\)|\d{1,3}\.\d{1,3}\.?|[-•–])\s+(.+)$/i;

function toParagraph(line: string): Paragraph {
  const [, mark, text] = markPattern.exec(line) ?? [];
  return mark === undefined || text === undefined ? { text: line, mark: null } : { text, mark };
}

/** Lines of free text that are indented belong to the item before them, and begin neither an item nor a section. */
const indented = /^ {4}/;

function toParagraphs(lines: readonly string[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const line of lines) {
    if (line.trim() === "") continue;
    const isIndented = indented.test(line);
    const item = paragraphs.at(-1);
    if (isIndented && item?.mark) paragraphs.splice(-1, 1, { ...item, text: `${item.text}\n${line.trim()}` });
    else paragraphs.push(isIndented ? { text: line.trim(), mark: null } : toParagraph(line.trim()));
  }
  return paragraphs;
}

function toSection(block: string): Section {
  const [first = "", ...rest] = block.split("\n");
  const [, number, heading] = headingPattern.exec(first.trim()) ?? [];
  return number === undefined || heading === undefined
    ? { number: null, heading: null, paragraphs: toParagraphs([first, ...rest]) }
    : { number, heading, paragraphs: toParagraphs(rest) };
}

export const readSections = (terms: string): Section[] =>
  terms
    .replaceAll("\r\n", "\n")
    .trim()
    .split(/\n[^\S\n]*\n\s*/)
    .map(toSection);
