export interface AgreementSection {
  /** Empty when the text before the first numbered heading stands for itself. */
  readonly heading: string;
  readonly text: string;
}

const numbered = /^\d+\.\s+(\S.*)$/;

/**
 * The numbered sections of `terms`: "1. Scope", a line break, the text; an empty line between sections. A block
 * without a number belongs to the section before it.
 */
export function agreementSections(terms: string): AgreementSection[] {
  const sections: AgreementSection[] = [];
  for (const block of terms.trim().split(/\n[^\S\n]*\n+/)) {
    const [first = "", ...rest] = block.trim().split("\n");
    const heading = numbered.exec(first.trim())?.[1];
    if (heading !== undefined) {
      sections.push({ heading, text: rest.join("\n").trim() });
      continue;
    }
    const before = sections.pop();
    const text = [before?.text, block.trim()].filter(Boolean).join("\n\n");
    if (text !== "") sections.push({ heading: before?.heading ?? "", text });
  }
  return sections;
}
