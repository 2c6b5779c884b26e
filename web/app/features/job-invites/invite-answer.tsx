import type { JobInvite } from "@caseload/contract/hiring/job-invites";
import { jobInviteMoves, mayMove } from "@caseload/contract/lifecycles";
import { standingOf } from "@caseload/contract/status-labels";
import { hiringToasts as toasts } from "@caseload/contract/hiring/hiring-toasts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { errorText } from "~/lib/api.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { ReasonDialog } from "~/ui/reason-dialog.tsx";
import { useToast } from "~/ui/toast-context.ts";

interface InviteAnswerProps {
  invite: JobInvite;
  /** The element that names the position. */
  titleId: string;
}

const applying = (jobId: number): string => `/jobs/${jobId}?apply=1`;

/** Accepting leads to applying; declining asks for the reason. */
export function InviteAnswer({ invite, titleId }: InviteAnswerProps) {
  const { job, status, hasApplied } = invite;
  const isOpen = standingOf(job) === "open";
  if (mayMove(status, jobInviteMoves.accept)) return <AnswerButtons invite={invite} titleId={titleId} />;
  if (status !== "accepted" || hasApplied || !isOpen) return null;
  return (
    <ButtonLink size="sm" variant="go" to={applying(job.id)} aria-describedby={titleId}>
      Apply Now
    </ButtonLink>
  );
}

function AnswerButtons({ invite: { id, job }, titleId }: InviteAnswerProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const [isDeclining, setDeclining] = useState(false);
  const accept = useSingleCall("acceptJobInvite", {
    changes: ["listJobInvites"],
    onSuccess: () => {
      toast.success(toasts.inviteAccepted.title, toasts.inviteAccepted.text);
      void navigate(applying(job.id));
    },
    onError: (error) =>
      toast.failure(toasts.inviteAnswerFailed.title, errorText(error, toasts.inviteAnswerFailed.text)),
  });
  const decline = useApiCall("declineJobInvite", {
    changes: ["listJobInvites"],
    onSuccess: () => {
      toast.success(toasts.inviteDeclined.title, toasts.inviteDeclined.text);
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
        text={`${job.firmName} is told. You can still apply to the position later.`}
        hint="The law office reads it."
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
