import type { BulkChange, BulkResult } from "@caseload/contract/jobs/postings";
import { postingToasts } from "@caseload/contract/jobs/posting-toasts";
import { useState } from "react";
import { errorText } from "~/lib/api.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useToast } from "~/ui/toast-context.ts";
import { doneSentence } from "./bulk-words.ts";

export interface BulkOutcome {
  readonly change: BulkChange;
  readonly results: readonly BulkResult[];
}

/** Does one thing to several postings; what was refused is left to show. */
export function useBulk(onDone: (refused: number[]) => void) {
  const toast = useToast();
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const call = useSingleCall("changeJobs", {
    onSuccess: (results, { body }) => {
      const refused = results.filter(({ done }) => !done);
      if (refused.length < results.length)
        toast.success(doneSentence(body.action, results.length - refused.length), "");
      setOutcome(refused.length > 0 ? { change: body, results } : null);
      onDone(refused.map(({ id }) => id));
    },
    onError: (error) =>
      toast.failure(postingToasts.bulkFailed.title, errorText(error, postingToasts.bulkFailed.text)),
  });
  return {
    run: (body: BulkChange): void => call.send({ body }),
    running: call.isPending ? (call.variables?.body.action ?? null) : null,
    outcome,
    forget: () => setOutcome(null),
  };
}
