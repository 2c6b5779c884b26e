import { type OwnJob, posting } from "@caseload/contract/jobs";
import { useEffect, useMemo, useState } from "react";
import { applyServerErrors, useSchemaForm } from "~/lib/form.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useMember } from "~/lib/session.ts";
import { Button } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { useLateFormFocus } from "~/ui/late-form-focus.ts";
import { dropDraft, keepDraft, readDraft } from "./posting-draft.ts";
import { valuesOf } from "./stored-posting.ts";
import type { PostingDraft, PostingValues } from "./posting-draft.ts";
import { RequirementFields, WorkFields } from "./posting-fields.tsx";
import type { PostingFormState, PostingOutput } from "./posting-fields.tsx";

const blank: PostingDraft = {
  title: "",
  location: "",
  hoursPerWeek: "",
  duration: "",
  specialties: [],
  description: "",
  priority: "medium",
  budgetRange: "",
  deadline: "",
};

interface PostingFormProps {
  formId: string;
  /** Rejects when the posting was refused. */
  onPost: (posting: PostingOutput) => Promise<void>;
  /** What is changed; otherwise a new one is written, and kept as a draft meanwhile. */
  revised?: OwnJob | undefined;
}

export default function PostingForm({ formId, onPost, revised }: PostingFormProps) {
  const user = useMember();
  const first = useLateFormFocus();
  const [draft] = useState(() => (revised ? null : readDraft(user.id)));
  const form = useSchemaForm<PostingValues, PostingOutput>(useDatedSchema(), {
    defaultValues: { ...blank, ...(revised ? valuesOf(revised) : draft) },
  });
  useKeptDraft(form, revised ? null : user.id);

  async function submit(values: PostingOutput): Promise<void> {
    try {
      await onPost(values);
      // Posted: what stands in the fields is no draft any more.
      form.reset(blank);
    } catch (error) {
      applyServerErrors(form, error);
    }
  }
  return (
    <form
      id={formId}
      ref={first}
      className="posting-form"
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      {draft && form.formState.submitCount === 0 && <RestoredDraft onStartOver={() => form.reset(blank)} />}
      <WorkFields form={form} />
      <RequirementFields form={form} />
    </form>
  );
}

/** A posting whose last day is past would close at once. */
function useDatedSchema() {
  const { daysUntil } = useFormat();
  return useMemo(
    () =>
      posting.extend({
        deadline: posting.shape.deadline.refine((day) => day === null || daysUntil(day) >= 0, {
          error: "Please choose today or a later day",
        }),
      }),
    [daysUntil],
  );
}

/** Null: what is written is no draft. */
function useKeptDraft(form: PostingFormState, userId: number | null): void {
  useEffect(() => {
    if (userId === null) return undefined;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => (isBlank(values) ? dropDraft(userId) : keepDraft(userId, values)),
    });
  }, [form, userId]);
}

function isBlank(values: PostingDraft): boolean {
  const untouched: Readonly<Record<string, unknown>> = blank;
  return Object.entries(values).every(
    ([key, value]) => JSON.stringify(value ?? "") === JSON.stringify(untouched[key] ?? ""),
  );
}

function RestoredDraft({ onStartOver }: { onStartOver: () => void }) {
  const [gone, setGone] = useState(false);
  if (gone) return null;
  return (
    <InlineAlert
      tone="note"
      title="Your unfinished posting"
      text="It is as you left it."
      action={
        <Button
          size="sm"
          onClick={() => {
            onStartOver();
            setGone(true);
          }}
        >
          Start over
        </Button>
      }
    />
  );
}
