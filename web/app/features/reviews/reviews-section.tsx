import type { PaidOnTime, ReviewSummary } from "@caseload/contract/engagements/review-summary";
import type { ShownReview } from "@caseload/contract/engagements/reviews";
import { useReport } from "~/lib/report.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useFormat } from "~/lib/use-format.ts";
import { FileSection } from "~/ui/file-sheet.tsx";
import { PagedList } from "~/ui/paged-list.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { CriteriaLine, Rating } from "./rating.tsx";
import * as styles from "./reviews.module.css";

interface ReviewsSectionProps {
  of: "paralegal" | "firm";
  id: number;
  summary: ReviewSummary;
  paidOnTime?: PaidOnTime;
}

/** Published reviews of a paralegal or a firm, with the mean once there are enough. */
export default function ReviewsSection({ of, id, summary, paidOnTime = null }: ReviewsSectionProps) {
  const params = { id };
  const ofParalegal = useApiPages("listParalegalReviews", { params }, { enabled: of === "paralegal" });
  const ofFirm = useApiPages("listFirmReviews", { params }, { enabled: of === "firm" });
  return (
    <FileSection title="Reviews">
      {summary && (
        <p className={styles.summary}>
          <Rating value={summary.mean} /> from {summary.count} reviews
        </p>
      )}
      {paidOnTime && (
        <p className={styles.summary}>
          Paid on time: {paidOnTime.percent}% of {paidOnTime.invoices} invoices
        </p>
      )}
      <PagedList
        list={of === "paralegal" ? ofParalegal : ofFirm}
        noun="reviews"
        errorTitle="We couldn't load the reviews"
        alertAbove
        skeleton={
          <Loading>
            <Skeleton shape="title" />
            <Skeleton shape="line" />
          </Loading>
        }
        empty={<p className="muted">Reviews of completed work appear here.</p>}
      >
        {(rows) => (
          <ul className={styles.reviews}>
            {rows.map((review) => (
              <Shown key={review.id} review={review} />
            ))}
          </ul>
        )}
      </PagedList>
    </FileSection>
  );
}

function Shown({ review }: { review: ShownReview }) {
  const { id, rating, criteria, text, jobTitle, firmName, authorName, publishedAt, reply, side } = review;
  const format = useFormat();
  const report = useReport();
  const author = side === "attorney" ? [authorName, firmName] : [authorName ?? "A paralegal"];
  return (
    <li>
      <p className={styles.head}>
        <Rating value={rating} />
        <span className="small faint">
          {author.filter(Boolean).join(", ")}, {format.date(publishedAt)}{" "}
          {authorName !== null && <UnconfirmedEmail confirmed={review.authorEmailConfirmed} />}
        </span>
      </p>
      <p className="small muted">{jobTitle}</p>
      <p className={styles.text}>{text}</p>
      <CriteriaLine criteria={criteria} />
      {reply && (
        <blockquote className={styles.reply}>
          <p className="small faint">Reply, {format.date(reply.at)}</p>
          <p className={styles.text}>{reply.text}</p>
        </blockquote>
      )}
      {report && (
        <button type="button" className="link touch-link small" onClick={() => report("review", id)}>
          Report this review
        </button>
      )}
    </li>
  );
}
