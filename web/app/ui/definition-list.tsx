import { type DefinedFigure, figureDefinitions } from "@caseload/contract/reporting/figure-definitions";
import * as styles from "./definition-list.module.css";

export interface DefinitionsProps {
  /** Explained in this order. */
  figures: readonly DefinedFigure[];
}

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
