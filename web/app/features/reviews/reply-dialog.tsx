import { reviewLimits } from "@caseload/contract/engagements/review-rules";
import type { ContractReview } from "@caseload/contract/engagements/reviews";
import { type FormEvent, useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Field } from "~/ui/field.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";

/** One reply to a published review, which everyone who reads the review reads. */
export default function ReplyDialog({ review, ...control }: DialogControl & { review: ContractReview }) {
  const toast = useToast();
  const [text, setText] = useState("");
  const [isChecked, setChecked] = useState(false);
  const call = useSingleCall("replyToReview", {
    onSuccess: () => {
      toast.success("Reply published", `${review.authorName} has been notified.`);
      control.onOpenChange(false);
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (text.trim() !== "") call.send({ params: { id: review.id }, body: { text } });
  }
  return (
    <FormDialog
      {...control}
      title={`Reply to ${review.authorName}`}
      description="Everyone who can read the review can read your reply. It can't be changed later."
      action="Publish Reply"
      pendingText="Publishing"
      failure="We couldn't publish the reply"
      call={{
        isPending: call.isPending,
        problem: call.error && errorText(call.error, "Check your connection and try again."),
      }}
      onSubmit={submit}
    >
      <Field label="Reply" error={isChecked && text.trim() === "" ? "Please write a few words" : undefined}>
        <Textarea
          rows={4}
          maxLength={reviewLimits.reply}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  );
}
