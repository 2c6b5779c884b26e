import {
  reviewCriteria,
  reviewCriterionLabels,
  reviewLimits,
} from "@caseload/contract/engagements/review-rules";
import type { ContractReview } from "@caseload/contract/engagements/reviews";
import Star from "lucide-react/icons/star";
import * as styles from "./reviews.module.css";

/** "4 of 5" with a star. */
export function Rating({ value }: { value: number }) {
  return (
    <span className={styles.rating}>
      <Star className="icon icon-small" aria-hidden="true" />
      {value} of {reviewLimits.maxRating}
    </span>
  );
}

/** The criteria of a review on one line: "Payment 4, Communication 5". */
export function CriteriaLine({ criteria }: { criteria: ContractReview["criteria"] }) {
  const rated = reviewCriteria.flatMap((criterion) =>
    criteria[criterion] === undefined ? [] : [`${reviewCriterionLabels[criterion]} ${criteria[criterion]}`],
  );
  return rated.length > 0 && <p className="small faint">{rated.join(", ")}</p>;
}
