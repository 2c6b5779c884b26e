import type { HeldInvitation } from "@caseload/contract/firms/invitations";
import { errorText } from "~/lib/api-error.ts";
import { useMember } from "~/lib/session.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { useJoined } from "./use-joined.ts";

interface InvitationAcceptProps {
  invitation: HeldInvitation;
  token: string;
}

/** For the account that the invitation is for. */
export function InvitationAccept({ invitation: { firmName }, token }: InvitationAcceptProps) {
  const { firmId, firmName: present } = useMember();
  const joined = useJoined(firmName);
  const call = useSingleCall("acceptInvitation", { onSuccess: () => void joined() });
  return (
    <>
      {firmId !== null && (
        <p>You leave {present ?? "the firm of your own"} by accepting. What you did for it stays there.</p>
      )}
      {call.error && (
        <InlineAlert
          title="The invitation could not be accepted"
          text={errorText(call.error, "Please try again")}
        />
      )}
      <Button
        variant="primary"
        size="lg"
        block
        pending={call.isPending || call.isSuccess}
        pendingText="Joining"
        onClick={() => call.send({ body: { token } })}
      >
        Accept Invitation
      </Button>
    </>
  );
}
