import { maxLength } from "@caseload/contract/limits";
import { useRef, useState } from "react";
import ConfirmQuestion from "./confirm-question.tsx";
import { Field } from "./field.tsx";
import { InlineAlert } from "./inline-alert.tsx";
import { Textarea } from "./textarea.tsx";

export interface ReasonDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: string;
  confirmLabel: string;
  pendingLabel: string;
  cancelLabel: string;
  tone: "danger" | "primary";
  /** Who reads the reason. */
  hint?: string;
  /** The reason may be left out, and is then empty. */
  optional?: boolean;
  /** Characters. */
  max?: number;
  /** Title of the inline error. */
  failure: string;
  call: { isPending: boolean; error: { text: string } | null; reset: () => void };
  onConfirm: (reason: string) => void;
  /** Enter confirms without a reason, for what can be undone. */
  quick?: boolean;
  /** Where focus goes on closing; back to the opener by default. */
  finalFocus?: () => HTMLElement | null;
}

function problemOf(
  reason: string,
  { optional, max }: { optional: boolean; max: number },
): string | undefined {
  if (reason.trim() === "") return optional ? undefined : "Please give a reason";
  return reason.trim().length > max
    ? `Please use at most ${max.toLocaleString("en-US")} characters`
    : undefined;
}

/** A confirmation with a reason that another person reads. */
export default function ReasonQuestion({
  onOpenChange,
  hint = "The other party will see it.",
  optional = false,
  max = maxLength.reason,
  failure,
  call,
  onConfirm,
  quick = false,
  ...question
}: ReasonDialogProps) {
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const problem = problemOf(reason, { optional, max });

  function change(next: boolean): void {
    call.reset();
    setChecked(false);
    onOpenChange(next);
  }
  function confirm(): void {
    setChecked(true);
    if (problem === undefined) onConfirm(reason.trim());
  }

  return (
    <ConfirmQuestion
      {...question}
      initialFocus={quick ? button : field}
      confirmButton={button}
      pending={call.isPending}
      onOpenChange={change}
      onConfirm={confirm}
    >
      <Field label="Reason" optional={optional} hint={hint} error={isChecked ? problem : undefined}>
        <Textarea
          ref={field}
          required={!optional}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          onBlur={() => setChecked(reason !== "")}
        />
      </Field>
      {call.error && <InlineAlert title={failure} text={call.error.text.trim() || "Please try again"} />}
    </ConfirmQuestion>
  );
}
