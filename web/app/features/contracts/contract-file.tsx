import { weeklyHours } from "@caseload/contract/jobs/job-terms";
import MessageSquare from "lucide-react/icons/message-square";
import { useState } from "react";
import { docketNumber, money, plural } from "~/lib/format.ts";
import { useMember } from "~/lib/session.ts";
import { ContractStatusBadge } from "~/ui/badge.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./contract-file.module.css";
import type { Contract, ContractDetail } from "@caseload/contract/engagements/contracts";
import { notFoundMessages } from "@caseload/contract/not-found-messages";
import { errorText } from "~/lib/api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useApi } from "~/lib/use-api.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { TermList } from "~/ui/meta.tsx";
import { NotFound } from "~/ui/not-found.tsx";
import { BackLink, PageHead } from "~/ui/page-head.tsx";
import { Progress } from "~/ui/progress.tsx";
import { ReasonDialog } from "~/ui/reason-dialog.tsx";
import { RuledHeading } from "~/ui/rule.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { StepsLine } from "~/ui/steps-line.tsx";
import { Timeline } from "~/ui/timeline.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import { AgreementPaper } from "./agreement-paper.tsx";
import { CompletionBanner } from "./completion-banner.tsx";
import { isCompletionRequested, nextStep, type Step, waitsForViewer } from "./next-step.ts";
import { StepButton } from "./step-button.tsx";
import { daysRun, stepsOf } from "./steps.ts";
import { useCancel } from "./use-contract-change.ts";
import { useStepQuestion } from "./use-step-question.tsx";
import { eventText, isOver } from "./contract-text.ts";

/** One contract: its status, the agreement, and the timeline. */
export function ContractFile({ id }: { id: number }) {
  const isId = !Number.isNaN(id);
  const { data: contract, error, refetch } = useApi("getContract", { params: { id } }, { enabled: isId });
  // Parties only: for everyone else the existence of a contract is private.
  if (!isId || error?.status === 404 || error?.status === 400)
    return (
      <NotFound
        title="Contract Not Found"
        text={notFoundMessages.contractNotFound}
        action="Back to Contracts"
        to="/contracts"
      />
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

function ContractFileSkeleton() {
  return (
    <>
      <BackLink to="/contracts">Contracts</BackLink>
      <h1>
        <VisuallyHidden>Contract</VisuallyHidden>
      </h1>
      <Loading>
        <div className={styles.contractHeadSkeleton}>
          <Skeleton shape="tag" />
          <Skeleton shape="title" />
          <Skeleton shape="line" />
        </div>
        <div className={styles.contractColumns}>
          <div className={classNames("sheet", styles.paperSkeleton)}>
            {Array.from({ length: 4 }, (_, at) => (
              <div key={at}>
                <Skeleton shape="word" />
                <Skeleton shape="line" />
                <Skeleton shape="short" />
              </div>
            ))}
          </div>
          <div className={styles.rail}>
            <div className={classNames("sheet", styles.totalSummary, styles.summarySkeleton)}>
              <Skeleton shape="word" />
              <Skeleton shape="figure" />
              <Skeleton shape="line" />
              <Skeleton shape="line" />
            </div>
          </div>
        </div>
      </Loading>
    </>
  );
}

/** Status, title, parties, and the step that the viewer can take. */
function ContractHead({ contract, onAsk }: { contract: Contract; onAsk: (step: Step) => void }) {
  const { status, job, paralegal, otherUser } = contract;
  const step = nextStep(contract);
  // While completion is requested, the banner below holds the buttons for it.
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

function ContractSummary({ contract }: { contract: Contract }) {
  const format = useFormat();
  const { agreedRate, job, projectDeadline, startsOn, startedAt, status } = contract;
  const run = daysRun(contract, format.now);
  const start = startsOn ? format.longDate(startsOn) : "The day after agreement";
  return (
    <section className={classNames("sheet", styles.totalSummary)} aria-label="Agreed terms">
      <p className="label">Agreed rate</p>
      <p className={classNames("figure", styles.agreedRate)}>
        {agreedRate === null ? "Negotiable" : money(agreedRate)}
        {agreedRate !== null && <small>an hour</small>}
      </p>
      {run && (
        <>
          <Progress className={styles.timeUsed} label="Time used" value={run.percent} />
          <p className={styles.ends}>
            <span>{run.day > run.of ? "Past the deadline" : `Day ${run.day} of ${run.of}`}</span>
            {run.day <= run.of && <span>{plural(run.of - run.day, "day")} left</span>}
          </p>
        </>
      )}
      <TermList
        className={styles.agreedTerms}
        terms={[
          { term: "Hours", value: weeklyHours(job.hoursPerWeek) },
          { term: "Duration", value: job.duration },
          { term: "Deadline", value: projectDeadline ? format.longDate(projectDeadline) : "Open" },
          startedAt
            ? { term: "Started on", value: format.longDate(startedAt) }
            : { term: "Starts on", value: status === "cancelled" ? "Not started" : start },
        ]}
      />
    </section>
  );
}

/** The events of the contract, newest first; the newest is highlighted while the viewer's step is pending. */
function ContractTimeline({ contract }: { contract: ContractDetail }) {
  const format = useFormat();
  const viewerId = useMember().id;
  const isWaiting = waitsForViewer(contract);
  const entries = contract.timeline.toReversed().map((event, at) => ({
    id: event.id,
    text: eventText(event, viewerId),
    note: (
      <>
        <time dateTime={event.createdAt}>{format.dateTime(event.createdAt)}</time>
        {event.note && <q className={styles.eventNote}>{event.note}</q>}
      </>
    ),
    hot: at === 0 && isWaiting,
  }));
  return (
    <section>
      <RuledHeading>Timeline</RuledHeading>
      <Timeline entries={entries} />
    </section>
  );
}

/** Possible for both sides until completion. */
function CancelContract({ contract }: { contract: Contract }) {
  const [isAsking, setAsking] = useState(false);
  const call = useCancel(() => setAsking(false));
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setAsking(true)}>
        Cancel Contract
      </Button>
      <ReasonDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Cancel this contract?"
        text={`The assignment ends at once. ${contract.otherUser.name} is notified, and your reason stays in the timeline. This cannot be undone.`}
        cancelLabel="Keep Contract"
        confirmLabel="Cancel Contract"
        pendingLabel="Cancelling"
        tone="danger"
        failure="Failed to cancel the contract"
        call={call}
        onConfirm={(reason) => call.mutate({ params: { id: contract.id }, body: { reason } })}
      />
    </>
  );
}
