import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import Printer from "lucide-react/icons/printer";
import Scale from "lucide-react/icons/scale";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import * as styles from "./conflicts.module.css";

/** On a contract: a conflict that became possible, and the screening memo of one that was overridden. */
export default function ContractConflict({ contract }: { contract: ContractDetail }) {
  const { conflict, viewerSide } = contract;
  const isFirm = viewerSide === "attorney";
  return (
    <>
      {conflict.status === "possible" && (
        <section className={styles.banner} aria-label="Possible conflict">
          <Scale className="icon" aria-hidden="true" />
          <span>
            <b>A conflict is possible on this contract</b>
            {isFirm
              ? "A party on this job may match the paralegal's ledger. Clear it, or override it with a screen."
              : "A party on this job may match an entry in your ledger. The firm decides what happens next."}
          </span>
          <ButtonLink size="sm" to={`/applications/${conflict.applicationId}/conflict`}>
            Review Conflict
          </ButtonLink>
        </section>
      )}
      {conflict.screening !== "none" && <ScreeningMemo contractId={contract.id} />}
    </>
  );
}

function ScreeningMemo({ contractId }: { contractId: number }) {
  const format = useFormat();
  const toast = useToast();
  const [isPrinting, setPrinting] = useState(false);
  const params = { id: contractId };
  const { data: memo, error, refetch } = useApi("getScreening", { params });
  const call = useSingleCall("acknowledgeScreening", {
    onSuccess: () => toast.success("Screening memo acknowledged"),
    onError: (problem) =>
      toast.failure({ title: "Failed to acknowledge the memo", text: "Please try again" }, problem),
  });

  /** The memo alone; the browser's own command prints the contract. */
  function print(): void {
    flushSync(() => setPrinting(true));
    window.print();
    setPrinting(false);
  }
  if (error)
    return (
      <InlineAlert
        title="We couldn't load the screening memo"
        text={error.text}
        onRetry={() => void refetch()}
      />
    );
  if (!memo) return <Skeleton shape="line" />;
  const { attorney, paralegal } = memo;
  return (
    <section
      className={`sheet ${styles.spaced} ${styles.memo}`}
      data-printing={isPrinting || undefined}
      aria-label="Screening memo"
    >
      <h2 className="heading">Screening memo</h2>
      <p className={styles.reason}>{memo.text}</p>
      <p className="small muted">
        In force since {format.fullTime(memo.since)}, written by {memo.writtenByName}.{" "}
        <UnconfirmedEmail confirmed={memo.writtenByEmailConfirmed} />
      </p>
      <ul className="small">
        {[
          { side: "Firm", acknowledgment: attorney },
          { side: "Paralegal", acknowledgment: paralegal },
        ].map(({ side, acknowledgment }) => (
          <li key={side}>
            {side}:{" "}
            {acknowledgment
              ? `acknowledged by ${acknowledgment.name}, ${format.fullTime(acknowledgment.at)} `
              : "not acknowledged yet"}
            <UnconfirmedEmail confirmed={acknowledgment?.emailConfirmed ?? true} />
          </li>
        ))}
      </ul>
      <div className={styles.answers}>
        {memo.mayAcknowledge && (
          <Button
            variant="primary"
            pending={call.isPending}
            pendingText="Acknowledging"
            onClick={() => call.send({ params })}
          >
            Acknowledge Memo
          </Button>
        )}
        <Button variant="ghost" onClick={print}>
          <Printer className="icon" aria-hidden="true" />
          Print
        </Button>
      </div>
    </section>
  );
}
