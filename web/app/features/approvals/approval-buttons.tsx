import type { Job } from "@caseload/contract/jobs/jobs";
import { firmToasts } from "@caseload/contract/firms/firm-toasts";
import Check from "lucide-react/icons/check";
import { useState } from "react";
import { errorText } from "~/lib/api.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { ReasonDialog } from "~/ui/reason-dialog.tsx";
import { useToast } from "~/ui/toast-context.ts";
import styles from "./approvals.module.css";

const changes = ["listJobApprovals", "listAttorneyJobs", "listJobs", "getJob", "dashboardStats"] as const;

/** Approve, or return with a reason. */
export function ApprovalButtons({ job, titleId }: { job: Job; titleId: string }) {
  const [isReturning, setReturning] = useState(false);
  const toast = useToast();
  const params = { id: job.id };
  const approval = useSingleCall("approveJob", {
    changes: [...changes],
    onSuccess: () => toast.success(firmToasts.postingApproved.title, firmToasts.postingApproved.text),
    onError: (error) =>
      toast.failure(firmToasts.approvalFailed.title, errorText(error, firmToasts.approvalFailed.text)),
  });
  const giveBack = useApiCall("returnJob", {
    changes: [...changes],
    onSuccess: () => {
      setReturning(false);
      toast.success(firmToasts.postingReturned.title, firmToasts.postingReturned.text);
    },
  });
  return (
    <div className={styles.buttons}>
      <Button
        size="sm"
        variant="primary"
        aria-describedby={titleId}
        pending={approval.isPending}
        pendingText="Approving"
        onClick={() => approval.send({ params, body: { createdAt: job.createdAt } })}
      >
        <Check className="icon" />
        Approve
      </Button>
      <Button size="sm" aria-describedby={titleId} onClick={() => setReturning(true)}>
        Return
      </Button>
      <ReasonDialog
        open={isReturning}
        onOpenChange={setReturning}
        title="Return this posting?"
        text={`${job.postedByName} can revise it and send it again.`}
        hint={`${job.postedByName} reads it.`}
        cancelLabel="Cancel"
        confirmLabel="Return Posting"
        pendingLabel="Returning"
        tone="primary"
        failure={firmToasts.approvalFailed.title}
        call={giveBack}
        onConfirm={(reason) => giveBack.mutate({ params, body: { reason } })}
      />
    </div>
  );
}
