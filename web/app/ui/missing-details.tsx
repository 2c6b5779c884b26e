import type { MissingDetail } from "@caseload/contract/matching/matches";
import { Link } from "react-router";
import * as styles from "./match-details.module.css";

const details: Readonly<Record<MissingDetail, string>> = {
  bio: "a few sentences about your work",
  skills: "at least three skills",
  years: "years of experience",
  rate: "an hourly rate",
  hours: "weekly hours",
  start: "a start date",
  place: "a location or remote work",
};

const maxDetails = 3;
const list = new Intl.ListFormat("en-US");

/** In place of scores: what the profile has to say before there are any. */
export default function MissingDetails({ missing }: { missing: readonly MissingDetail[] }) {
  const added = list.format(missing.slice(0, maxDetails).map((detail) => details[detail]));
  return (
    <p className={styles.missing}>
      For match scores, add {added}.{" "}
      <Link className="link touch-link" to="/profile/paralegal">
        Complete Your Profile
      </Link>
    </p>
  );
}
