import type { GuardFinding } from "@caseload/contract/jobs/posting-guard";
import * as styles from "./guard-findings.module.css";
import { InlineNote } from "./inline-note.tsx";

/** What the posting guard found in a text: each rule with its sentence, the reason and a better wording. */
export const GuardFindings = ({ findings }: { findings: readonly GuardFinding[] }) => (
  <ul className={styles.findings} aria-label="Posting guard">
    {findings.map(({ rule, excerpt, why, better }) => (
      <li key={`${rule} ${excerpt} ${why}`}>
        <InlineNote
          title={rule}
          text={
            <>
              "{excerpt}" {why} <b>Instead:</b> {better}
            </>
          }
        />
      </li>
    ))}
  </ul>
);
