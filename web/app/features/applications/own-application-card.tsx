import type { OwnApplication } from "@caseload/contract/hiring/applications";
import { formatPrice } from "@caseload/contract/engagements/money-text";
import { responseLines } from "@caseload/contract/jobs/response-rules";
import { applicationMoves, mayMove } from "@caseload/contract/lifecycles";
import { limits } from "@caseload/contract/limits";
import Building2 from "lucide-react/icons/building-2";
import Eye from "lucide-react/icons/eye";
import MapPin from "lucide-react/icons/map-pin";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import { errorText } from "~/lib/api-error.ts";
import { clip, docketNumber, jobLocation } from "~/lib/format.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useFormat } from "~/lib/use-format.ts";
import { ApplicationStatusBadge } from "~/ui/application-status-badge.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { InterviewSlot } from "~/ui/interview-slot.tsx";
import { lazyPart } from "~/ui/lazy-part.ts";
import { Meta, MetaItem } from "~/ui/meta.tsx";
import { useToast } from "~/ui/toast-context.ts";
import * as styles from "./applications.module.css";

// Only applications that were checked for conflicts need it.
const ConflictLine = lazyPart(async () => ({
  default: (await import("~/ui/conflict-badge.tsx")).ConflictLine,
}));

const undecided: readonly OwnApplication["status"][] = ["pending", "reviewing"];
/** Whether the firm has figures to estimate a reply from. */
const isKnown = ({ medianDays, replyPercent }: OwnApplication["responsiveness"]): boolean =>
  medianDays !== null || replyPercent !== null;
const over: readonly OwnApplication["status"][] = ["rejected", "withdrawn"];

export function OwnApplicationCard({ application }: { application: OwnApplication }) {
  const { id, job, status, createdAt, responsiveness, proposedPay } = application;
  const format = useFormat();
  const titleId = `application-${id}`;
  return (
    <li className={classNames(over.includes(status) && styles.quiet)}>
      <div className={styles.gutter}>
        <b>{format.date(createdAt)}</b>
        {docketNumber(job.id)}
      </div>
      <div className={styles.details}>
        <h2 className="heading" id={titleId}>
          <Link className="title-link" to={`/jobs/${job.id}`}>
            {job.title}
          </Link>
        </h2>
        <Meta className={styles.facts}>
          <MetaItem icon={Building2}>{job.firmName}</MetaItem>
          <MetaItem icon={MapPin}>{jobLocation(job)}</MetaItem>
          {undecided.includes(status) &&
            isKnown(responsiveness) &&
            responseLines(responsiveness).map((line) => <MetaItem key={line}>{line}</MetaItem>)}
          {proposedPay && <MetaItem>Your price: {formatPrice(proposedPay)}</MetaItem>}
        </Meta>
        <Standing application={application} titleId={titleId} />
        <InterviewSlot applicationId={id} applicant={null} titleId={titleId} />
        <CoverLetter text={application.coverLetter} titleId={titleId} />
      </div>
      <Actions application={application} titleId={titleId} />
    </li>
  );
}

function Standing({ application, titleId }: { application: OwnApplication; titleId: string }) {
  const { id, status, viewedAt, decidedAt, reason, conflict } = application;
  const format = useFormat();
  return (
    <div className={styles.state}>
      <ApplicationStatusBadge status={status} />
      {viewedAt ? (
        <span className={styles.seen}>
          <Eye className={classNames("icon", styles.seenIcon)} />
          Viewed {format.date(viewedAt)}
        </span>
      ) : (
        status === "pending" && <span className={styles.seen}>Not viewed yet</span>
      )}
      {decidedAt && (
        <span className={styles.seen}>
          {status === "withdrawn" ? "Withdrawn" : "Decided"} {format.date(decidedAt)}
        </span>
      )}
      {reason && <span className={styles.seen}>Reason: {reason}</span>}
      {conflict.status !== "not_checked" && (
        <Suspense>
          <ConflictLine status={conflict.status} applicationId={id} describedBy={titleId} />
        </Suspense>
      )}
    </div>
  );
}

function Actions({ application, titleId }: { application: OwnApplication; titleId: string }) {
  const { job, status, contractId, mayReapply } = application;
  return (
    <div className={styles.controls}>
      <ButtonLink size="sm" to={`/jobs/${job.id}`} aria-describedby={titleId}>
        View Job
      </ButtonLink>
      {status === "accepted" && (
        <ButtonLink size="sm" variant="go" to={`/messages/${job.postedById}`} aria-describedby={titleId}>
          Message Employer
        </ButtonLink>
      )}
      {contractId !== null && (
        <ButtonLink size="sm" to={`/contracts/${contractId}`} aria-describedby={titleId}>
          {status === "accepted" ? "View Contract" : "View Earlier Contract"}
        </ButtonLink>
      )}
      {mayReapply && (
        <ButtonLink size="sm" variant="go" to={`/jobs/${job.id}?apply=1`} aria-describedby={titleId}>
          Apply Again
        </ButtonLink>
      )}
      <WithdrawButton application={application} titleId={titleId} />
    </div>
  );
}

/** The start of the cover letter, and the rest on demand. */
function CoverLetter({ text, titleId }: { text: string; titleId: string }) {
  const [open, setOpen] = useState(false);
  const isLong = text.length > limits.coverLetterPreview;
  return (
    <p className={styles.coverLetter}>
      {isLong && !open ? (
        <>
          <span className={styles.onScreen}>{clip(text, limits.coverLetterPreview)}</span>
          <span className={styles.onPaper}>{text}</span>
        </>
      ) : (
        text
      )}{" "}
      {isLong && (
        <button
          type="button"
          className="link touch-link small"
          aria-expanded={open}
          aria-describedby={titleId}
          onClick={() => setOpen(!open)}
        >
          {open ? "Show less" : "Read your cover letter"}
        </button>
      )}
    </p>
  );
}

interface WithdrawButtonProps {
  application: OwnApplication;
  /** The element that names the posting. */
  titleId: string;
}

/** Withdraws an undecided application after a confirmation. */
function WithdrawButton({ application: { id, job, status }, titleId }: WithdrawButtonProps) {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const withdraw = useSingleCall("withdrawApplication", {
    onSuccess: () => toast.success("Application withdrawn", `${job.firmName} has been notified.`),
    onError: (error) => toast.failure("Error withdrawing application", errorText(error, "Please try again")),
  });
  if (!mayMove(status, applicationMoves.withdraw)) return null;
  return (
    <>
      <Button variant="ghost" size="sm" aria-describedby={titleId} onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Withdraw this application?"
        text={`${job.firmName} will be notified. You can apply again while the job is open.`}
        cancelLabel="Keep It"
        confirmLabel="Withdraw Application"
        pendingLabel="Withdrawing"
        pending={withdraw.isPending}
        onConfirm={() => withdraw.send({ params: { id } }, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
