import type { ReceivedApplication } from "@caseload/contract/hiring/applications";
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { conflictErrorMessages } from "@caseload/contract/hiring/conflict-statuses";
import { applicationMoves, mayMove } from "@caseload/contract/lifecycles";
import { applicationToasts } from "@caseload/contract/hiring/application-toasts";
import Check from "lucide-react/icons/check";
import ListChecks from "lucide-react/icons/list-checks";
import MessageSquare from "lucide-react/icons/message-square";
import { useState } from "react";
import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import type { Input } from "~/lib/api-types.ts";
import { errorText } from "~/lib/api-error.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { ReasonDialog } from "~/ui/reason-dialog.tsx";
import { useToast } from "~/ui/toast-context.ts";

const OfferSheet = vitalPart(() => import("./offer-sheet.tsx"));

type Decision = Input<"decideApplication">["body"]["status"];

const decisionToasts: Record<
  Decision,
  { done: { title: string; text: string }; failed: { title: string; text: string } }
> = {
  accepted: { done: applicationToasts.accepted, failed: applicationToasts.acceptFailed },
  rejected: { done: applicationToasts.rejected, failed: applicationToasts.rejectFailed },
  reviewing: {
    done: { title: "Application shortlisted", text: "Marked Under Review." },
    failed: { title: "Error shortlisting application", text: "Please try again" },
  },
};

interface DecisionDetails {
  reason?: string;
  rejectOthers?: boolean;
  onDone?: () => void;
}

function useDecision(id: number) {
  const toast = useToast();
  const call = useSingleCall("decideApplication", {
    onSuccess: (_, { body }) =>
      toast.success(decisionToasts[body.status].done.title, decisionToasts[body.status].done.text),
    onError: (error, { body }) => {
      const { title, text } = decisionToasts[body.status].failed;
      toast.failure(title, errorText(error, text));
    },
  });
  return {
    decide: (status: Decision, { onDone, ...more }: DecisionDetails = {}): void =>
      call.send({ params: { id }, body: { status, ...more } }, { onSettled: onDone }),
    /** The decision that is being sent. */
    deciding: call.isPending ? (call.variables?.body.status ?? null) : null,
  };
}

interface DecisionButtonsProps {
  application: ReceivedApplication;
  /** The element that names the applicant. */
  nameId: string;
  className: string | undefined;
}

/** Accept, Reject, Shortlist and Message; the first three while undecided. */
export function DecisionButtons({ application, nameId, className }: DecisionButtonsProps) {
  const { id, status, paralegal, contractId } = application;
  const [asking, setAsking] = useState<"accept" | "reject" | null>(null);
  const close = (): void => setAsking(null);
  // The sheet loads when it is first asked for, and stays while it closes.
  const [wasOffered, setOffered] = useState(false);
  if (asking === "accept" && !wasOffered) setOffered(true);
  const navigate = useNavigate();
  const isStopped = application.conflict.status === "possible";
  const { decide, deciding } = useDecision(id);
  const mayAccept = mayMove(status, applicationMoves.accept);
  const mayReject = mayMove(status, applicationMoves.reject);
  const locked = (may: boolean) => ({
    size: "sm" as const,
    "aria-describedby": nameId,
    // Not `disabled`: the button that was pressed keeps the focus once the decision is made.
    "aria-disabled": !may || deciding !== null || undefined,
  });
  const when = (may: boolean, act: () => void) => (event: MouseEvent) =>
    may && deciding === null ? act() : event.preventDefault();
  return (
    <div className={className}>
      <Button {...locked(mayAccept)} variant="primary" onClick={when(mayAccept, () => setAsking("accept"))}>
        {mayAccept && <Check className="icon" />}
        Accept
      </Button>
      <Button
        {...locked(mayReject)}
        variant="danger-quiet"
        onClick={when(mayReject, () => setAsking("reject"))}
      >
        Reject
      </Button>
      {mayMove(status, applicationMoves.shortlist) && (
        <Button
          {...locked(true)}
          variant="ghost"
          pending={deciding === "reviewing"}
          pendingText="Shortlisting"
          onClick={when(true, () => decide("reviewing"))}
        >
          <ListChecks className="icon" />
          Shortlist
        </Button>
      )}
      <ButtonLink size="sm" variant="ghost" to={`/messages/${paralegal.id}`} aria-describedby={nameId}>
        <MessageSquare className="icon" />
        Message
      </ButtonLink>
      {contractId !== null && (
        <ButtonLink size="sm" variant="go" to={`/contracts/${contractId}`} aria-describedby={nameId}>
          {status === "accepted" ? "View Contract" : "View Earlier Contract"}
        </ButtonLink>
      )}
      <ConfirmDialog
        open={asking === "accept" && isStopped}
        onOpenChange={close}
        title="Decide on the conflict first"
        text={conflictErrorMessages.decideFirst}
        confirmLabel="Review Conflict"
        tone="primary"
        onConfirm={() => void navigate(`/applications/${id}/conflict`)}
      />
      {wasOffered && (
        <LateDialog onOpenChange={close}>
          <OfferSheet
            application={application}
            open={asking === "accept" && !isStopped}
            onClose={close}
            pending={deciding === "accepted"}
            onAccept={(rejectOthers) => decide("accepted", { rejectOthers, onDone: close })}
          />
        </LateDialog>
      )}
      <ReasonDialog
        open={asking === "reject"}
        onOpenChange={close}
        title="Reject this application?"
        text={`${paralegal.name} will be notified. You can't undo this.`}
        cancelLabel="Cancel"
        confirmLabel="Reject Application"
        pendingLabel="Rejecting"
        tone="danger"
        hint={`${paralegal.name} will read it.`}
        optional
        max={engagementLimits.rejectionReason}
        call={{ isPending: deciding === "rejected", error: null, reset: () => undefined }}
        failure={applicationToasts.rejectFailed.title}
        onConfirm={(reason) => decide("rejected", { reason, onDone: close })}
      />
    </div>
  );
}
