import { matchingReach } from "@caseload/contract/search/search-preference-options";
import { FieldGroup } from "~/ui/field.tsx";
import { dollarsOf } from "./match-preferences.ts";
import { SettledInput } from "./settled-input.tsx";
import type { MatchSearchState } from "./use-match-search.ts";
import styles from "./matches.module.css";

const { salary } = matchingReach;

const written = (dollars: number): string => dollars.toLocaleString("en-US");

/** Dollars a year, from and to. */
export function SalaryFields({ preferences, choose }: Pick<MatchSearchState, "preferences" | "choose">) {
  return (
    <FieldGroup label="Salary Range" hint="Dollars a year at full time.">
      <div className={styles.matchPair}>
        <SettledInput
          prefix="$"
          inputMode="numeric"
          aria-label="Minimum salary"
          value={written(preferences.minSalary)}
          onSettle={(text) => choose({ minSalary: dollarsOf(text, salary.min) })}
        />
        <SettledInput
          prefix="$"
          inputMode="numeric"
          aria-label="Maximum salary"
          value={written(preferences.maxSalary)}
          onSettle={(text) => choose({ maxSalary: dollarsOf(text, salary.max) })}
        />
      </div>
    </FieldGroup>
  );
}
