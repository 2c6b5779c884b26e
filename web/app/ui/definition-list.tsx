import { type DefinedFigure, figureDefinitions } from "@caseload/contract/reporting/figure-definitions";
import Info from "lucide-react/icons/info";
import type { ComponentProps } from "react";
import * as styles from "./definition-list.module.css";

export interface DefinitionsProps {
  /** Explained in this order. */
  figures: readonly DefinedFigure[];
}

export const infoTitle = "How we calculate this";

export const InfoTrigger = (props: ComponentProps<"button">) => (
  <button type="button" {...props} className={styles.infoButton}>
    <Info className="icon icon-small" aria-hidden="true" />
    {infoTitle}
  </button>
);

/** The definitions as a list. */
export function DefinitionList({ figures }: DefinitionsProps) {
  return (
    <dl className={styles.definitions}>
      {figures.map((figure) => (
        <div key={figure}>
          <dt>{figureDefinitions[figure].term}</dt>
          <dd>{figureDefinitions[figure].text}</dd>
        </div>
      ))}
    </dl>
  );
}
