import { postingToasts } from "@caseload/contract/jobs/posting-toasts";
import { useState } from "react";
import { errorText } from "~/lib/api.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { useToast } from "~/ui/toast-context.ts";

/** Removes a stored draft for good, after a question. */
export function DiscardButton({ id, onDiscarded }: { id: number; onDiscarded: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const toast = useToast();
  const { discardFailed, draftDiscarded } = postingToasts;
  const call = useSingleCall("discardDraft", {
    onSuccess: () => {
      toast.success(draftDiscarded.title, draftDiscarded.text);
      setAsking(false);
      onDiscarded();
    },
    onError: (error) => {
      toast.failure(discardFailed.title, errorText(error, discardFailed.text));
      setAsking(false);
    },
  });
  return (
    <>
      <Button variant="danger-quiet" block onClick={() => setAsking(true)}>
        Discard Draft
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Discard this draft?"
        text="What is written in it is gone for good."
        confirmLabel="Discard Draft"
        pendingLabel="Discarding"
        pending={call.isPending}
        onConfirm={() => call.send({ params: { id } })}
      />
    </>
  );
}
