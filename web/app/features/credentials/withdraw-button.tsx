import type { Credential } from "@caseload/contract/profiles/credentials";
import { fileToasts } from "@caseload/contract/files/file-toasts";
import { useState } from "react";
import { errorText } from "~/lib/api.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { useToast } from "~/ui/toast-context.ts";

export function WithdrawButton({ credential: { id, title } }: { credential: Credential }) {
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const withdraw = useSingleCall("withdrawCredential", {
    onSuccess: () => {
      setAsking(false);
      toast.success(fileToasts.credentialWithdrawn.title, fileToasts.credentialWithdrawn.text);
    },
    onError: (error) => {
      setAsking(false);
      toast.failure(fileToasts.credentialFailed.title, errorText(error, fileToasts.credentialFailed.text));
    },
  });
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={`Withdraw ${title}`} onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Withdraw this credential?"
        text="It is no longer checked or shown, and the evidence is deleted. You can submit it again later."
        confirmLabel="Withdraw"
        pendingLabel="Withdrawing"
        pending={withdraw.isPending}
        onConfirm={() => withdraw.send({ params: { id } })}
      />
    </>
  );
}
