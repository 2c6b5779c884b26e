import { RuledHeading } from "~/ui/rule.tsx";
import { groups } from "./group-labels.ts";
import styles from "./earnings.module.css";

/** The definitions behind every figure of the screen. */
export function CountingRules() {
  return (
    <section className={styles.countingRules}>
      <RuledHeading>How it is counted</RuledHeading>
      <dl>
        <dt>Agreed pay</dt>
        <dd>
          The agreed rate for the agreed hours: for each day of the work a seventh of the most hours a week
          that the posting names. Both the first and the last day count.
        </dd>
        {groups.map(({ status, label, meaning }) => (
          <div key={status}>
            <dt>{label}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
        <dt>Paid</dt>
        <dd>Caseload moves no money, and no invoice is on record that would tell what was paid.</dd>
        <dt>Left out</dt>
        <dd>Contracts that wait for a signature, and those that were cancelled.</dd>
      </dl>
    </section>
  );
}
