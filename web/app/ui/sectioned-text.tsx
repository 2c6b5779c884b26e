import type { ComponentType } from "react";
import { LongText } from "./long-text.tsx";

export interface TextSection {
  readonly id: string;
  readonly title: string;
  readonly Body: ComponentType;
}

interface SectionedTextProps {
  sections: readonly TextSection[];
  className?: string | undefined;
}

/** A long text of sections, each under a heading that its contents link to. */
export function SectionedText({ sections, className }: SectionedTextProps) {
  return (
    <LongText className={className}>
      {sections.map(({ id, title, Body }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <Body />
        </section>
      ))}
    </LongText>
  );
}

/** The table of contents of such a text. */
export const contentsOf = (sections: readonly TextSection[]) =>
  sections.map(({ id, title }) => ({ id, text: title }));
