import {
  criteriaOf,
  reviewCriterionLabels,
  reviewLimits,
  type ReviewCriterion,
} from "@caseload/contract/engagements/review-rules";
import type { ContractReview } from "@caseload/contract/engagements/reviews";
import type { UserType } from "@caseload/contract/roles";
import { type FormEvent, useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Field, FieldGroup } from "~/ui/field.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { RadioList } from "~/ui/radio-list.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";

interface ReviewDialogProps extends DialogControl {
  contractId: number;
  side: UserType;
  /** Who is reviewed. */
  about: string;
  /** The one that is edited; null for a new one. */
  review: ContractReview | null;
}

const ratings = Array.from({ length: reviewLimits.maxRating }, (_, at) => ({
  value: String(at + 1),
  label: String(at + 1),
}));

/** Rates the other side of a completed contract, overall and by criterion, with a text. */
export default function ReviewDialog({ contractId, side, about, review, ...control }: ReviewDialogProps) {
  const toast = useToast();
  const [rating, setRating] = useState<number | null>(review?.rating ?? null);
  const [criteria, setCriteria] = useState<Partial<Record<ReviewCriterion, number>>>(review?.criteria ?? {});
  const [text, setText] = useState(review?.text ?? "");
  const [isChecked, setChecked] = useState(false);
  const onSuccess = () => {
    toast.success(review ? "Review changed" : "Review saved", "It is shown once both of you have written.");
    control.onOpenChange(false);
  };
  const writing = useSingleCall("writeReview", { onSuccess });
  const editing = useSingleCall("editReview", { onSuccess });
  const call = review ? editing : writing;
  const own = criteriaOf[side];
  const lacks = (criterion: ReviewCriterion): boolean => criteria[criterion] === undefined;
  const isComplete = rating !== null && text.trim() !== "" && !own.some(lacks);
  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (!isComplete) return;
    const body = { rating, criteria, text };
    if (review) editing.send({ params: { id: review.id }, body });
    else writing.send({ params: { id: contractId }, body });
  }
  const missing = (isMissing: boolean) =>
    isChecked && isMissing ? `Please choose 1 to ${reviewLimits.maxRating}` : undefined;
  return (
    <FormDialog
      {...control}
      title={`Review ${about}`}
      description="1 is poor, 5 is excellent. You can edit your review until it is published."
      action="Save Review"
      pendingText="Saving"
      failure="We couldn't save the review"
      call={{
        isPending: call.isPending,
        problem: call.error && errorText(call.error, "Check your connection and try again."),
      }}
      onSubmit={submit}
    >
      <FieldGroup label="Overall" error={missing(rating === null)}>
        <RadioList
          layout="row"
          options={ratings}
          value={rating === null ? null : String(rating)}
          onChange={(value) => setRating(Number(value))}
        />
      </FieldGroup>
      {own.map((criterion) => (
        <FieldGroup
          key={criterion}
          label={reviewCriterionLabels[criterion]}
          error={missing(lacks(criterion))}
        >
          <RadioList
            layout="row"
            options={ratings}
            value={criteria[criterion] === undefined ? null : String(criteria[criterion])}
            onChange={(value) => setCriteria({ ...criteria, [criterion]: Number(value) })}
          />
        </FieldGroup>
      ))}
      <Field label="Review" error={isChecked && text.trim() === "" ? "Please write a few words" : undefined}>
        <Textarea
          rows={5}
          counter
          maxLength={reviewLimits.text}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  );
}
