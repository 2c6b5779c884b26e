import type { StateRules } from "@caseload/contract/profiles/state-rules";
import { useFormat } from "~/lib/use-format.ts";
import * as styles from "./state-rule-list.module.css";

/** What a state's law says, each rule with its source and day; a note where the state is not listed. */
export function StateRuleList({ rules, note }: Pick<StateRules, "rules" | "note">) {
  const format = useFormat();
  if (note !== null) return <p className={styles.note}>{note}</p>;
  return (
    <ul className={styles.rules}>
      {rules.map(({ kind, title, text, source, asOf }) => (
        <li key={kind}>
          <p className="strong">{title}</p>
          <p>{text}</p>
          <p className="small muted">
            <a className="link" href={source.url} target="_blank" rel="noreferrer">
              {source.title}
            </a>
            , as of {format.mediumDate(asOf)}
          </p>
        </li>
      ))}
    </ul>
  );
}
