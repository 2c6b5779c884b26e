import { postingToasts } from "@caseload/contract/jobs/posting-messages";
import { useNavigate } from "react-router";
import { useSingleCall } from "./single-call.ts";
import type { CallToasts } from "./use-review-call.ts";

/** Copies a posting into a draft of one's own, and opens it. */
export function useDuplicateJob(toast: CallToasts) {
  const navigate = useNavigate();
  return useSingleCall("duplicateJob", {
    onSuccess: ({ id }) => {
      toast.success(postingToasts.duplicated);
      void navigate(`/jobs/${id}/edit`);
    },
    onError: (error) => toast.failure(postingToasts.duplicateFailed, error),
  });
}
