import { toasts } from "@caseload/contract/toasts";
import { errorText, type Input } from "~/lib/api.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useToast } from "~/ui/toast-context.ts";

export type Decision = Input<"decideApplication">["body"]["status"];

const said: Record<
  Decision,
  { done: { title: string; text: string }; failed: { title: string; text: string } }
> = {
  accepted: { done: toasts.accepted, failed: toasts.acceptFailed },
  rejected: { done: toasts.rejected, failed: toasts.rejectFailed },
  reviewing: {
    done: { title: "Application shortlisted", text: "It stands under review now." },
    failed: { title: "Error shortlisting application", text: "Please try again" },
  },
};

/** Decides one application and says how it went. */
export function useDecision(id: number) {
  const toast = useToast();
  const call = useSingleCall("decideApplication", {
    onSuccess: (_, { body }) => toast.success(said[body.status].done.title, said[body.status].done.text),
    onError: (error, { body }) => {
      const { title, text } = said[body.status].failed;
      toast.failure(title, errorText(error, text));
    },
  });
  return {
    decide: (status: Decision, onDone?: () => void): void =>
      call.send({ params: { id }, body: { status } }, { onSettled: onDone }),
    /** Which decision is on its way. */
    deciding: call.isPending ? (call.variables?.body.status ?? null) : null,
  };
}
