import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { formatHours } from "@caseload/contract/engagements/hours-text";
import { timeToasts } from "@caseload/contract/engagements/time-toasts";
import type { Timesheet } from "@caseload/contract/engagements/timesheets";
import { errorText } from "~/lib/api-error.ts";
import { plural } from "~/lib/phrases.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { type Decision, DecisionForm as Form } from "~/ui/decision-form.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { commentsOf, type DecisionDraft, decisionDrafts } from "./decision-drafts.ts";

interface DecisionFormProps {
  sheet: Timesheet;
  /** The paralegal. */
  name: string;
  draftKey: string;
  draft: DecisionDraft;
  onWrite: (changes: Partial<DecisionDraft>) => void;
}

/** Approve or return a timesheet, with comments on its entries. */
export function DecisionForm({ sheet, name, draftKey, draft, onWrite }: DecisionFormProps) {
  const toast = useToast();
  const comments = commentsOf(draft);
  const [first = name] = name.split(" ", 1);
  const finish = (title: string) => () => {
    decisionDrafts.drop(draftKey);
    toast.success(title);
  };
  const approval = useSingleCall("approveTimesheet", { onSuccess: finish(timeToasts.timesheetApproved) });
  const returning = useSingleCall("returnTimesheet", { onSuccess: finish(timeToasts.timesheetReturned) });
  const error = draft.decision === "return" ? returning.error : approval.error;

  function decide(decision: Decision, reason: string): void {
    const params = { id: sheet.id };
    if (decision === "approve") approval.send({ params, body: { comments } });
    else returning.send({ params, body: { reason, comments } });
  }
  return (
    <Form
      aside={comments.length > 0 ? plural(comments.length, "comment") : ""}
      choices={{
        approve: { label: "Approve Timesheet", note: `${formatHours(sheet.minutes)}, locked once approved` },
        return: { label: "Return Timesheet", note: `${first} can edit and resubmit it` },
      }}
      value={draft}
      onWrite={onWrite}
      reasonHint={`${first} sees the reason and your comments. The reason goes in the supervision log.`}
      max={engagementLimits.reason}
      isPending={approval.isPending || returning.isPending}
      problem={error && errorText(error, "Check your connection and try again.")}
      onDecide={decide}
    />
  );
}
