import type { MatchFacts } from "@caseload/contract/matching/matches";
import { Link } from "react-router";
import { MatchRequirements } from "./match-requirements.tsx";
import { Meter } from "./progress.tsx";
import { classNames } from "./class-names.ts";
import * as styles from "./match-details.module.css";

type MatchPointsProps = Pick<MatchFacts, "matchScore" | "breakdown" | "confidence" | "requirements">;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Each factor of a score, then the sum. */
export default function MatchPoints({ matchScore, breakdown, confidence, requirements }: MatchPointsProps) {
  return (
    <>
      <MatchRequirements requirements={requirements} all />
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Factor</th>
            <th scope="col">Share</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {breakdown.map(({ factor, earned, possible }) => (
            <tr key={factor}>
              <th scope="row">{capital(factor)}</th>
              <td>
                <Meter label={capital(factor)} value={possible === 0 ? 0 : (earned / possible) * 100} />
              </td>
              <td className={classNames("numeric", styles.points)}>
                {earned} of {possible}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Score
            </th>
            <td className={classNames("numeric", styles.points)}>{matchScore} of 100</td>
          </tr>
        </tfoot>
      </table>
      <p>
        Based on {Math.round(confidence * 100)}% complete information. The less complete, the less reliable
        the score.{" "}
        <Link className="link" to="/how-matching-works">
          How Matching Works
        </Link>
      </p>
    </>
  );
}
