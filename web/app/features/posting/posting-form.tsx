import { useState } from "react";
import { applyServerErrors, useSchemaForm } from "~/lib/form.ts";
import { useMember } from "~/lib/session.ts";
import { useLateFormFocus } from "~/ui/late-form-focus.ts";
import { blankPosting, knownOf, readDraft, type PostingValues } from "./posting-draft.ts";
import { RequirementFields, WorkFields, type PostingOutput } from "./posting-fields.tsx";
import * as styles from "./posting.module.css";
import { RestoredDraft } from "./restored-draft.tsx";
import { SupervisorField } from "./supervisor-field.tsx";
import { usePostingSchema, useStoredDraft } from "./use-posting-form.ts";

interface PostingFormProps {
  formId: string;
  /** Rejects when the server refuses the posting. */
  onPost: (posting: PostingOutput) => Promise<void>;
}

/** The fields of the dialog; the page has more. */
export default function PostingForm({ formId, onPost }: PostingFormProps) {
  const user = useMember();
  const formRef = useLateFormFocus();
  const [draft] = useState(() => readDraft(user.id, "dialog"));
  const [initialValues] = useState(() => ({ ...blankPosting, ...knownOf(user) }));
  const form = useSchemaForm<PostingValues, PostingOutput>(usePostingSchema(), {
    defaultValues: { ...initialValues, ...draft },
  });
  useStoredDraft(form, user.id, "dialog", initialValues);

  async function submit(values: PostingOutput): Promise<void> {
    try {
      await onPost(values);
      form.reset(initialValues);
    } catch (error) {
      applyServerErrors(form, error);
    }
  }
  return (
    <form
      id={formId}
      ref={formRef}
      className={styles.postingForm}
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      {draft && form.formState.submitCount === 0 && (
        <RestoredDraft onStartOver={() => form.reset(initialValues)} />
      )}
      <WorkFields form={form} />
      <RequirementFields form={form} />
      <SupervisorField form={form} stored={undefined} />
    </form>
  );
}
