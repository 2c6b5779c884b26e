/** A posting's description is plain text: paragraphs, and lines that start with "- " as a list. */

type DescriptionBlock =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] };

const listMark = /^\s*[-•*]\s+/;

export function descriptionBlocks(description: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  let lines: string[] = [];
  let items: string[] = [];
  const close = (): void => {
    if (lines.length > 0) blocks.push({ kind: "paragraph", text: lines.join("\n") });
    if (items.length > 0) blocks.push({ kind: "list", items });
    lines = [];
    items = [];
  };
  for (const line of description.split(/\r?\n/)) {
    const isItem = listMark.test(line);
    if (line.trim() === "" || isItem !== items.length > 0) close();
    if (line.trim() === "") continue;
    if (isItem) items.push(line.replace(listMark, "").trim());
    else lines.push(line.trim());
  }
  close();
  return blocks;
}
