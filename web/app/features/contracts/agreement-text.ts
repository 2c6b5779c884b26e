/** Agreements as numbered sections, and which sections differ between two versions. */

export interface AgreementSection {
  /** Empty for text before the first numbered heading. */
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

export interface ComparedSection extends AgreementSection {
  /** In the version that is shown; null for a section that it no longer has, and for text without a heading. */
  readonly number: number | null;
  /** The text in the version compared with; empty for an added section. */
  readonly before: string;
  readonly isChanged: boolean;
}

const numberOf = (sections: readonly AgreementSection[], at: number): number | null =>
  sections[at]?.heading === ""
    ? null
    : at + 1 - sections.slice(0, at).filter(({ heading }) => heading === "").length;

/** The sections of one version alone. */
export const plainSections = (terms: string): ComparedSection[] =>
  agreementSections(terms).map((section, at, all) => ({
    ...section,
    number: numberOf(all, at),
    before: section.text,
    isChanged: false,
  }));

/** The sections of `next` against those of `base` with the same heading; removed ones follow their predecessor. */
export function compareSections(base: string, next: string): ComparedSection[] {
  const old = agreementSections(base);
  const current = agreementSections(next);
  const isKept = ({ heading }: AgreementSection) => current.some((one) => one.heading === heading);
  const compared = current.map((section, at): ComparedSection => {
    const before = old.find(({ heading }) => heading === section.heading)?.text ?? null;
    return {
      ...section,
      number: numberOf(current, at),
      before: before ?? "",
      isChanged: before !== section.text,
    };
  });
  for (const [at, removed] of old.entries()) {
    if (isKept(removed)) continue;
    const predecessor = old[at - 1]?.heading;
    const place = compared.findIndex(({ heading }) => heading === predecessor) + 1;
    compared.splice(place, 0, { ...removed, number: null, text: "", before: removed.text, isChanged: true });
  }
  return compared;
}

/** A changed section, or a run of unchanged ones. */
export type SectionRun =
  | { readonly kind: "shown"; readonly section: ComparedSection }
  | { readonly kind: "folded"; readonly sections: readonly ComparedSection[] };

/** Folds each run of unchanged sections; the parties of section 1 always stay in view. */
export function foldUnchanged(sections: readonly ComparedSection[]): SectionRun[] {
  const runs: SectionRun[] = [];
  for (const [at, section] of sections.entries()) {
    const last = runs.at(-1);
    if (section.isChanged || at === 0) runs.push({ kind: "shown", section });
    else if (last?.kind === "folded")
      runs.splice(-1, 1, { kind: "folded", sections: [...last.sections, section] });
    else runs.push({ kind: "folded", sections: [section] });
  }
  return runs;
}

/** Headings of a folded run that are named before the rest is counted. */
const maxNamed = 5;

/** "Sections 5 and 6 are unchanged: Expenses; Independent contractor and taxes" */
export function unchangedText(sections: readonly ComparedSection[]): string {
  const numbers = sections.flatMap(({ number }) => number ?? []);
  const [first] = numbers;
  const last = numbers.at(-1);
  const names = sections.slice(0, maxNamed).map(({ heading }) => heading);
  const more = sections.length - names.length;
  const named = more > 0 ? `${names.join("; ")}; and ${more} more` : names.join("; ");
  if (sections.length === 1) return `Section ${first} is unchanged: ${named}`;
  return `Sections ${first} ${sections.length === 2 ? "and" : "to"} ${last} are unchanged: ${named}`;
}

/** "3b1e 90c7 54fd … d4a2" */
export const shortHash = (sha256: string): string =>
  `${sha256.slice(0, 4)} ${sha256.slice(4, 8)} ${sha256.slice(8, 12)} … ${sha256.slice(-4)}`;
