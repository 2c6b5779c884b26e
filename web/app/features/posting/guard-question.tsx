import type { GuardFinding } from "@caseload/contract/jobs/posting-guard";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { GuardFindings } from "~/ui/guard-findings.tsx";

/** What the guard found in a posting that was refused, and what its answer does. */
export interface GuardQuestionProps {
  findings: readonly GuardFinding[];
  answer: (isRead: boolean) => void;
}

export default function GuardQuestion({ findings, answer }: GuardQuestionProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && answer(false)}
      title="Read this before you post"
      description="Nothing was saved yet. Anyone who approves the posting sees this too."
      footer={
        <>
          <Button variant="ghost" onClick={() => answer(false)}>
            Back to Editing
          </Button>
          <Button variant="primary" onClick={() => answer(true)}>
            I Have Read This
          </Button>
        </>
      }
    >
      <GuardFindings findings={findings} />
    </Dialog>
  );
}
