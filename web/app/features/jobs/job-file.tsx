import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { Suspense, useRef, useState, type ComponentType } from "react";
import { useUser } from "~/lib/session.ts";
import { Button } from "~/ui/button.tsx";
import { lazyPart, vitalPart } from "~/ui/lazy-part.ts";
import { FileSheet } from "~/ui/file-sheet.tsx";
import * as styles from "~/ui/file-sheet.module.css";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { PayFigure } from "~/ui/pay-figure.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { applyLabels, applyStateOf, hasNoButton, isDisabled, opensDialog } from "./apply-state.ts";
import { ClosingNote, JobPanel } from "./job-panel.tsx";
import { JobHead, JobSections } from "./job-sections.tsx";

const ApplyDialog = vitalPart(() => import("./apply-dialog.tsx"));

const SentApplication = lazyPart(async () => ({
  default: (await import("./sent-application.tsx")).SentApplication,
}));
const SimilarJobs = lazyPart(async () => ({ default: (await import("./sent-application.tsx")).SimilarJobs }));

interface JobFileProps {
  job: JobDetail;
  /** Opens the application dialog at once, where the viewer may apply. */
  applying: boolean;
  /** Opens the paralegal registration. */
  onSignUp: () => void;
  /** Saves and hides the job. */
  Marks?: ComponentType<{ job: JobDetail }>;
}

/** A posting in full. */
export function JobFile({ job, applying, onSignUp, Marks }: JobFileProps) {
  const isParalegal = useUser()?.userType === "paralegal";
  const marks = Marks && isParalegal && (
    <Suspense>
      <Marks job={job} />
    </Suspense>
  );
  const startsApplying = opensDialog(applyStateOf(job, useUser())) && applying;
  const [isApplying, setApplying] = useState(startsApplying);
  const [wasOpened, setOpened] = useState(startsApplying);
  const title = useRef<HTMLHeadingElement>(null);
  const apply = (): void => {
    setOpened(true);
    setApplying(true);
  };
  const action = <ApplyAction job={job} onApply={apply} onSignUp={onSignUp} />;
  return (
    <>
      <FileSheet
        head={<JobHead job={job} titleRef={title} actions={marks} />}
        panel={
          <JobPanel job={job}>
            {action}
            {job.viewer.application && (
              <Suspense>
                <SentApplication job={job} />
              </Suspense>
            )}
          </JobPanel>
        }
        bar={
          <>
            <span>
              <b>
                <PayFigure budgetRange={job.budgetRange} />
              </b>
              <ClosingNote job={job} short />
            </span>
            {action}
          </>
        }
      >
        <JobSections job={job} />
        {job.viewer.application && (
          <Suspense>
            <SimilarJobs jobId={job.id} />
          </Suspense>
        )}
      </FileSheet>
      {wasOpened && (
        <LateDialog onOpenChange={setApplying}>
          <ApplyDialog job={job} open={isApplying} onOpenChange={setApplying} focusAfterwards={title} />
        </LateDialog>
      )}
    </>
  );
}

interface ApplyActionProps {
  job: JobDetail;
  onApply: () => void;
  onSignUp: () => void;
}

/** The apply button in the viewer's state; without one, the reason. */
function ApplyAction({ job, onApply, onSignUp }: ApplyActionProps) {
  const state = applyStateOf(job, useUser());
  const toast = useToast();
  const explain = async (): Promise<void> => {
    const [{ errorMessages }, { applicationToasts }] = await Promise.all([
      import("@caseload/contract/error-messages"),
      import("@caseload/contract/hiring/application-toasts"),
    ]);
    toast.failure(applicationToasts.applyFailed.title, errorMessages.onlyParalegalsApply);
  };
  const press = (): void => {
    if (opensDialog(state)) onApply();
    else if (state === "signedOut") onSignUp();
    else if (state === "wrongAccount") void explain();
  };
  if (hasNoButton(state)) {
    const reason = state === "ownFirm" ? "Posted by your firm" : "Your firm role can't apply";
    return (
      <div className={styles.action}>
        <p>{reason}</p>
      </div>
    );
  }
  return (
    <div className={styles.action}>
      <Button variant="primary" size="lg" block disabled={isDisabled(state)} onClick={press}>
        {applyLabels[state]}
      </Button>
    </div>
  );
}
