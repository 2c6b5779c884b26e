import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { useFormat } from "~/lib/use-format.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { CancelContract } from "./cancel-contract.tsx";
import { nextText, isOver } from "./contract-text.ts";
import { isCompletionRequested, nextStep, type Step } from "./next-step.ts";
import { StepButton } from "./step-button.tsx";
import * as styles from "./rail.module.css";

interface WorkStepProps {
  contract: ContractDetail;
  /** Whether an amendment awaits the viewer's answer: its button is the page's primary one then. */
  isSecond: boolean;
  onAsk: (step: Step) => void;
}

/** Once agreed: the step forward, amending, and cancelling. Once over: how it ended. */
export function WorkStep({ contract, isSecond, onAsk }: WorkStepProps) {
  const format = useFormat();
  const { status, may, openAmendment, cancelReason, attorney, job } = contract;
  const step = nextStep(contract);
  const isOffered = step !== null && step !== "agree" && !isCompletionRequested(contract);
  const canAmend = may.amend && openAmendment === null;
  // Ending the work is no one's next step while its terms are open.
  const isPrimary = !isSecond && openAmendment === null;
  return (
    <section>
      <RuledHeading>{isOver(contract) ? "Ended" : "Work"}</RuledHeading>
      <p className={styles.lead}>
        {nextText({ ...contract, turn: null }, format)}.
        {status === "cancelled" && cancelReason !== null && ` ${cancelReason}`}
      </p>
      {!isOver(contract) && !may.act && (
        <p className={styles.lead}>
          You can read this contract. {attorney.name} and members with permission to create contracts can
          change it for {job.firmName}.
        </p>
      )}
      {!isOver(contract) && may.act && (
        <div className={styles.actions}>
          {isOffered && (
            <StepButton step={step} variant={isPrimary ? "primary" : "secondary"} onAsk={onAsk} />
          )}
          {canAmend && <ButtonLink to={`/contracts/${contract.id}/terms`}>Propose Amendment</ButtonLink>}
          <CancelContract contract={contract} />
        </div>
      )}
    </section>
  );
}
