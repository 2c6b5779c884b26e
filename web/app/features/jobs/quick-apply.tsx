import type { ApplicationStatus } from "@caseload/contract/lifecycles";
import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { useState, type RefObject } from "react";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useUser } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { Button } from "~/ui/button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { applyLabels, applyStateOf, isDisabled, type ApplyState } from "./apply-state.ts";

const ApplyDialog = vitalPart(() => import("./apply-dialog.tsx"));

interface QuickApplyProps {
  job: Pick<JobDetail, "id" | "title" | "firmName">;
  applicationStatus: ApplicationStatus | null;
  mayReapply: boolean;
  /** The list no longer has it. */
  isGone: boolean;
  /** The id of the row's title, which describes the button. */
  titleId: string;
  focusAfterwards: RefObject<HTMLElement | null>;
  /** Called when the dialog opens. */
  onBegin: () => void;
}

/** The apply button in a list, with the dialog and the states of the job page. */
export function QuickApply({
  job,
  applicationStatus,
  mayReapply,
  isGone,
  titleId,
  ...props
}: QuickApplyProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  // The list is refetched a moment later.
  const [isSent, setSent] = useState(false);
  const apply = (): void => {
    props.onBegin();
    setOpened(true);
    setOpen(true);
  };
  const hasApplied = isSent || (applicationStatus !== null && !mayReapply);
  const state = hasApplied ? "applied" : mayReapply ? "reapply" : "apply";
  return (
    <>
      {isGone && !hasApplied ? (
        <GoneButton jobId={job.id} titleId={titleId} onApply={apply} />
      ) : (
        <StateButton state={state} titleId={titleId} onApply={apply} />
      )}
      {wasOpened && (
        <LateDialog onOpenChange={setOpen}>
          <ApplyDialog
            job={job}
            open={isOpen}
            onOpenChange={setOpen}
            focusAfterwards={props.focusAfterwards}
            onApplied={() => setSent(true)}
          />
        </LateDialog>
      )}
    </>
  );
}

interface StateButtonProps {
  state: ApplyState;
  titleId: string;
  onApply: () => void;
}

function StateButton({ state, titleId, onApply }: StateButtonProps) {
  return (
    <Button variant="go" size="sm" disabled={isDisabled(state)} aria-describedby={titleId} onClick={onApply}>
      {state === "apply" ? "Quick Apply" : applyLabels[state]}
    </Button>
  );
}

/** Reads the current state of a posting that left its list; one that can no longer be read counts as closed. */
function GoneButton({ jobId, titleId, onApply }: Omit<StateButtonProps, "state"> & { jobId: number }) {
  const user = useUser();
  const { data: job } = useApi("getJob", { params: { id: jobId } });
  return <StateButton state={job ? applyStateOf(job, user) : "closed"} titleId={titleId} onApply={onApply} />;
}
