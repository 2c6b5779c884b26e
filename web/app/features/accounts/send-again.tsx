import { useSendVerification } from "~/lib/send-verification.ts";
import { Button } from "~/ui/button.tsx";
import { useToast } from "~/ui/toast-context.ts";

/** Sends the letter that confirms an address once more. */
export function SendAgain() {
  const { sendAgain, isPending } = useSendVerification(useToast());
  return (
    <Button variant="primary" pending={isPending} pendingText="Sending" onClick={sendAgain}>
      Send Again
    </Button>
  );
}
