import { applicationToasts } from "@caseload/contract/hiring/application-toasts";
import type { Input } from "~/lib/api-types.ts";
import { errorText } from "~/lib/api-error.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useToast } from "~/ui/toast-context.ts";

type Decision = Input<"decideApplication">["body"]["status"];

export const decisionToasts: Record<
  Decision,
  { done: { title: string; text: string }; failed: { title: string; text: string } }
> = {
  accepted: { done: applicationToasts.accepted, failed: applicationToasts.acceptFailed },
  rejected: { done: applicationToasts.rejected, failed: applicationToasts.rejectFailed },
  reviewing: {
    done: { title: "Application shortlisted", text: "Marked Under Review." },
    failed: { title: "Error shortlisting application", text: "Please try again" },
  },
};

interface DecisionDetails {
  reason?: string;
  rejectOthers?: boolean;
  onDone?: () => void;
}

/** Accepts, rejects or shortlists an application at once. */
export function useDecision(id: number) {
  const toast = useToast();
  const call = useSingleCall("decideApplication", {
    onSuccess: (_, { body }) =>
      toast.success(decisionToasts[body.status].done.title, decisionToasts[body.status].done.text),
    onError: (error, { body }) => {
      const { title, text } = decisionToasts[body.status].failed;
      toast.failure(title, errorText(error, text));
    },
  });
  return {
    decide: (status: Decision, { onDone, ...more }: DecisionDetails = {}): void =>
      call.send({ params: { id }, body: { status, ...more } }, { onSettled: onDone }),
    /** The decision that is being sent. */
    deciding: call.isPending ? (call.variables?.body.status ?? null) : null,
  };
}
