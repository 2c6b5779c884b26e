import { Suspense, useId } from "react";
import { Link } from "react-router";
import { FieldRow } from "~/ui/field-row.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { usePosting } from "./use-posting.ts";
import * as styles from "./posting.module.css";

const PostingForm = vitalPart(() => import("./posting-form.tsx"));

interface PostingDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPosted?: () => void;
}

/** The short form of Post New Job. Closing it keeps the draft. */
export default function PostingDialog({ open, onOpenChange, onPosted }: PostingDialogProps) {
  const formId = useId();
  const { post, isPosting, question } = usePosting(() => {
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
      {question}
    </Dialog>
  );
}

/** Shown while the code of the form loads. */
function PostingFormSkeleton() {
  return (
    <Loading className={styles.postingForm}>
      <FieldSkeleton />
      <FieldRow>
        <FieldSkeleton />
        <FieldSkeleton />
      </FieldRow>
      <FieldRow>
        <FieldSkeleton />
        <FieldSkeleton />
      </FieldRow>
    </Loading>
  );
}

function FieldSkeleton() {
  return (
    <div className="field">
      <Skeleton shape="word" />
      <Skeleton shape="button" />
    </div>
  );
}
