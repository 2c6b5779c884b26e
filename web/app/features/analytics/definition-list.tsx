import { RuledHeading } from "~/ui/rule.tsx";
import { definitions } from "./definitions.ts";
import styles from "./analytics.module.css";

/** How the figures are told, for whoever doubts one. */
export function Definitions() {
  return (
    <section>
      <RuledHeading>How these figures are told</RuledHeading>
      <dl className={styles.definitions}>
        {definitions.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
