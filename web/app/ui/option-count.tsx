import type { Option } from "@caseload/contract/options";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** What an option of a filter would find. */
export interface FoundCount {
  /** "12", "2,000+" */
  readonly figure: string;
  /** "12 jobs" */
  readonly words: string;
  readonly isNone: boolean;
}

export interface CountedOption<Value extends string = string> extends Option<Value> {
  readonly found?: FoundCount | undefined;
}

/** The figure at the end of an option. */
export const OptionCount = ({ found: { figure, isNone } }: { found: FoundCount }) => (
  <span className={classNames("option-count", isNone && "finds-nothing")} aria-hidden="true">
    {figure}
  </span>
);

/** Options with their figures in the label, and in words in the title, which describes them to screen readers. */
export const withFigures = <Counted extends { label: ReactNode; found?: FoundCount | undefined }>(
  options: readonly Counted[],
) =>
  options.map(({ found, ...option }) =>
    found
      ? {
          ...option,
          title: found.words,
          label: (
            <>
              {option.label} <OptionCount found={found} />
            </>
          ),
        }
      : option,
  );
