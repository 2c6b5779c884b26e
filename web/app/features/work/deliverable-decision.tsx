import type { Deliverable } from "@caseload/contract/engagements/deliverables";
import { workLimits } from "@caseload/contract/engagements/work-limits";
import { workToasts } from "@caseload/contract/engagements/work-toasts";
import { useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { keptDrafts } from "~/lib/kept-drafts.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { type Decision, DecisionForm, type DecisionValue } from "~/ui/decision-form.tsx";
import { keepFocus } from "~/ui/keep-focus.ts";
import { useToast } from "~/ui/toast-context.ts";
import * as styles from "./work-tab.module.css";

/** By deliverable and submission. */
const drafts = keptDrafts<DecisionValue>({ decision: null, reason: "" });

interface DeliverableDecisionProps {
  deliverable: Deliverable;
  /** The paralegal. */
  name: string;
  /** Others that await the viewer's decision. */
  remaining: number;
}

/** Approve or return the submitted deliverable. */
export function DeliverableDecision({ deliverable, name, remaining }: DeliverableDecisionProps) {
  const { id, title, submissions } = deliverable;
  const toast = useToast();
  const key = `${id} ${submissions.at(-1)?.id}`;
  const [value, setValue] = useState(() => drafts.read(key));
  const [first = name] = name.split(" ", 1);
  function write(changes: Partial<DecisionValue>): void {
    const next = { ...value, ...changes };
    drafts.keep(key, next);
    setValue(next);
  }
  const finish = (text: string) => () => {
    drafts.drop(key);
    toast.success(text);
    keepFocus("deliverables");
  };
  const approval = useSingleCall("approveDeliverable", { onSuccess: finish(workToasts.deliverableApproved) });
  const returning = useSingleCall("returnDeliverable", { onSuccess: finish(workToasts.deliverableReturned) });
  const error = value.decision === "return" ? returning.error : approval.error;
  function decide(decision: Decision, comments: string): void {
    const params = { id };
    if (decision === "approve") approval.send({ params, body: { comments: comments || null } });
    else returning.send({ params, body: { comments } });
  }
  return (
    <>
      <p className={styles.subject}>
        <b>{title}</b>
        {remaining > 0 && <small>{remaining} more to review</small>}
      </p>
      <DecisionForm
        choices={{
          approve: { label: "Approve Deliverable", note: "Goes in the supervision log" },
          return: { label: "Return Deliverable", note: `${first} can resubmit it` },
        }}
        value={value}
        onWrite={write}
        reasonHint={`${first} sees the reason. It goes in the supervision log.`}
        commentHint={`${first} sees them. They go in the supervision log.`}
        max={workLimits.text}
        isPending={approval.isPending || returning.isPending}
        problem={error && errorText(error, "Check your connection and try again.")}
        onDecide={decide}
      />
    </>
  );
}
