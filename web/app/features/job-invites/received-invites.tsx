import { hiringToasts as toasts } from "@caseload/contract/hiring/hiring-toasts";
import type { JobInvite } from "@caseload/contract/hiring/job-invites";
import { jobInviteMoves, mayMove } from "@caseload/contract/lifecycles";
import { standingOf } from "@caseload/contract/status-labels";
import { jobInviteStatusLabels } from "@caseload/contract/hiring/status-labels";
import { postedPay } from "@caseload/contract/jobs/job-terms";
import Building2 from "lucide-react/icons/building-2";
import MapPin from "lucide-react/icons/map-pin";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { docketNumber, jobLocation } from "~/lib/format.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useFormat } from "~/lib/use-format.ts";
import { EnvelopeArt } from "~/ui/envelope-art.tsx";
import { Badge, JobStatusBadge } from "~/ui/badge.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Meta, MetaItem } from "~/ui/meta.tsx";
import { PagedList } from "~/ui/paged-list.tsx";
import { ReasonDialog } from "~/ui/reason-dialog.tsx";
import { RowSkeletons } from "~/ui/row-skeletons.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import * as styles from "./job-invites.module.css";

/** The positions that firms invited the paralegal to, newest first. */
export function ReceivedInvites() {
  const list = useApiPages("listJobInvites");
  const [address] = useSearchParams();
  const linkedId = Number(address.get("invite"));
  return (
    <PagedList
      list={list}
      noun="invites"
      errorTitle="We couldn't load your invites"
      skeleton={<RowSkeletons rows={3} />}
      empty={
        <EmptyState
          art={<EnvelopeArt />}
          title="No invites yet"
          text="Firms find you by your profile. A fuller profile gets more invites."
          action={<ButtonLink to="/profile/paralegal">Open Profile</ButtonLink>}
        />
      }
    >
      {(rows) => (
        <ul className="sheet edge">
          {rows.map((invite) => (
            <InviteRow key={invite.id} invite={invite} isLinked={invite.id === linkedId} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

interface InviteRowProps {
  invite: JobInvite;
  /** A notification links to this one. */
  isLinked: boolean;
}

const statusTones = { pending: "brass", accepted: "green", declined: "neutral" } as const;

function InviteRow({ invite, isLinked }: InviteRowProps) {
  const { id, job, status, message, reason, invitedByName } = invite;
  const format = useFormat();
  const titleId = `invite-${id}`;
  return (
    <li className={classNames(styles.invite, isLinked && styles.linked)}>
      <div className={styles.margin}>
        <b>{format.date(invite.createdAt)}</b>
        {docketNumber(job.id)}
      </div>
      <div className={styles.details}>
        <h2 className={classNames("heading", status === "declined" && "muted")} id={titleId}>
          <Link to={`/jobs/${job.id}`}>{job.title}</Link>
        </h2>
        <Meta>
          <MetaItem icon={Building2}>
            {job.firmName}
            {invitedByName && `, ${invitedByName}`}{" "}
            <UnconfirmedEmail confirmed={invite.invitedByEmailConfirmed} />
          </MetaItem>
          <MetaItem icon={MapPin}>{jobLocation(job)}</MetaItem>
          {job.budgetRange && <MetaItem>{postedPay(job.budgetRange)}</MetaItem>}
        </Meta>
        <div className={styles.state}>
          <Badge tone={statusTones[status]}>
            {invite.hasApplied
              ? "Applied"
              : status === "pending"
                ? "New invite"
                : jobInviteStatusLabels[status]}
          </Badge>
          {standingOf(job) !== "open" && <JobStatusBadge status={standingOf(job)} />}
          {reason && <span className="small muted">Your reason: {reason}</span>}
        </div>
        {message && <blockquote className={styles.message}>{message}</blockquote>}
      </div>
      <div className={styles.controls}>
        <InviteActions invite={invite} titleId={titleId} />
        {invite.hasApplied && (
          <ButtonLink size="sm" to="/applications" aria-describedby={titleId}>
            View Application
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

interface InviteActionsProps {
  invite: JobInvite;
  /** The id of the element with the title of the position. */
  titleId: string;
}

const applyPath = (jobId: number): string => `/jobs/${jobId}?apply=1`;

/** Accepting leads to the application; declining asks for a reason. */
function InviteActions({ invite, titleId }: InviteActionsProps) {
  const { job, status, hasApplied } = invite;
  const isOpen = standingOf(job) === "open";
  if (mayMove(status, jobInviteMoves.accept)) return <DecisionButtons invite={invite} titleId={titleId} />;
  if (status !== "accepted" || hasApplied || !isOpen) return null;
  return (
    <ButtonLink size="sm" variant="go" to={applyPath(job.id)} aria-describedby={titleId}>
      Apply Now
    </ButtonLink>
  );
}

function DecisionButtons({ invite: { id, job }, titleId }: InviteActionsProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const [isDeclining, setDeclining] = useState(false);
  const accept = useSingleCall("acceptJobInvite", {
    onSuccess: () => {
      toast.success(toasts.inviteAccepted);
      void navigate(applyPath(job.id));
    },
    onError: (error) => toast.failure(toasts.inviteAnswerFailed, error),
  });
  const decline = useApiCall("declineJobInvite", {
    onSuccess: () => {
      toast.success(toasts.inviteDeclined);
      setDeclining(false);
    },
  });
  return (
    <>
      {standingOf(job) === "open" && (
        <Button
          variant="primary"
          size="sm"
          pending={accept.isPending}
          pendingText="Accepting"
          aria-describedby={titleId}
          onClick={() => accept.send({ params: { id } })}
        >
          Accept & Apply
        </Button>
      )}
      <Button variant="ghost" size="sm" aria-describedby={titleId} onClick={() => setDeclining(true)}>
        Decline
      </Button>
      <ReasonDialog
        open={isDeclining}
        onOpenChange={setDeclining}
        title="Decline this invite?"
        text={`We'll notify ${job.firmName}. You can still apply later.`}
        hint="The firm will see it."
        cancelLabel="Keep It"
        confirmLabel="Decline Invite"
        pendingLabel="Declining"
        tone="primary"
        failure={toasts.inviteAnswerFailed.title}
        call={decline}
        onConfirm={(reason) => decline.mutate({ params: { id }, body: { reason } })}
      />
    </>
  );
}
