import type { JoinRequest } from "@caseload/contract/firms/join-requests";
import { firmToasts } from "@caseload/contract/firms/firm-toasts";
import { useId, useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useToast } from "~/ui/toast-context.ts";
import { useDialogs } from "~/ui/use-dialogs.ts";
import * as styles from "./team.module.css";

const RequesterDialog = vitalPart(() => import("./requester-dialog.tsx"));

/** People who asked to join the firm. */
export function JoinRequestList() {
  const { data, error, refetch } = useApi("listJoinRequests");
  if (!data && error)
    return (
      <div className={styles.invitationFailure}>
        <InlineAlert
          title="We couldn't load requests to join"
          text={errorText(error, "Try again.")}
          onRetry={() => void refetch()}
        />
      </div>
    );
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.teamInvited} aria-labelledby="join-requests">
      <h2 className="heading" id="join-requests">
        Requests to join
      </h2>
      <ul className={classNames("sheet edge", styles.teamRows)}>
        {data.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
    </section>
  );
}

function RequestRow({ request }: { request: JoinRequest }) {
  const { userId, name, email, userType, requestedAt } = request;
  const format = useFormat();
  const titleId = useId();
  return (
    <li>
      <Avatar id={userId} name={name} />
      <div className={styles.personLine}>
        <h3 className={classNames("heading", styles.personName)} id={titleId}>
          {name}
        </h3>
        <a className="small muted" href={`mailto:${email}`}>
          {email}
        </a>
      </div>
      <div className={styles.place}>
        <b>{userType === "attorney" ? "Attorney" : "Paralegal"}</b>
        <span className="muted">Asked {format.date(requestedAt)}</span>
      </div>
      <RequestButtons request={request} titleId={titleId} />
    </li>
  );
}

function RequestButtons({ request, titleId }: { request: JoinRequest; titleId: string }) {
  const { id, name } = request;
  const toast = useToast();
  const dialogs = useDialogs<"invite">();
  const [isAsking, setAsking] = useState(false);
  const decline = useSingleCall("declineJoinRequest", {
    onSuccess: () => {
      setAsking(false);
      toast.success(firmToasts.joinRequestDeclined(name));
    },
    onError: (error) => {
      setAsking(false);
      toast.failure(firmToasts.teamFailed, error);
    },
  });
  return (
    <div className={styles.buttons}>
      <Button size="sm" aria-describedby={titleId} onClick={() => dialogs.open("invite")}>
        Invite
      </Button>
      <Button size="sm" variant="danger-quiet" aria-describedby={titleId} onClick={() => setAsking(true)}>
        Decline
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Decline ${name}'s request?`}
        text="We'll notify them. They can ask again after 30 days."
        confirmLabel="Decline Request"
        pendingLabel="Declining"
        pending={decline.isPending}
        onConfirm={() => decline.send({ params: { id } })}
      />
      <LateDialog onOpenChange={dialogs.control.onOpenChange}>
        {dialogs.name === "invite" && (
          <RequesterDialog key={dialogs.turn} request={request} {...dialogs.control} />
        )}
      </LateDialog>
    </div>
  );
}
