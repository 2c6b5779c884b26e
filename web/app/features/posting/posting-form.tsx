import { useState } from "react";
import { applyServerErrors, useSchemaForm } from "~/lib/form.ts";
import { useMember } from "~/lib/session.ts";
import { useLateFormFocus } from "~/ui/late-form-focus.ts";
import { useDatedPosting } from "./dated-posting.ts";
import { blankPosting, readDraft } from "./posting-draft.ts";
import type { PostingValues } from "./posting-draft.ts";
import { RequirementFields, WorkFields } from "./posting-fields.tsx";
import type { PostingOutput } from "./posting-fields.tsx";
import { RestoredDraft } from "./restored-draft.tsx";
import { useKeptDraft } from "./use-kept-draft.ts";
import styles from "./posting.module.css";

interface PostingFormProps {
  formId: string;
  /** Rejects when the posting was refused. */
  onPost: (posting: PostingOutput) => Promise<void>;
}

/** The dialog's few fields; the page asks the rest. */
export default function PostingForm({ formId, onPost }: PostingFormProps) {
  const user = useMember();
  const first = useLateFormFocus();
  const [draft] = useState(() => readDraft(user.id, "dialog"));
  const form = useSchemaForm<PostingValues, PostingOutput>(useDatedPosting(), {
    defaultValues: { ...blankPosting, ...draft },
  });
  useKeptDraft(form, user.id, "dialog", blankPosting);

  async function submit(values: PostingOutput): Promise<void> {
    try {
      await onPost(values);
      // Posted: what stands in the fields is no draft any more.
      form.reset(blankPosting);
    } catch (error) {
      applyServerErrors(form, error);
    }
  }
  return (
    <form
      id={formId}
      ref={first}
      className={styles.postingForm}
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      {draft && form.formState.submitCount === 0 && (
        <RestoredDraft onStartOver={() => form.reset(blankPosting)} />
      )}
      <WorkFields form={form} />
      <RequirementFields form={form} />
    </form>
  );
}
