import type { Contract } from "@caseload/contract/engagements/contracts";
import MessageSquare from "lucide-react/icons/message-square";
import { docketNumber } from "~/lib/format.ts";
import { ContractStatusBadge } from "~/ui/badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { BackLink, PageHead } from "~/ui/page-head.tsx";
import { isCompletionRequested, nextStep, type Step } from "./standing.ts";
import { StepButton } from "./step-button.tsx";

/** Status, title, parties, and the one step that is the viewer's to take. */
export function ContractHead({ contract, onAsk }: { contract: Contract; onAsk: (step: Step) => void }) {
  const { status, job, paralegal, otherUser } = contract;
  const step = nextStep(contract);
  // While completion is asked for, the banner below holds the buttons for it.
  const isInBanner = isCompletionRequested(contract);
  return (
    <>
      <BackLink to="/contracts">Contracts</BackLink>
      <PageHead
        badge={<ContractStatusBadge status={status} />}
        title={job.title}
        lede={`${paralegal.name} for ${job.firmName}, assignment ${docketNumber(job.id)}`}
        actions={
          <>
            <ButtonLink to={`/messages/${otherUser.id}`}>
              <MessageSquare className="icon" aria-hidden="true" />
              Message
            </ButtonLink>
            {step && !isInBanner && <StepButton step={step} variant="primary" onAsk={onAsk} />}
          </>
        }
      />
    </>
  );
}
