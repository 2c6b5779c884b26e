import type { ReceivedApplication } from "@caseload/contract/hiring/applications";
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { applicationMoves, mayMove } from "@caseload/contract/lifecycles";
import { applicationToasts } from "@caseload/contract/hiring/application-toasts";
import Check from "lucide-react/icons/check";
import ListChecks from "lucide-react/icons/list-checks";
import MessageSquare from "lucide-react/icons/message-square";
import { useState } from "react";
import type { MouseEvent } from "react";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { ReasonDialog } from "~/ui/reason-dialog.tsx";
import { AcceptDialog } from "./accept-dialog.tsx";
import { useDecision } from "./use-decision.ts";

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
      <AcceptDialog
        application={application}
        open={asking === "accept"}
        onClose={close}
        pending={deciding === "accepted"}
        onAccept={(rejectOthers) => decide("accepted", { rejectOthers, onDone: close })}
      />
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
