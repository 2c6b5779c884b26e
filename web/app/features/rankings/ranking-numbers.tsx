import type { LoggedRanking } from "@caseload/contract/matching/matches";
import styles from "./rankings.module.css";

type Features = LoggedRanking["places"][number]["features"];

/** The model's numbers (docs/matching.md) as a reader understands them; names of older models stay as they are. */
const labels: Readonly<Record<string, string>> = {
  words: "Words in common",
  fields: "Fields of work",
  passages: "Nearest experience",
  concepts: "Skills named",
  softMisfits: "Conditions to talk about",
  hardMisfits: "Conditions not met",
};

const figure = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2));

/** What went into one score. */
export function RankingNumbers({ features }: { features: Features }) {
  return (
    <table className={styles.rankingNumbers}>
      <caption className="small faint">
        What the model read; about 1 is very good, and conditions are counted.
      </caption>
      <tbody>
        {Object.entries(features).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{labels[name] ?? name}</th>
            <td className="numeric">{figure(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
