/** The terms and the privacy notice: content/legal/{document}-{version}.md, every version that was ever in force. */
import { legalVersions, type LegalDocument } from "@caseload/contract/accounts/legal-versions";
import { operator, product } from "@caseload/contract/product";
import { readFrontMatter, requiredDay, requiredField } from "./front-matter.ts";
import { renderMarkdown, type Heading } from "./markdown.server.ts";

interface LegalText {
  readonly document: LegalDocument;
  readonly version: string;
  /** From which day it holds, yyyy-mm-dd. */
  readonly effective: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly contents: readonly Heading[];
}

const names: Readonly<Record<string, string>> = { product: product.name, ...operator };

const files = import.meta.glob<string>("../content/legal/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const texts: readonly LegalText[] = Object.entries(files)
  .map(([path, source]) => readLegalText(path, source))
  .toSorted((a, b) => b.effective.localeCompare(a.effective));

function readLegalText(path: string, source: string): LegalText {
  const [, document, version] = /\/(terms|privacy)-(\d{4}-\d{2}(?:-\d+)?)\.md$/.exec(path) ?? [];
  if (version === undefined) throw new Error(`${path} is not called {terms|privacy}-{version}.md`);
  const matter = readFrontMatter(path, source);
  const { html, contents } = renderMarkdown(withNames(path, matter.body));
  return {
    document: document === "terms" ? "terms" : "privacy",
    version,
    effective: requiredDay(path, matter, "effective"),
    title: requiredField(path, matter, "title"),
    summary: requiredField(path, matter, "summary"),
    html,
    contents,
  };
}

/** Puts the licensee's own names where the text has {{product}}, {{law}} and so on. */
function withNames(path: string, body: string): string {
  return body.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const name = names[key];
    if (name === undefined) throw new Error(`${path} asks for {{${key}}}, which is not defined`);
    return name;
  });
}

/** The version in force when none is named; undefined when there is no such version. */
export const findLegalText = (
  document: LegalDocument,
  version: string = legalVersions[document].version,
): LegalText | undefined => texts.find((text) => text.document === document && text.version === version);

/** Newest first. */
export const versionsOf = (document: LegalDocument) =>
  texts
    .filter((text) => text.document === document)
    .map(({ version, effective }) => ({ version, effective }));
