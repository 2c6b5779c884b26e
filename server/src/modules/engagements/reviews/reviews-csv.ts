/** Published reviews as CSV; instants in ISO 8601 (UTC). */
import { nameInFile } from "@caseload/contract/accounts/name-in-file";
import { csvLine, csvMark } from "@caseload/contract/csv";
import { reviewCriteria, reviewCriterionLabels } from "@caseload/contract/engagements/review-rules";
import type { ShownReview } from "@caseload/contract/engagements/reviews";

export function* reviewsCsv(rows: readonly ShownReview[]): Generator<string> {
  const labels = reviewCriteria.map((criterion) => reviewCriterionLabels[criterion]);
  yield csvMark + csvLine(["Job", "Firm", "Author", "Rating", ...labels, "Text", "Published", "Reply"]);
  for (const {
    jobTitle,
    firmName,
    authorName,
    authorEmailConfirmed,
    rating,
    criteria,
    text,
    publishedAt,
    reply,
  } of rows)
    yield csvLine([
      jobTitle,
      firmName,
      nameInFile(authorName, authorEmailConfirmed),
      rating,
      ...reviewCriteria.map((criterion) => criteria[criterion] ?? null),
      text,
      publishedAt,
      reply?.text ?? null,
    ]);
}
