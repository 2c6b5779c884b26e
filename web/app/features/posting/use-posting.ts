import { postingToasts } from "@caseload/contract/jobs/posting-messages";
import type { JobStatus } from "@caseload/contract/lifecycles";
import { jobToasts } from "@caseload/contract/jobs/job-toasts";
import { useRef, useState } from "react";
import { useMember } from "~/lib/session.ts";
import { useToast } from "~/ui/toast-context.ts";
import { deleteDraft } from "./posting-draft.ts";
import { useNewPosting } from "./use-new-posting.tsx";
import type { PostingOutput } from "./posting-fields.tsx";

/** Ignores calls while one is running; rejects with its error, which the form shows. */
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

/** What became of a posting; a draft where this installation requires a verified bar admission. */
export const postedToasts: Record<JobStatus, { title: string; text: string }> = {
  open: jobToasts.jobPosted,
  closed: jobToasts.jobPosted,
  filled: jobToasts.jobPosted,
  pending_approval: jobToasts.jobAwaitsApproval,
  draft: postingToasts.keptAsDraft,
};

/** Posts a new job from the dialog. */
export function usePosting(onDone: () => void) {
  const user = useMember();
  const toast = useToast();
  const { post, question } = useNewPosting();
  const posting = useOneAtATime(async (values: PostingOutput) => {
    try {
      const posted = await post(values);
      if (!posted) return;
      deleteDraft(user.id, "dialog");
      const { title, text } = postedToasts[posted.status];
      toast.success(title, text);
      onDone();
    } catch (error) {
      toast.failure(jobToasts.postFailed, error);
      throw error;
    }
  });
  return { ...posting, question };
}
