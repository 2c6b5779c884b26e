import type { posting } from "@caseload/contract/jobs/jobs";
import { toasts } from "@caseload/contract/toasts";
import { useRef, useState } from "react";
import type { z } from "zod";
import { errorText, type Output } from "~/lib/api.ts";
import { useMember } from "~/lib/session.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useToast } from "~/ui/toast-context.ts";
import { dropDraft } from "./posting-draft.ts";

/** Runs one at a time; rejects when it failed, so that the form can show where. */
export function useOneAtATime<Values>(send: (values: Values) => Promise<unknown>) {
  const sending = useRef(false);
  const [isPosting, setPosting] = useState(false);
  async function post(values: Values): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setPosting(true);
    try {
      await send(values);
    } finally {
      sending.current = false;
      setPosting(false);
    }
  }
  return { post, isPosting };
}

/** How it went, in a toast. */
function useOutcome() {
  const toast = useToast();
  return {
    onPosted: ({ status }: Output<"postJob">, waiting: { title: string; text: string }) => {
      const { title, text } = status === "pending_approval" ? waiting : toasts.jobPosted;
      toast.success(title, text);
    },
    onError: (error: unknown) =>
      toast.failure(toasts.postFailed.title, errorText(error, toasts.postFailed.text)),
  };
}

/** Posts a new job. */
export function usePosting(onDone: () => void) {
  const user = useMember();
  const { onPosted, onError } = useOutcome();
  const call = useApiCall("postJob", {
    onSuccess: (job) => {
      dropDraft(user.id, "dialog");
      onPosted(job, toasts.jobAwaitsApproval);
      onDone();
    },
    onError,
  });
  // The name is read only while the firm has none of its own (PRODUCT.md "Deliberate differences").
  return useOneAtATime((values: z.output<typeof posting>) =>
    call.mutateAsync({ body: { ...values, firmName: user.firmName ?? user.registration.firmName } }),
  );
}
