import type { Deliverable, DeliverableSubmission } from "@caseload/contract/engagements/deliverables";
import Paperclip from "lucide-react/icons/paperclip";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { plural } from "~/lib/phrases.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useOpenFile } from "~/lib/use-open-file.ts";
import { useToast } from "~/ui/toast-context.ts";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { IconButton } from "~/ui/icon-button.tsx";
import { Meta } from "~/ui/meta.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { DeliverableBadge } from "./deliverable-badge.tsx";
import { dueNote, isLate } from "./deliverable-order.ts";
import type { WorkQuestion } from "./work-question.ts";
import * as styles from "./work-tab.module.css";

interface DeliverableRowProps {
  deliverable: Deliverable;
  reviewedId: number | undefined;
  onAsk: (question: WorkQuestion) => void;
  onReview: (deliverable: Deliverable) => void;
}

export function DeliverableRow({ deliverable, reviewedId, onAsk, onReview }: DeliverableRowProps) {
  const { id, title, instructions, status, submissions, may } = deliverable;
  const last = submissions.at(-1);
  return (
    <li aria-current={id === reviewedId ? "true" : undefined}>
      <DueMargin deliverable={deliverable} />
      <div className={styles.what}>
        <h3>{title}</h3>
        {instructions !== null && <p>{instructions}</p>}
        {last?.note && (
          <p className={styles.note}>
            <b>{last.submittedByName}</b> <UnconfirmedEmail confirmed={last.submittedByEmailConfirmed} />{" "}
            {last.note}
          </p>
        )}
        {last?.comments && last.answer && (
          <p className={styles.answer}>
            "{last.comments}" <span>{last.decidedByName}</span>{" "}
            <UnconfirmedEmail confirmed={last.decidedByEmailConfirmed} />
          </p>
        )}
        <Meta className={styles.standing}>
          {last && <SubmittedFiles files={last.files} />}
          <Standing deliverable={deliverable} last={last} />
        </Meta>
        {submissions.length > 1 && <History submissions={submissions} />}
      </div>
      <div className={styles.state}>
        <DeliverableBadge status={status} />
        {may.decide && (
          <Button size="sm" aria-label={`Review ${title}`} onClick={() => onReview(deliverable)}>
            Review
          </Button>
        )}
        {may.submit && (
          <Button
            size="sm"
            aria-label={`${submissions.length > 0 ? "Resubmit" : "Submit"} ${title}`}
            onClick={() => onAsk({ kind: "submit", deliverable })}
          >
            {submissions.length > 0 ? "Resubmit" : "Submit"}
          </Button>
        )}
        {may.change && (
          <span className={styles.tools}>
            <IconButton
              icon={Pencil}
              iconSize="s"
              label={`Edit ${title}`}
              onClick={() => onAsk({ kind: "edit", deliverable })}
            />
            <IconButton
              icon={Trash2}
              iconSize="s"
              label={`Delete ${title}`}
              onClick={() => onAsk({ kind: "delete", deliverable })}
            />
          </span>
        )}
      </div>
    </li>
  );
}

/** The due date; red only when it is late. */
function DueMargin({ deliverable }: { deliverable: Deliverable }) {
  const { day, daysUntil, today } = useFormat();
  const { dueOn } = deliverable;
  if (dueOn === null) return <div className={styles.margin}>No due date</div>;
  const note = dueNote(deliverable, daysUntil);
  return (
    <div className={styles.margin}>
      <time dateTime={dueOn} className={classNames(isLate(deliverable, today) && styles.late)}>
        {day(dueOn)}
        {note !== null && <small>{note}</small>}
      </time>
    </div>
  );
}

interface StandingProps {
  deliverable: Deliverable;
  last: DeliverableSubmission | undefined;
}

/** What happened last, and when. */
function Standing({
  deliverable: { createdAt, createdByName, createdByEmailConfirmed },
  last,
}: StandingProps) {
  const { date, dateTime, fullTime } = useFormat();
  if (!last)
    return (
      <span title={fullTime(createdAt)}>
        Added {date(createdAt)} by {createdByName} <UnconfirmedEmail confirmed={createdByEmailConfirmed} />
      </span>
    );
  if (last.answer === null || last.decidedAt === null)
    return <span title={fullTime(last.submittedAt)}>Submitted {dateTime(last.submittedAt)}</span>;
  const verb = last.answer === "approved" ? "Approved" : "Returned";
  return (
    <span title={fullTime(last.decidedAt)}>
      {verb} {date(last.decidedAt)}
      {last.comments === null && ` by ${last.decidedByName ?? "the firm"}`}
    </span>
  );
}

/** The files of a submission; each downloads the version that was submitted. */
function SubmittedFiles({ files }: Pick<DeliverableSubmission, "files">) {
  const open = useOpenFile("openContractFile", useToast());
  return files.map(({ id, name, version, deleted }) => (
    <span key={id} className={styles.file}>
      <Paperclip className="icon" aria-hidden="true" />
      {deleted ? (
        <s>{name}</s>
      ) : (
        <button
          type="button"
          className="link"
          aria-label={`Download ${name}, version ${version}`}
          onClick={() => open.send({ params: { id } })}
        >
          {name}
        </button>
      )}
    </span>
  ));
}

/** Every earlier submission with its answer, folded. */
function History({ submissions }: { submissions: readonly DeliverableSubmission[] }) {
  const { dateTime } = useFormat();
  const earlier = submissions.slice(0, -1);
  return (
    <details className={styles.history}>
      <summary>{plural(earlier.length, "earlier submission")}</summary>
      <ol>
        {earlier.map(
          ({ id, note, submittedAt, submittedByName, answer, comments, decidedByName, decidedAt }) => (
            <li key={id}>
              <p>
                Submitted {dateTime(submittedAt)} by {submittedByName}
              </p>
              {note !== null && <p className={styles.note}>{note}</p>}
              {answer !== null && decidedAt !== null && (
                <p>
                  {answer === "approved" ? "Approved" : "Returned"} {dateTime(decidedAt)} by{" "}
                  {decidedByName ?? "the firm"}
                </p>
              )}
              {comments !== null && <p className={styles.answer}>"{comments}"</p>}
            </li>
          ),
        )}
      </ol>
    </details>
  );
}
