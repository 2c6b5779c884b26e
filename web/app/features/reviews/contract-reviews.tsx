import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import type { ContractReview } from "@caseload/contract/engagements/reviews";
import { UntilReady } from "~/lib/until-ready.tsx";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useDialogs } from "~/ui/use-dialogs.ts";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { CriteriaLine, Rating } from "./rating.tsx";
import * as styles from "./reviews.module.css";

const ReviewDialog = vitalPart(() => import("./review-dialog.tsx"));
const ReplyDialog = vitalPart(() => import("./reply-dialog.tsx"));

/** On a completed contract: both sides' reviews, and what the viewer can write. */
export default function ContractReviews({ contract }: { contract: ContractDetail }) {
  const { id, otherUser } = contract;
  const { data, error, refetch } = useApi("listContractReviews", { params: { id } });
  const format = useFormat();
  const dialogs = useDialogs<"write" | "edit" | "reply">();
  if (error)
    return (
      <InlineAlert title="We couldn't load the reviews" text={error.text} onRetry={() => void refetch()} />
    );
  if (!data || (data.reviews.length === 0 && !data.mayWrite)) return null;
  const { reviews, mayWrite, closesAt } = data;
  const own = reviews.find(({ may }) => may.edit);
  const answerable = reviews.find(({ may }) => may.reply);
  const isHidden = reviews.some(({ publishedAt }) => publishedAt === null);
  return (
    <UntilReady>
      <section className={`sheet ${styles.panel}`} aria-label="Reviews">
        <h2 className="heading">Reviews</h2>
        {(mayWrite || isHidden) && closesAt !== null && (
          <p className="small muted">
            Reviews stay hidden until both of you have written, or until {format.dateTime(closesAt)}.
          </p>
        )}
        <ul className={styles.reviews}>
          {reviews.map((review) => (
            <Written key={review.id} review={review} />
          ))}
        </ul>
        <div className={styles.buttons}>
          {mayWrite && (
            <Button variant="primary" onClick={() => dialogs.open("write")}>
              Write Review
            </Button>
          )}
          {own && (
            <Button size="sm" onClick={() => dialogs.open("edit")}>
              Edit Review
            </Button>
          )}
          {answerable && (
            <Button size="sm" onClick={() => dialogs.open("reply")}>
              Reply to Review
            </Button>
          )}
        </div>
        {(dialogs.name === "write" || dialogs.name === "edit") && (
          <LateDialog onOpenChange={dialogs.control.onOpenChange}>
            <ReviewDialog
              key={dialogs.turn}
              {...dialogs.control}
              contractId={id}
              side={contract.viewerSide}
              about={otherUser.name}
              review={dialogs.name === "edit" ? (own ?? null) : null}
            />
          </LateDialog>
        )}
        {dialogs.name === "reply" && answerable && (
          <LateDialog onOpenChange={dialogs.control.onOpenChange}>
            <ReplyDialog key={dialogs.turn} {...dialogs.control} review={answerable} />
          </LateDialog>
        )}
      </section>
    </UntilReady>
  );
}

function Written({ review }: { review: ContractReview }) {
  const { rating, criteria, text, authorName, createdAt, publishedAt, reply } = review;
  const format = useFormat();
  return (
    <li>
      <p className={styles.head}>
        <Rating value={rating} />
        <span className="small faint">
          {authorName}, {format.date(createdAt)}
          {publishedAt === null && ", hidden from the other party"}{" "}
          <UnconfirmedEmail confirmed={review.authorEmailConfirmed} />
        </span>
      </p>
      <p className={styles.text}>{text}</p>
      <CriteriaLine criteria={criteria} />
      {reply && (
        <blockquote className={styles.reply}>
          <p className="small faint">Reply, {format.date(reply.at)}</p>
          <p className={styles.text}>{reply.text}</p>
        </blockquote>
      )}
    </li>
  );
}
