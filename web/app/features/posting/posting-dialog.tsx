import { Suspense, useId } from "react";
import { Link } from "react-router";
import { vitalPart } from "~/ui/lazy-part.ts";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { PostingFormSkeleton } from "./posting-form-skeleton.tsx";
import { usePosting } from "./use-posting.ts";

const PostingForm = vitalPart(() => import("./posting-form.tsx"));

interface PostingDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPosted?: () => void;
}

/** Post New Job, the quick way. Closing it keeps what has been written. */
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
      description={
        <>
          What you write is kept when you close this window. For drafts, a preview and private parties{" "}
          <Link className="link" to="/jobs/post">
            use the full form
          </Link>
          .
        </>
      }
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
