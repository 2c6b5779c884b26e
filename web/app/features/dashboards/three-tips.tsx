import { RuledHeading } from "~/ui/ruled-heading.tsx";
import * as styles from "./paralegal-dashboard.module.css";

/** What the matching engine reads in a profile: docs/matching.md. */
const tips = [
  {
    lead: "Describe the work you've done.",
    text: "Matching compares your bio and skills with the posting's text, not only your specialties.",
  },
  {
    lead: "Enter your rate, hours and location.",
    text: "Jobs that conflict with them drop in your list. What you leave out can't be compared.",
  },
  {
    lead: "Add your credentials and languages.",
    text: "A requirement that your profile doesn't meet keeps a job below a Fair Match.",
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
