/** What a reader finds in drawn HTML. */

export interface DrawnLink {
  readonly name: string;
  readonly to: string;
}

export interface DrawnButton {
  readonly name: string;
  readonly disabled: boolean;
}

export interface Drawn {
  readonly html: string;
  /** All words in the order of the page, parted by single spaces. */
  readonly text: string;
  readonly links: readonly DrawnLink[];
  readonly buttons: readonly DrawnButton[];
  /** The calls that the screen asks for. */
  readonly asked: readonly string[];
  /** Labels of fields and groups of fields. */
  readonly labels: readonly string[];
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
};

const wordsOf = (html: string): string =>
  html
    .replace(/<!--.*?-->/gs, "")
    .replace(/<(svg|script|style|template)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

function elements(html: string, name: string): { tag: string; words: string }[] {
  return [...html.matchAll(new RegExp(`(<${name}\\b[^>]*>)(.*?)</${name}>`, "gs"))].map(
    ([, tag = "", inner = ""]) => ({
      tag,
      words: attribute(tag, "aria-label") ?? wordsOf(inner),
    }),
  );
}

export const readDrawing = (html: string, asked: readonly string[]): Drawn => ({
  asked,
  html,
  text: wordsOf(html),
  links: elements(html, "a").map(({ tag, words }) => ({
    name: wordsOf(words),
    to: wordsOf(attribute(tag, "href") ?? ""),
  })),
  buttons: elements(html, "button").map(({ tag, words }) => ({
    name: wordsOf(words),
    disabled: /\sdisabled=""/.test(tag) || attribute(tag, "aria-disabled") === "true",
  })),
  labels: [...elements(html, "label"), ...elements(html, "legend")].map(({ words }) => words),
});
