import type { ReceivedApplication } from "@caseload/contract/hiring/applications";
import { applicationMoves, mayMove } from "@caseload/contract/lifecycles";
import Check from "lucide-react/icons/check";
import ListChecks from "lucide-react/icons/list-checks";
import MessageSquare from "lucide-react/icons/message-square";
import { useState } from "react";
import type { MouseEvent } from "react";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { useDecision } from "./use-decision.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./attorney-dashboard.module.css";
import attorneySheetsStyles from "./attorney-sheets.module.css";

interface DecisionButtonsProps {
  application: ReceivedApplication;
  /** The element that names the applicant. */
  nameId: string;
}

/** Accept, Reject, Shortlist and Message; the first three while undecided. */
export function DecisionButtons({ application, nameId }: DecisionButtonsProps) {
  const { id, status, paralegal, contractId } = application;
  const [asking, setAsking] = useState(false);
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
    <div className={classNames(styles.buttons, attorneySheetsStyles.buttons)}>
      <Button
        {...locked(mayAccept)}
        variant="primary"
        pending={deciding === "accepted"}
        pendingText="Accepting"
        onClick={when(mayAccept, () => decide("accepted"))}
      >
        {mayAccept && <Check className="icon" />}
        Accept
      </Button>
      <Button {...locked(mayReject)} variant="danger-quiet" onClick={when(mayReject, () => setAsking(true))}>
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
          View Contract
        </ButtonLink>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Reject this application?"
        text={`${paralegal.name} is told at once. You cannot undo this.`}
        cancelLabel="Keep it"
        confirmLabel="Reject Application"
        pendingLabel="Rejecting"
        pending={deciding === "rejected"}
        onConfirm={() => decide("rejected", () => setAsking(false))}
      />
    </div>
  );
}
