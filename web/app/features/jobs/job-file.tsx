import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { useRef, useState } from "react";
import { vitalPart } from "~/ui/lazy-part.ts";
import { FileSheet } from "~/ui/file-sheet.tsx";
import { useUser } from "~/lib/session.ts";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { ApplyAction } from "./apply-action.tsx";
import { applyStateOf } from "./apply-state.ts";
import { JobHead } from "./job-head.tsx";
import { JobPanel } from "./job-panel.tsx";
import { JobSections } from "./job-sections.tsx";
import { ClosingNote, PayFigure } from "./job-terms.tsx";

const ApplyDialog = vitalPart(() => import("./apply-dialog.tsx"));

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
