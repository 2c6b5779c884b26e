import type { Contract } from "@caseload/contract/engagements/contracts";
import ReasonQuestion from "~/ui/reason-question.tsx";
import { useObjection } from "./use-contract-change.ts";

interface ObjectionQuestionProps {
  contract: Contract;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for the reason of an objection to the completion. */
export default function ObjectionQuestion({ contract, open, onOpenChange }: ObjectionQuestionProps) {
  const call = useObjection(() => onOpenChange(false));
  return (
    <ReasonQuestion
      open={open}
      onOpenChange={onOpenChange}
      title="Object to completion?"
      text={`The contract stays in progress. ${contract.paralegal.name} is notified and can ask again.`}
      cancelLabel="Go Back"
      confirmLabel="Object"
      pendingLabel="Objecting"
      tone="primary"
      failure="Failed to object"
      call={call}
      onConfirm={(reason) => call.mutate({ params: { id: contract.id }, body: { reason } })}
    />
  );
}
