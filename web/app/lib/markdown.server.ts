/** Our own Markdown files, turned into HTML on the server; the browser never loads a parser. */
import { Marked, type RendererObject, type TokenizerAndRendererExtension, type Tokens } from "marked";
import { escapeHtml, linkTo } from "./html-text.ts";

// Footnotes in Markdown: `[^1]` where they belong, `[^1]: text` on a line of their own.

interface Footnote {
  readonly name: string;
  readonly html: string;
}

const definition = /^\[\^([\w-]+)\]: ([^\n]+)(?:\n|$)/;
const reference = /^\[\^([\w-]+)\]/;

/** Extensions for one document; its notes are gathered in `notes`, in the order of their definitions. */
function footnotes(notes: Footnote[]): TokenizerAndRendererExtension[] {
  const referred = new Set<string>();
  return [
    {
      name: "footnote",
      level: "block",
      start: (source) => source.match(/^\[\^/m)?.index,
      tokenizer(source): Tokens.Generic | undefined {
        const [raw, name, text] = definition.exec(source) ?? [];
        if (raw === undefined || name === undefined || text === undefined) return undefined;
        return { type: "footnote", raw, name, tokens: this.lexer.inlineTokens(text) };
      },
      renderer({ name, tokens = [] }) {
        notes.push({ name: String(name), html: this.parser.parseInline(tokens) });
        return "";
      },
    },
    {
      name: "footnoteReference",
      level: "inline",
      start: (source) => source.match(/\[\^/)?.index,
      tokenizer(source): Tokens.Generic | undefined {
        const [raw, name] = reference.exec(source) ?? [];
        return raw === undefined ? undefined : { type: "footnoteReference", raw, name };
      },
      renderer({ name }) {
        // The way back leads to the first of several references.
        const id = referred.has(String(name)) ? "" : ` id="ref-${name}"`;
        referred.add(String(name));
        return `<sup><a${id} href="#note-${name}" aria-label="Note ${name}">${name}</a></sup>`;
      },
    },
  ];
}

/** The notes at the foot of the text, each with a way back to its place. */
function footnoteList(notes: readonly Footnote[]): string {
  if (notes.length === 0) return "";
  const items = notes.map(
    ({ name, html }) =>
      `<li id="note-${name}">${html} <a href="#ref-${name}" aria-label="Back to note ${name} in the text">↩</a></li>`,
  );
  return `<section data-part="notes" aria-labelledby="notes"><h2 id="notes">Notes and sources</h2><ol>${items.join("")}</ol></section>`;
}

export interface Heading {
  readonly id: string;
  readonly text: string;
}

interface RenderedText {
  readonly html: string;
  /** The headings of the second level, in order: the table of contents. */
  readonly contents: readonly Heading[];
  readonly words: number;
}

/** Raw HTML is shown as text; headings get ids and link to themselves; footnotes are `[^1]` and `[^1]: …`. */
export function renderMarkdown(source: string): RenderedText {
  const contents: Heading[] = [];
  const notes: Footnote[] = [];
  const marked = new Marked({
    gfm: true,
    renderer: renderer(contents),
    extensions: footnotes(notes),
    async: false,
  });
  const html = marked.parse(source, { async: false });
  return { html: html + footnoteList(notes), contents, words: countWords(html) };
}

function renderer(contents: Heading[]): RendererObject {
  const ids = new Map<string, number>();
  return {
    heading({ tokens, depth }: Tokens.Heading) {
      const inner = this.parser.parseInline(tokens);
      const text = plainText(inner);
      const id = uniqueId(text, ids);
      if (depth === 2) contents.push({ id, text });
      return `<h${depth} id="${id}"><a href="#${id}">${inner}</a></h${depth}>\n`;
    },
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text),
    link({ href, title, tokens }: Tokens.Link) {
      return linkTo(href, this.parser.parseInline(tokens), title ?? null);
    },
    // A box to tick in print; a disabled control would be announced as a broken one.
    checkbox: () => '<span data-part="tick-box" aria-hidden="true"></span>',
    // A wide table scrolls by itself, with the keyboard too.
    table({ header, rows }: Tokens.Table) {
      const head = header.map((cell) => this.tablecell(cell)).join("");
      const name = `Table: ${header.map(({ text }) => text).join(", ")}`;
      const body = rows.map((row) => `<tr>${row.map((cell) => this.tablecell(cell)).join("")}</tr>`).join("");
      return `<div data-part="table" role="region" aria-label="${escapeHtml(name)}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>\n`;
    },
  };
}

/** "Rule 5.3, in brief" becomes "rule-5-3-in-brief"; a second one gets "-2". */
function uniqueId(text: string, taken: Map<string, number>): string {
  const id = text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-+|-+$/g, "");
  const count = (taken.get(id) ?? 0) + 1;
  taken.set(id, count);
  return count === 1 ? id : `${id}-${count}`;
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

const plainText = (html: string): string =>
  html.replace(/<[^>]*>/g, "").replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? "");

const countWords = (html: string): number =>
  plainText(html.replaceAll(">", "> "))
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
