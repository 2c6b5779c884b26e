import { type FormEvent, useState } from "react";
import { Button } from "./button.tsx";
import * as styles from "./decision-form.module.css";
import { Field, FieldGroup } from "./field.tsx";
import { InlineAlert } from "./inline-alert.tsx";
import { RuledHeading } from "./ruled-heading.tsx";
import { Textarea } from "./textarea.tsx";

export type Decision = "approve" | "return";

export interface DecisionValue {
  readonly decision: Decision | null;
  readonly reason: string;
}

interface DecisionFormProps {
  /** Beside the heading: a count. */
  aside?: string;
  /** What each choice is called, on its radio and on the button, and what follows from it. */
  choices: Readonly<Record<Decision, { label: string; note: string }>>;
  value: DecisionValue;
  onWrite: (changes: Partial<DecisionValue>) => void;
  /** Who reads the reason for returning. */
  reasonHint: string;
  /** With one, an approval takes comments, which may be left out. */
  commentHint?: string;
  /** Characters of the reason. */
  max: number;
  isPending: boolean;
  /** Why the decision was not saved. */
  problem: string | null;
  /** Called with a trimmed reason, which returning requires. */
  onDecide: (decision: Decision, reason: string) => void;
}

const order = ["approve", "return"] as const satisfies readonly Decision[];

/** Approve or return what was submitted: the button repeats what is chosen. */
export function DecisionForm({
  aside = "",
  choices,
  value: { decision, reason },
  onWrite,
  reasonHint,
  commentHint,
  max,
  isPending,
  problem,
  onDecide,
}: DecisionFormProps) {
  const [isChecked, setChecked] = useState(false);
  const isReturning = decision === "return";
  const lacksReason = isReturning && reason.trim() === "";

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (decision !== null && !lacksReason) onDecide(decision, reason.trim());
  }
  const chosen = decision === null ? undefined : choices[decision];
  return (
    <form noValidate onSubmit={submit}>
      <RuledHeading aside={aside}>Your decision</RuledHeading>
      <FieldGroup
        label="Decision"
        isLabelHidden
        error={isChecked && decision === null ? "Please choose one" : undefined}
      >
        <div className={styles.choices}>
          {order.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name="decision"
                value={choice}
                checked={decision === choice}
                onChange={() => onWrite({ decision: choice })}
              />
              <span>
                {choices[choice].label}
                <small>{choices[choice].note}</small>
              </span>
            </label>
          ))}
        </div>
      </FieldGroup>
      {(isReturning || (decision === "approve" && commentHint !== undefined)) && (
        <Field
          className={styles.reason}
          label={isReturning ? "Reason for returning" : "Comments"}
          optional={!isReturning}
          hint={isReturning ? reasonHint : commentHint}
          error={isChecked && lacksReason ? "Please give a reason" : undefined}
        >
          <Textarea
            required={isReturning}
            maxLength={max}
            value={reason}
            onChange={(event) => onWrite({ reason: event.currentTarget.value })}
          />
        </Field>
      )}
      {problem !== null && <InlineAlert narrow title="We couldn't save your decision" text={problem} />}
      <Button
        className={styles.decide}
        type="submit"
        variant="primary"
        size="lg"
        block
        disabled={chosen === undefined}
        pending={isPending}
        pendingText={isReturning ? "Returning" : "Approving"}
      >
        {chosen?.label ?? "Choose a Decision"}
      </Button>
    </form>
  );
}
