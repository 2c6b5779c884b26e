import { firmToasts } from "@caseload/contract/firms/firm-toasts";
import type { WaitingJob } from "@caseload/contract/jobs/job-approvals";
import { postedPay, weeklyHours } from "@caseload/contract/jobs/job-terms";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import { useId, useState } from "react";
import { useSearchParams } from "react-router";
import { jobLocation } from "~/lib/format.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useFormat } from "~/lib/use-format.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { JobStatusBadge, PriorityBadge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { DocketMargin } from "~/ui/docket-margin.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { GuardFindings } from "~/ui/guard-findings.tsx";
import { Meta, MetaItem } from "~/ui/meta.tsx";
import { PagedList } from "~/ui/paged-list.tsx";
import { ReasonDialog } from "~/ui/reason-dialog.tsx";
import { RowSkeletons } from "~/ui/row-skeletons.tsx";
import { TitleLink } from "~/ui/title-link.tsx";
import { useToast } from "~/ui/toast-context.ts";
import * as styles from "./approvals.module.css";

/** The firm's postings that need an approval, newest first. */
export function ApprovalList() {
  const list = useApiPages("listJobApprovals");
  return (
    <PagedList
      list={list}
      noun="postings"
      errorTitle="We couldn't load postings"
      alertAbove
      skeleton={<RowSkeletons rows={3} />}
      empty={
        <EmptyState
          art={<DrawerArt />}
          title="No postings to approve"
          text="Postings that need approval appear here."
        />
      }
    >
      {(rows) => (
        <ul className="sheet edge">
          {rows.map((job) => (
            <ApprovalRow key={job.id} job={job} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

const scrollToRow = (row: HTMLLIElement | null): void => row?.scrollIntoView({ block: "center" });

/** A posting; the one in the address is highlighted. */
function ApprovalRow({ job }: { job: WaitingJob }) {
  const isLinked = useSearchParams()[0].get("job") === String(job.id);
  const format = useFormat();
  const titleId = useId();
  return (
    <li
      className={styles.approval}
      aria-current={isLinked || undefined}
      ref={isLinked ? scrollToRow : undefined}
    >
      <DocketMargin id={job.id}>
        <time dateTime={job.createdAt}>{format.stamp(job.createdAt)}</time>
      </DocketMargin>
      <div className={styles.details}>
        <h2 className="heading" id={titleId}>
          <TitleLink className={isLinked ? styles.highlighted : undefined} to={`/jobs/${job.id}`}>
            {job.title}
          </TitleLink>
        </h2>
        <p className="small muted">Written by {job.postedByName}</p>
        <Meta>
          <MetaItem icon={MapPin}>{jobLocation(job)}</MetaItem>
          <MetaItem icon={Clock}>
            {weeklyHours(job.hoursPerWeek)}, {job.duration}
          </MetaItem>
          {job.budgetRange && <MetaItem>{postedPay(job.budgetRange)}</MetaItem>}
        </Meta>
        <p className={styles.description}>{job.description}</p>
        {job.screeningQuestions.length > 0 && (
          <p className={styles.description}>Screening questions: {job.screeningQuestions.join(" ")}</p>
        )}
        {job.guardFindings.length > 0 && <GuardFindings findings={job.guardFindings} />}
        <div className={styles.state}>
          <PriorityBadge priority={job.priority} />
          <JobStatusBadge status={job.status} />
          {job.deadline && <span className="small faint">Closes {format.day(job.deadline)}</span>}
        </div>
      </div>
      <ApprovalButtons job={job} titleId={titleId} />
    </li>
  );
}

function ApprovalButtons({ job, titleId }: { job: WaitingJob; titleId: string }) {
  const [isReturning, setReturning] = useState(false);
  const toast = useToast();
  const params = { id: job.id };
  const approveCall = useSingleCall("approveJob", {
    onSuccess: () => toast.success(firmToasts.postingApproved),
    onError: (error) => toast.failure(firmToasts.approvalFailed, error),
  });
  const returnCall = useApiCall("returnJob", {
    onSuccess: () => {
      setReturning(false);
      toast.success(firmToasts.postingReturned);
    },
  });
  return (
    <div className={styles.buttons}>
      <Button
        size="sm"
        variant="primary"
        aria-describedby={titleId}
        pending={approveCall.isPending}
        pendingText="Approving"
        onClick={() => approveCall.send({ params, body: { createdAt: job.createdAt } })}
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
        hint={`${job.postedByName} will see it.`}
        cancelLabel="Cancel"
        confirmLabel="Return Posting"
        pendingLabel="Returning"
        tone="primary"
        failure={firmToasts.approvalFailed.title}
        call={returnCall}
        onConfirm={(reason) => returnCall.mutate({ params, body: { reason } })}
      />
    </div>
  );
}
