import { firmToasts } from "@caseload/contract/firms/firm-toasts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { InlineNote } from "~/ui/inline-note.tsx";
import { useToast } from "~/ui/toast-context.ts";

/** Another firm whose name looks like the one entered. */
export interface TakenName {
  firmId: number;
  /** "A firm named X is already on Caseload." */
  text: string;
}

/** Offers to join the firm that has the name. */
export function TakenFirmName({ taken, onAsked }: { taken: TakenName; onAsked: () => void }) {
  const toast = useToast();
  const call = useSingleCall("requestToJoin", {
    onSuccess: ({ firmName }) => {
      toast.success(firmToasts.joinRequested(firmName));
      onAsked();
    },
    onError: (error) => toast.failure(firmToasts.joinRequestFailed, error),
  });
  return (
    <InlineAlert
      title={taken.text}
      text="If you work there, ask to join. If yours is a different firm, add your city to its name."
      action={
        <Button
          size="sm"
          pending={call.isPending}
          pendingText="Sending"
          onClick={() => call.send({ params: { id: taken.firmId } })}
        >
          Ask to Join
        </Button>
      }
    />
  );
}

/** One's open request to join a firm, which can be withdrawn. */
export function OwnJoinRequest() {
  const { data } = useApi("getOwnJoinRequest");
  const format = useFormat();
  const toast = useToast();
  const call = useSingleCall("withdrawJoinRequest", {
    onSuccess: () => toast.success(firmToasts.joinRequestWithdrawn),
    onError: (error) => toast.failure(firmToasts.teamFailed, error),
  });
  if (!data?.request) return null;
  const { firmName, requestedAt } = data.request;
  return (
    <InlineNote
      title={`You asked to join ${firmName}`}
      text={`Sent ${format.date(requestedAt)}. We'll notify you when the firm responds.`}
      action={
        <Button size="sm" pending={call.isPending} pendingText="Withdrawing" onClick={() => call.send({})}>
          Withdraw Request
        </Button>
      }
    />
  );
}
