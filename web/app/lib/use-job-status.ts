import { jobToasts } from "@caseload/contract/jobs/job-toasts";
import { activeContractMessage } from "@caseload/contract/jobs/posting-messages";
import { useState } from "react";
import { useSingleCall } from "./single-call.ts";
import type { CallToasts } from "./use-review-call.ts";

/** Closes or reopens a posting; the question is what must be answered before it is reopened. */
export function useJobStatus(id: number, toast: CallToasts) {
  const [question, setQuestion] = useState<string | null>(null);
  const call = useSingleCall("changeJobStatus", {
    onSuccess: () => {
      setQuestion(null);
      toast.success(jobToasts.statusUpdated);
    },
    onError: (error, { body }) => {
      if (error.text === activeContractMessage && !body.confirm) return setQuestion(error.text);
      setQuestion(null);
      toast.failure(jobToasts.statusFailed, error);
    },
  });
  const change = (status: "open" | "closed", confirm?: boolean): void =>
    call.send({ params: { id }, body: { status, confirm } });
  return { change, isPending: call.isPending, question, setQuestion };
}
