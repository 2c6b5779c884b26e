import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { type FormEvent, useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { keepFocus } from "~/ui/keep-focus.ts";
import { Textarea } from "~/ui/textarea.tsx";
import { keepCommentDraft, readCommentDraft } from "./comment-drafts.ts";
import * as styles from "./rail.module.css";

interface CommentFormProps {
  contractId: number;
  /** After sending or discarding. */
  onDone: () => void;
}

/** One comment on the terms. */
export default function CommentForm({ contractId, onDone }: CommentFormProps) {
  const [text, setText] = useState(() => readCommentDraft(contractId));
  const [isChecked, setChecked] = useState(false);
  const call = useSingleCall("addContractComment", { onSuccess: close });
  const isEmpty = text.trim() === "";

  function close(): void {
    keepCommentDraft(contractId, "");
    onDone();
    keepFocus("comments");
  }
  function write(next: string): void {
    setText(next);
    setChecked(false);
    keepCommentDraft(contractId, next);
  }
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
          onChange={(event) => write(event.currentTarget.value)}
        />
      </Field>
      {call.error && (
        <InlineAlert
          narrow
          title="We couldn't send your comment"
          text={errorText(call.error, "Check your connection and try again.")}
        />
      )}
      <div className={styles.pair}>
        <Button type="submit" pending={call.isPending} pendingText="Sending">
          Send Comment
        </Button>
        <Button variant="ghost" onClick={close}>
          Discard
        </Button>
      </div>
    </form>
  );
}
