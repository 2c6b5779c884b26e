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
  /** The heading in the version compared with; empty for an added section. */
  readonly headingBefore: string;
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
    headingBefore: section.heading,
    before: section.text,
    isChanged: false,
  }));

/** What makes two sections the same one, surest first. */
const samenesses: readonly ((one: AgreementSection, other: AgreementSection) => boolean)[] = [
  (one, other) => one.heading === other.heading && one.text === other.text,
  (one, other) => one.heading === other.heading,
  // Renamed.
  (one, other) => one.text !== "" && one.text === other.text,
];

/** The place in `old` of each section of `current`; sections without one are added. */
function pairSections(old: readonly AgreementSection[], current: readonly AgreementSection[]) {
  const places = new Map<AgreementSection, number>();
  const taken = new Set<number>();
  for (const isSame of samenesses)
    for (const section of current) {
      if (places.has(section)) continue;
      const place = old.findIndex((former, at) => !taken.has(at) && isSame(section, former));
      if (place === -1) continue;
      places.set(section, place);
      taken.add(place);
    }
  return { places, taken };
}

/** The sections of `next` against the same ones of `base`; removed ones follow their predecessor. */
export function compareSections(base: string, next: string): ComparedSection[] {
  const old = agreementSections(base);
  const current = agreementSections(next);
  const { places, taken } = pairSections(old, current);
  const compared = current.map((section, at) => {
    const place = places.get(section) ?? null;
    const former = place === null ? undefined : old[place];
    const [headingBefore, before] = [former?.heading ?? "", former?.text ?? ""];
    const isChanged = headingBefore !== section.heading || before !== section.text;
    return {
      place,
      section: { ...section, number: numberOf(current, at), headingBefore, before, isChanged },
    };
  });
  for (const [place, { heading, text }] of old.entries()) {
    if (taken.has(place)) continue;
    const at = compared.findIndex((one) => one.place === place - 1) + 1;
    const former = { headingBefore: heading, before: text };
    compared.splice(at, 0, {
      place,
      section: { heading, text: "", number: null, ...former, isChanged: true },
    });
  }
  return compared.map(({ section }) => section);
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
