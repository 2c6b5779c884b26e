import type { Contract } from "@caseload/contract/engagements/contracts";
import { type ReactNode, useState } from "react";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import type { Step } from "./next-step.ts";

const StepDialog = vitalPart(() => import("./step-dialog.tsx"));
const AnswerSheet = vitalPart(() => import("./answer-sheet.tsx"));

/** `ask` opens the question before a step, or the form to sign; `dialog` is to be rendered. */
export function useStepQuestion(contract: Contract): { ask: (step: Step) => void; dialog: ReactNode } {
  const [step, setStep] = useState<Step | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    ask: (next) => {
      setStep(next);
      setOpen(true);
    },
    dialog: step && (
      <LateDialog onOpenChange={setOpen}>
        {step === "agree" ? (
          <AnswerSheet id={contract.id} open={isOpen} onOpenChange={setOpen} linksToTerms />
        ) : (
          <StepDialog key={step} contract={contract} step={step} open={isOpen} onOpenChange={setOpen} />
        )}
      </LateDialog>
    ),
  };
}
