import type { posting } from "@caseload/contract/jobs";
import { toasts } from "@caseload/contract/toasts";
import { lazy, Suspense, useId, useRef, useState } from "react";
import type { z } from "zod";
import { errorText } from "~/lib/api.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useMember } from "~/lib/session.ts";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { dropDraft } from "./posting-draft.ts";
import { PostingFormSkeleton } from "./posting-form-skeleton.tsx";
import "./posting.css";

const PostingForm = lazy(() => import("./posting-form.tsx"));

interface PostingDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPosted?: () => void;
}

/** Post New Job. Closing it keeps what has been written. */
export function PostingDialog({ open, onOpenChange, onPosted }: PostingDialogProps) {
  const formId = useId();
  const { post, isPosting } = usePosting(() => {
    onOpenChange(false);
    onPosted?.();
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="wide"
      title="Post New Job"
      description="What you write is kept when you close this window."
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={isPosting} pendingText="Posting">
            Post Job
          </Button>
        </>
      }
    >
      <Suspense fallback={<PostingFormSkeleton />}>
        <PostingForm formId={formId} onPost={post} />
      </Suspense>
    </Dialog>
  );
}

/** Posts once at a time and says how it went; rejects when it failed, so that the form can show where. */
function usePosting(onDone: () => void) {
  const user = useMember();
  const toast = useToast();
  const sending = useRef(false);
  const [isPosting, setPosting] = useState(false);
  const call = useApiCall("postJob", {
    changes: ["listAttorneyJobs", "listJobs", "countJobs", "dashboardStats"],
    onSuccess: ({ status }) => {
      const { title, text } = status === "pending_approval" ? toasts.jobAwaitsApproval : toasts.jobPosted;
      dropDraft(user.id);
      toast.success(title, text);
      onDone();
    },
    onError: (error) => toast.failure(toasts.postFailed.title, errorText(error, toasts.postFailed.text)),
  });

  async function post(values: z.output<typeof posting>): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setPosting(true);
    try {
      // Read only while the firm has no name of its own (PRODUCT.md "Deliberate differences").
      await call.mutateAsync({ body: { ...values, firmName: user.firmName ?? user.registration.firmName } });
    } finally {
      sending.current = false;
      setPosting(false);
    }
  }
  return { post, isPosting };
}
