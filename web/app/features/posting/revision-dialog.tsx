import type { OwnJob } from "@caseload/contract/jobs";
import { useState } from "react";
import { PostingDialog } from "./posting-dialog.tsx";

interface RevisionDialogProps {
  /** Null while closed. */
  job: OwnJob | null;
  onClose: () => void;
}

/** Changes a posting that is not live yet. The last one stays in sight while the dialog closes. */
export function RevisionDialog({ job, onClose }: RevisionDialogProps) {
  const [shown, setShown] = useState(job);
  if (job !== null && job !== shown) setShown(job);
  if (!shown) return null;
  return <PostingDialog open={job !== null} revised={shown} onOpenChange={(open) => !open && onClose()} />;
}
