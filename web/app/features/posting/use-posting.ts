import type { OwnJob, posting } from "@caseload/contract/jobs";
import { firmToasts } from "@caseload/contract/firm-toasts";
import { toasts } from "@caseload/contract/toasts";
import { useRef, useState } from "react";
import type { z } from "zod";
import { errorText, type Output } from "~/lib/api.ts";
import { useMember } from "~/lib/session.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useToast } from "~/ui/toast-context.ts";
import { dropDraft } from "./posting-draft.ts";

type Values = z.output<typeof posting>;

const changes = [
  "listAttorneyJobs",
  "listJobs",
  "countJobs",
  "getJob",
  "listJobApprovals",
  "dashboardStats",
] as const;

/** Runs one at a time; rejects when it failed, so that the form can show where. */
function useOneAtATime(send: (values: Values) => Promise<unknown>) {
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
    changes: [...changes],
    onSuccess: (job) => {
      dropDraft(user.id);
      onPosted(job, toasts.jobAwaitsApproval);
      onDone();
    },
    onError,
  });
  // The name is read only while the firm has none of its own (PRODUCT.md "Deliberate differences").
  return useOneAtATime((values) =>
    call.mutateAsync({ body: { ...values, firmName: user.firmName ?? user.registration.firmName } }),
  );
}

/** Hands a changed posting in again. */
export function useRevision(job: OwnJob | undefined, onDone: () => void) {
  const { onPosted, onError } = useOutcome();
  const call = useApiCall("reviseJob", {
    changes: [...changes],
    onSuccess: (changed) => {
      onPosted(changed, firmToasts.postingResubmitted);
      onDone();
    },
    onError,
  });
  return useOneAtATime(async (body) => {
    if (job) await call.mutateAsync({ params: { id: job.id }, body });
  });
}
