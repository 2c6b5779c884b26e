import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { Suspense, useRef, useState } from "react";
import { Button } from "~/ui/button.tsx";
import { lazyPart, vitalPart } from "~/ui/lazy-part.ts";
import { FileSheet } from "~/ui/file-sheet.tsx";
import { useUser } from "~/lib/session.ts";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { applyLabels, applyStateOf, isDisabled } from "./apply-state.ts";
import { JobHead } from "./job-head.tsx";
import { JobPanel } from "./job-panel.tsx";
import { JobSections } from "./job-sections.tsx";
import { ClosingNote, PayFigure } from "./job-terms.tsx";
import styles from "~/ui/file-sheet.module.css";

const ApplyDialog = vitalPart(() => import("./apply-dialog.tsx"));

const NotPermitted = lazyPart(() => import("./not-permitted.tsx"));

interface ApplyActionProps {
  job: JobDetail;
  onApply: () => void;
  onSignUp: () => void;
}

/** The apply button in the state that fits its viewer; a button that cannot be pressed says why. */
function ApplyAction({ job, onApply, onSignUp }: ApplyActionProps) {
  const state = applyStateOf(job, useUser());
  const toast = useToast();
  const explain = async (): Promise<void> => {
    const [{ errorMessages }, { toasts }] = await Promise.all([
      import("@caseload/contract/error-messages"),
      import("@caseload/contract/toasts"),
    ]);
    toast.failure(toasts.applyFailed.title, errorMessages.onlyParalegalsApply);
  };
  const press = (): void => {
    if (state === "apply") onApply();
    else if (state === "signedOut") onSignUp();
    else if (state === "wrongAccount") void explain();
  };
  return (
    <div className={styles.action}>
      <Button variant="primary" size="lg" block disabled={isDisabled(state)} onClick={press}>
        {applyLabels[state]}
      </Button>
      {state === "notPermitted" && (
        <Suspense>
          <NotPermitted />
        </Suspense>
      )}
    </div>
  );
}

interface JobFileProps {
  job: JobDetail;
  /** Opens the application at once, where the viewer may apply. */
  applying: boolean;
  /** Opens the paralegal registration. */
  onSignUp: () => void;
}

/** A posting in full, with the one button that its viewer may press. */
export function JobFile({ job, applying, onSignUp }: JobFileProps) {
  const isAsked = applyStateOf(job, useUser()) === "apply" && applying;
  const [isApplying, setApplying] = useState(isAsked);
  const [wasOpened, setOpened] = useState(isAsked);
  const title = useRef<HTMLHeadingElement>(null);
  const apply = (): void => {
    setOpened(true);
    setApplying(true);
  };
  const action = <ApplyAction job={job} onApply={apply} onSignUp={onSignUp} />;
  return (
    <>
      <FileSheet
        head={<JobHead job={job} titleRef={title} />}
        panel={<JobPanel job={job}>{action}</JobPanel>}
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
      </FileSheet>
      {wasOpened && (
        <LateDialog onOpenChange={setApplying}>
          <ApplyDialog job={job} open={isApplying} onOpenChange={setApplying} focusAfterwards={title} />
        </LateDialog>
      )}
    </>
  );
}
