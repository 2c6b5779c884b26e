import type { MissingDetail } from "@caseload/contract/matching/matches";
import { Link } from "react-router";
import * as styles from "./match-details.module.css";

const details: Readonly<Record<MissingDetail, string>> = {
  bio: "A few sentences about your work",
  skills: "At least three skills",
  years: "Years of experience",
  rate: "Hourly rate",
  hours: "Weekly hours",
  start: "Start date",
  place: "Location or remote work",
};

const maxDetails = 3;

/** In place of scores: what the profile has to say before there are any. */
export default function MissingDetails({ missing }: { missing: readonly MissingDetail[] }) {
  return (
    <div className={styles.missing}>
      <p>Your profile is too short for a match score. Add:</p>
      <ul>
        {missing.slice(0, maxDetails).map((detail) => (
          <li key={detail}>{details[detail]}</li>
        ))}
      </ul>
      <Link className="link touch-link" to="/profile/paralegal">
        Complete Your Profile
      </Link>
    </div>
  );
}
