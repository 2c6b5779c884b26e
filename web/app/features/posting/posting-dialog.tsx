import type { OwnJob } from "@caseload/contract/jobs";
import { lazy, Suspense, useId } from "react";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { PostingFormSkeleton } from "./posting-form-skeleton.tsx";
import { usePosting, useRevision } from "./use-posting.ts";
import "./posting.css";

const PostingForm = lazy(() => import("./posting-form.tsx"));

interface PostingDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPosted?: () => void;
  /** A posting that is not live yet, to be changed and handed in again; otherwise a new one is written. */
  revised?: OwnJob;
}

/** Post New Job. Closing it keeps what has been written. */
export function PostingDialog({ open, onOpenChange, onPosted, revised }: PostingDialogProps) {
  const formId = useId();
  const onDone = () => {
    onOpenChange(false);
    onPosted?.();
  };
  const posting = usePosting(onDone);
  const revision = useRevision(revised, onDone);
  const { post, isPosting } = revised ? revision : posting;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="wide"
      title={revised ? "Revise Posting" : "Post New Job"}
      description={
        revised
          ? "Change what the approver asked for, and hand it in again."
          : "What you write is kept when you close this window."
      }
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={isPosting} pendingText="Posting">
            {revised ? "Hand In Again" : "Post Job"}
          </Button>
        </>
      }
    >
      <Suspense fallback={<PostingFormSkeleton />}>
        <PostingForm formId={formId} onPost={post} revised={revised} />
      </Suspense>
    </Dialog>
  );
}
