import { objectionDeadline } from "@caseload/contract/engagements/contract-due";
import type { Contract } from "@caseload/contract/engagements/contracts";
import { limits } from "@caseload/contract/limits";
import Hourglass from "lucide-react/icons/hourglass";
import { useState } from "react";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { ReasonDialog } from "~/ui/reason-dialog.tsx";
import type { Step } from "./next-step.ts";
import { StepButton } from "./step-button.tsx";
import { useObjection } from "./use-contract-change.ts";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./contract-page.module.css";

interface CompletionBannerProps {
  contract: Contract;
  requestedAt: string;
  onAsk: (step: Step) => void;
}

/** The paralegal has asked for completion: until when the firm may object, and how. */
export default function CompletionBanner({ contract, requestedAt, onAsk }: CompletionBannerProps) {
  const format = useFormat();
  const deadline = objectionDeadline(requestedAt);
  const isPast = format.now >= Date.parse(deadline);
  const forAttorney = contract.viewerSide === "attorney";
  const asked = forAttorney ? `${contract.paralegal.name} requested completion` : "You requested completion";
  const who = forAttorney ? "you object" : `${contract.job.firmName} objects`;
  return (
    <section className={classNames("sheet", styles.completion)} aria-label="Completion requested">
      <span className={styles.noticeIcon}>
        <Hourglass className="icon" aria-hidden="true" />
      </span>
      <div>
        <h2 className="heading">{asked}</h2>
        <p className="muted ui-text">
          {isPast
            ? "The time to object has passed. The contract will complete within minutes."
            : `Requested ${format.dateTime(requestedAt)}. Auto-completes ${format.dateTime(deadline)}, after ${limits.completionObjectionHours} hours, unless ${who}.`}
        </p>
      </div>
      {forAttorney && (
        <div className={styles.completionActions}>
          <Objection contract={contract} isLate={isPast} />
          <StepButton step="complete" variant="primary" onAsk={onAsk} />
        </div>
      )}
    </section>
  );
}

function Objection({ contract, isLate }: { contract: Contract; isLate: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const call = useObjection(() => setAsking(false));
  return (
    <>
      <Button disabled={isLate} onClick={() => setAsking(true)}>
        Object
      </Button>
      <ReasonDialog
        open={isAsking}
        onOpenChange={setAsking}
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
    </>
  );
}
