import type { StateRules } from "@caseload/contract/profiles/state-rules";
import { usStateName } from "@caseload/contract/us-states";
import { Link } from "react-router";
import { money } from "~/lib/money.ts";
import { useApi } from "~/lib/use-api.ts";
import { QueryFrame } from "~/ui/query-frame.tsx";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import * as styles from "./rail.module.css";

/** What the governing state's law asks of the agreement, or that the state is not listed. */
export default function StateRuleNotes({ state }: { state: string }) {
  const rules = useApi("getStateRules", { params: { state } });
  return (
    <QueryFrame query={rules} failureTitle="We couldn't load the state rules" skeleton={null} narrow>
      {(data) => <Notes rules={data} state={state} />}
    </QueryFrame>
  );
}

interface NotesProps {
  rules: StateRules;
  state: string;
}

function Notes({ rules: { freelanceAct: act, declaration, note }, state }: NotesProps) {
  return (
    <section>
      <RuledHeading aside={usStateName(state)}>State rules</RuledHeading>
      {note !== null && <p className={styles.lead}>{note}</p>}
      {act && (
        <>
          <p className={styles.lead}>
            {act.name} ({act.citation}), from {money(act.thresholdCents / 100)} within {act.withinDays} days.
            The agreement states:
          </p>
          <ul className={styles.clauses}>
            {act.clauses.map((clause) => (
              <li key={clause}>{clause}</li>
            ))}
          </ul>
        </>
      )}
      {declaration && (
        <p className={styles.lead}>
          Paralegals qualify under {declaration.section}. A declaration is shown on the paralegal's profile.
        </p>
      )}
      {note === null && (
        <Link className="link small" to={`/credentials?state=${state}`}>
          Rules and sources
        </Link>
      )}
    </section>
  );
}
