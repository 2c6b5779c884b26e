import { postingToasts } from "@caseload/contract/jobs/posting-toasts";
import { errorText } from "~/lib/api.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { useToast } from "~/ui/toast-context.ts";

/** Lets a paused posting of the firm take applications again. */
export function ResumeButton({ id, titleId }: { id: number; titleId: string }) {
  const toast = useToast();
  const { send, isPending } = useSingleCall("resumeJob", {
    onSuccess: () => toast.success(postingToasts.resumed.title, postingToasts.resumed.text),
    onError: (error) =>
      toast.failure(postingToasts.resumeFailed.title, errorText(error, postingToasts.resumeFailed.text)),
  });
  return (
    <Button
      size="sm"
      aria-describedby={titleId}
      pending={isPending}
      pendingText="Resuming"
      onClick={() => send({ params: { id } })}
    >
      Resume
    </Button>
  );
}
