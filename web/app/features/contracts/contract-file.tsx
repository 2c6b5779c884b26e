import { classNames } from "~/ui/class-names.ts";
import styles from "./contract-file.module.css";
import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { Suspense } from "react";
import { errorText } from "~/lib/api-error.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useApi } from "~/lib/use-api.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { BackLink, PageHead } from "~/ui/page-head.tsx";
import { StepsLine } from "~/ui/steps-line.tsx";
import { AgreementPaper } from "./agreement-paper.tsx";
import { CancelContract } from "./cancel-contract.tsx";
import { CompletionBanner } from "./completion-banner.tsx";
import { ContractFileSkeleton } from "./contract-file-skeleton.tsx";
import { ContractHead } from "./contract-head.tsx";
import { ContractSummary } from "./contract-summary.tsx";
import { ContractTimeline } from "./contract-timeline.tsx";
import { isCompletionRequested } from "./standing.ts";
import { daysRun, stepsOf } from "./steps.ts";
import { useStepQuestion } from "./use-step-question.tsx";
import { isOver } from "./wording.ts";

const ContractNotFound = vitalPart(() => import("./contract-not-found.tsx"));

/** One contract, whole: where it stands, what was agreed, what happened. */
export function ContractFile({ id }: { id: number }) {
  const { data: contract, error, refetch } = useApi("getContract", { params: { id } });
  if (error?.status === 404 || error?.status === 400)
    return (
      <Suspense>
        <ContractNotFound />
      </Suspense>
    );
  if (contract) return <OpenFile contract={contract} />;
  if (!error) return <ContractFileSkeleton />;
  return (
    <>
      <BackLink to="/contracts">Contracts</BackLink>
      <PageHead title="Contract" />
      <InlineAlert
        title="This contract could not be loaded"
        text={errorText(error, "Please try again")}
        onRetry={() => void refetch()}
      />
    </>
  );
}

function OpenFile({ contract }: { contract: ContractDetail }) {
  const format = useFormat();
  const { ask, dialog } = useStepQuestion(contract);
  const { completionRequestedAt, cancelReason, status } = contract;
  return (
    <>
      <ContractHead contract={contract} onAsk={ask} />
      <StepsLine
        label="Contract status"
        steps={stepsOf(contract, format)}
        progress={daysRun(contract, format.now)?.percent}
      />
      {status === "cancelled" && cancelReason && (
        <p className={classNames("muted", styles.cancelled)}>
          <span className="strong">Cancelled:</span> {cancelReason}
        </p>
      )}
      {isCompletionRequested(contract) && completionRequestedAt !== null && (
        <CompletionBanner contract={contract} requestedAt={completionRequestedAt} onAsk={ask} />
      )}
      <div className={styles.contractColumns}>
        <AgreementPaper contract={contract} onAsk={ask} />
        <div className={styles.rail}>
          <ContractSummary contract={contract} />
          <ContractTimeline contract={contract} />
          {!isOver(contract) && (
            <div className={styles.ending}>
              <CancelContract contract={contract} />
            </div>
          )}
        </div>
      </div>
      {dialog}
    </>
  );
}
