import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { Suspense } from "react";
import { lazyPart } from "~/ui/lazy-part.ts";
import { useUser } from "~/lib/session.ts";
import { Button } from "~/ui/button.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { applyLabels, applyStateOf, isDisabled } from "./apply-state.ts";
import styles from "~/ui/file-sheet.module.css";

const NotPermitted = lazyPart(() => import("./not-permitted.tsx"));

interface ApplyActionProps {
  job: JobDetail;
  onApply: () => void;
  onSignUp: () => void;
}

/** The apply button in the state that fits its viewer; a button that cannot be pressed says why. */
export function ApplyAction({ job, onApply, onSignUp }: ApplyActionProps) {
  const state = applyStateOf(job, useUser());
  const toast = useToast();
  const explain = async (): Promise<void> => {
    const [{ errorMessages }, { toasts }] = await Promise.all([
      import("@caseload/contract/refusals"),
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
