/** Footnotes in Markdown: `[^1]` where they belong, `[^1]: text` on a line of their own. */
import type { TokenizerAndRendererExtension, Tokens } from "marked";

export interface Footnote {
  readonly name: string;
  readonly html: string;
}

const definition = /^\[\^([\w-]+)\]: ([^\n]+)(?:\n|$)/;
const reference = /^\[\^([\w-]+)\]/;

/** Extensions for one document; its notes are gathered in `notes`, in the order of their definitions. */
export function footnotes(notes: Footnote[]): TokenizerAndRendererExtension[] {
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
export function footnoteList(notes: readonly Footnote[]): string {
  if (notes.length === 0) return "";
  const items = notes.map(
    ({ name, html }) =>
      `<li id="note-${name}">${html} <a href="#ref-${name}" aria-label="Back to note ${name} in the text">↩</a></li>`,
  );
  return `<section class="notes" aria-labelledby="notes"><h2 id="notes">Notes and sources</h2><ol>${items.join("")}</ol></section>`;
}
