import { RuledHeading } from "~/ui/ruled-heading.tsx";
import * as styles from "./paralegal-dashboard.module.css";

/** The weights are those of the smart-search score (SPEC.md section 9). */
const tips = [
  {
    lead: "Name every specialty you have worked in.",
    text: "Practice area is worth 30 of the 100 points in a match.",
  },
  {
    lead: "Ask for the rate you want.",
    text: "It counts as long as the budget covers four fifths of it.",
  },
  {
    lead: "Keep your availability current.",
    text: "Those 10 points often decide between two good matches.",
  },
] as const;

export function ThreeTips() {
  return (
    <section>
      <RuledHeading>Three tips</RuledHeading>
      <ol className={styles.tips}>
        {tips.map(({ lead, text }) => (
          <li key={lead}>
            <span>
              <b>{lead}</b> {text}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
