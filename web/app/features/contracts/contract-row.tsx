import type { Contract } from "@caseload/contract/engagements/contracts";
import { engagementNumber } from "@caseload/contract/engagements/engagement-number";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { payText } from "~/lib/money.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { ContractStatusBadge } from "~/ui/contract-status-badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { nextStep, waitsForViewer } from "./next-step.ts";
import { StepButton } from "./step-button.tsx";
import { useStepQuestion } from "./use-step-question.tsx";
import { isOver, nextText } from "./contract-text.ts";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import * as styles from "./contract-list.module.css";

interface ContractRowProps {
  contract: Contract;
  /** In place of number and date. */
  margin?: ReactNode;
}

/** One contract of the list: parties, rate, deadline, and the next step for the viewer. */
export function ContractRow({ contract, margin }: ContractRowProps) {
  const format = useFormat();
  const { id, job, otherUser, status, viewerSide, pay, projectDeadline, createdAt } = contract;
  const titleId = `contract-${id}`;
  const step = nextStep(contract);
  const { ask, dialog } = useStepQuestion(contract);
  return (
    <li className={classNames(isOver(contract) && styles.quiet)}>
      {margin ?? (
        <div className={styles.gutter}>
          <b>{engagementNumber(id)}</b>
          <time dateTime={createdAt}>{format.date(createdAt)}</time>
        </div>
      )}
      <div className={styles.details}>
        <h2 className="heading" id={titleId}>
          <Link className="title-link" to={`/contracts/${id}`}>
            {job.title}
          </Link>
        </h2>
        <p className={styles.byline}>
          <Avatar id={otherUser.id} name={otherUser.name} photo={otherUser.photo} size="sm" />
          <span>
            {otherUser.name}
            {viewerSide === "paralegal" && <span className="faint"> for {job.firmName}</span>}{" "}
            <UnconfirmedEmail confirmed={otherUser.emailConfirmed} />
          </span>
        </p>
        <div className={styles.state}>
          <ContractStatusBadge status={status} />
          <span className={classNames("small", waitsForViewer(contract) ? "strong" : "faint")}>
            {nextText(contract, format)}
          </span>
        </div>
      </div>
      <div className={styles.controls}>
        <p className={styles.payAmount}>
          <b>{payText(pay)}</b>
          <span>{projectDeadline ? `Deadline ${format.day(projectDeadline)}` : "No deadline"}</span>
        </p>
        <span className={styles.buttons}>
          {(step === "agree" || step === "complete") && (
            <StepButton step={step} variant="go" size="sm" describedBy={titleId} onAsk={ask} />
          )}
          <ButtonLink
            className={styles.viewButton}
            size="sm"
            variant="ghost"
            to={`/contracts/${id}`}
            aria-describedby={titleId}
          >
            View Contract
          </ButtonLink>
        </span>
        {dialog}
      </div>
    </li>
  );
}
