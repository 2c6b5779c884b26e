import { errorText, type ApiError } from "~/lib/api-error.ts";
import { useApi } from "~/lib/use-api.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./team.module.css";
import type { Invitation } from "@caseload/contract/firms/invitations";
import { roleLabel } from "@caseload/contract/role-label";
import { firmToasts } from "@caseload/contract/firms/firm-toasts";
import Mail from "lucide-react/icons/mail";
import { useId, useState } from "react";
import { useSingleCall } from "~/lib/single-call.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { useToast } from "~/ui/toast-context.ts";

/** Invitations that have not been used yet. */
export function InvitationList() {
  const { data, error, refetch } = useApi("listInvitations");
  if (!data && error)
    return (
      <div className={styles.invitationFailure}>
        <InlineAlert
          title="We couldn't load invitations"
          text={errorText(error, "Please try again")}
          onRetry={() => void refetch()}
        />
      </div>
    );
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.teamInvited} aria-labelledby="open-invitations">
      <h2 className="heading" id="open-invitations">
        Open invitations
      </h2>
      <ul className={classNames("sheet edge", styles.teamRows)}>
        {data.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { email, primaryRole, department, isExpired, sentAt, expiresAt } = invitation;
  const format = useFormat();
  const titleId = useId();
  return (
    <li>
      <span className={styles.teamMail}>
        <Mail className="icon" aria-hidden="true" />
      </span>
      <div className={styles.personLine}>
        <h3 className={classNames("heading", styles.personName)} id={titleId}>
          {email}
        </h3>
        <span className="small muted">
          {isExpired ? (
            <Badge tone="brass" glyph="s-waiting">
              Expired
            </Badge>
          ) : (
            `Sent ${format.date(sentAt)}, expires ${format.date(expiresAt)}`
          )}
        </span>
      </div>
      <div className={styles.place}>
        <b>{roleLabel(primaryRole)}</b>
        <span className="muted">{department ?? "No department"}</span>
      </div>
      <InvitationButtons invitation={invitation} titleId={titleId} />
    </li>
  );
}

function InvitationButtons({ invitation, titleId }: { invitation: Invitation; titleId: string }) {
  const { id, email } = invitation;
  const [isAsking, setAsking] = useState(false);
  const { resend, revoke } = useInvitationCalls(email, () => setAsking(false));
  return (
    <div className={styles.buttons}>
      <Button
        size="sm"
        aria-describedby={titleId}
        pending={resend.isPending}
        pendingText="Sending"
        onClick={() => resend.send({ params: { id } })}
      >
        Send Again
      </Button>
      <Button size="sm" variant="danger-quiet" aria-describedby={titleId} onClick={() => setAsking(true)}>
        Revoke
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Revoke this invitation?"
        text={`The link we emailed to ${email} will stop working.`}
        cancelLabel="Keep It"
        confirmLabel="Revoke Invitation"
        pendingLabel="Revoking"
        pending={revoke.isPending}
        onConfirm={() => revoke.send({ params: { id } })}
      />
    </div>
  );
}

function useInvitationCalls(email: string, onSettled: () => void) {
  const toast = useToast();
  const onError = (error: ApiError) => {
    onSettled();
    toast.failure(firmToasts.teamFailed, error);
  };
  const resend = useSingleCall("resendInvitation", {
    onSuccess: () => toast.success(firmToasts.invited(email)),
    onError,
  });
  const revoke = useSingleCall("revokeInvitation", {
    onSuccess: () => {
      onSettled();
      toast.success(firmToasts.invitationRevoked);
    },
    onError,
  });
  return { resend, revoke };
}
