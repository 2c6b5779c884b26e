import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { formatHours } from "@caseload/contract/engagements/hours-text";
import { timeToasts } from "@caseload/contract/engagements/time-toasts";
import type { Timesheet } from "@caseload/contract/engagements/timesheets";
import { type FormEvent, useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { plural } from "~/lib/phrases.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { Field, FieldGroup } from "~/ui/field.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { commentsOf, type Decision, type DecisionDraft, dropDecisionDraft } from "./decision-drafts.ts";
import * as styles from "./approval.module.css";

interface DecisionFormProps {
  sheet: Timesheet;
  /** The paralegal. */
  name: string;
  draftKey: string;
  draft: DecisionDraft;
  onWrite: (changes: Partial<DecisionDraft>) => void;
}

/** Approve or return: the button repeats what is chosen. */
export function DecisionForm({ sheet, name, draftKey, draft, onWrite }: DecisionFormProps) {
  const toast = useToast();
  const [isChecked, setChecked] = useState(false);
  const { decision, reason } = draft;
  const comments = commentsOf(draft);
  const [first = name] = name.split(" ", 1);
  const finish = (title: string) => () => {
    dropDecisionDraft(draftKey);
    toast.success(title);
  };
  const approval = useSingleCall("approveTimesheet", { onSuccess: finish(timeToasts.timesheetApproved) });
  const returning = useSingleCall("returnTimesheet", { onSuccess: finish(timeToasts.timesheetReturned) });
  const error = decision === "return" ? returning.error : approval.error;
  const lacksReason = decision === "return" && reason.trim() === "";

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    const params = { id: sheet.id };
    if (decision === "approve") approval.send({ params, body: { comments } });
    if (decision === "return" && !lacksReason)
      returning.send({ params, body: { reason: reason.trim(), comments } });
  }
  const choices = [
    {
      value: "approve",
      label: "Approve Timesheet",
      note: `${formatHours(sheet.minutes)}, locked once approved`,
    },
    { value: "return", label: "Return Timesheet", note: `${first} can edit and resubmit it` },
  ] as const satisfies readonly { value: Decision; label: string; note: string }[];
  const chosen = choices.find(({ value }) => value === decision);
  return (
    <form noValidate onSubmit={submit}>
      <RuledHeading aside={comments.length > 0 ? plural(comments.length, "comment") : ""}>
        Your decision
      </RuledHeading>
      <FieldGroup
        label="Decision"
        isLabelHidden
        error={isChecked && decision === null ? "Please choose one" : undefined}
      >
        <div className={styles.choices}>
          {choices.map(({ value, label, note }) => (
            <label key={value}>
              <input
                type="radio"
                name="decision"
                value={value}
                checked={decision === value}
                onChange={() => onWrite({ decision: value })}
              />
              <span>
                {label}
                <small>{note}</small>
              </span>
            </label>
          ))}
        </div>
      </FieldGroup>
      {decision === "return" && (
        <Field
          className={styles.reason}
          label="Reason for returning"
          hint={`${first} sees the reason and your comments. The reason goes in the supervision log.`}
          error={isChecked && lacksReason ? "Please give a reason" : undefined}
        >
          <Textarea
            required
            maxLength={engagementLimits.reason}
            value={reason}
            onChange={(event) => onWrite({ reason: event.currentTarget.value })}
          />
        </Field>
      )}
      {error && (
        <InlineAlert
          narrow
          title="Your decision was not saved"
          text={errorText(error, "Check your connection and try again.")}
        />
      )}
      <Button
        className={styles.decide}
        type="submit"
        variant="primary"
        size="lg"
        block
        disabled={chosen === undefined}
        pending={approval.isPending || returning.isPending}
        pendingText={decision === "return" ? "Returning" : "Approving"}
      >
        {chosen?.label ?? "Choose a Decision"}
      </Button>
    </form>
  );
}
