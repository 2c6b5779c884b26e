import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { type FormEvent, useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { keepFocus } from "~/ui/keep-focus.ts";
import { Textarea } from "~/ui/textarea.tsx";
import * as styles from "./rail.module.css";

interface CommentFormProps {
  contractId: number;
  text: string;
  /** Null closes the form. */
  onWrite: (text: string | null) => void;
}

export default function CommentForm({ contractId, text, onWrite }: CommentFormProps) {
  const [isChecked, setChecked] = useState(false);
  const call = useSingleCall("addContractComment", {
    onSuccess: () => {
      onWrite(null);
      keepFocus("comments");
    },
  });
  const isEmpty = text.trim() === "";

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (!isEmpty) call.send({ params: { id: contractId }, body: { text: text.trim() } });
  }
  return (
    <form className={styles.commentForm} onSubmit={submit}>
      <Field label="Comment" error={isChecked && isEmpty ? "Please write a comment" : undefined}>
        <Textarea
          autoFocus
          rows={3}
          maxLength={engagementLimits.comment}
          value={text}
          onChange={(event) => {
            setChecked(false);
            onWrite(event.currentTarget.value);
          }}
        />
      </Field>
      {call.error && (
        <InlineAlert
          narrow
          title="Your comment was not sent"
          text={errorText(call.error, "Check your connection and try again.")}
        />
      )}
      <div className={styles.pair}>
        <Button type="submit" pending={call.isPending} pendingText="Sending">
          Send Comment
        </Button>
        <Button variant="ghost" onClick={() => onWrite(null)}>
          Discard
        </Button>
      </div>
    </form>
  );
}
