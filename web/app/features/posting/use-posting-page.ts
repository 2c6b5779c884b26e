import { firmToasts } from "@caseload/contract/firms/firm-toasts";
import type { Posting } from "@caseload/contract/jobs/jobs";
import { postingToasts } from "@caseload/contract/jobs/posting-messages";
import type { Draft, StoredPosting } from "@caseload/contract/jobs/postings";
import { jobToasts } from "@caseload/contract/jobs/job-toasts";
import { applyServerErrors } from "~/lib/form.ts";
import { plural } from "~/lib/phrases.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useToast } from "~/ui/toast-context.ts";
import type { PostingFormState } from "./posting-fields.tsx";
import type { PostingValues } from "./posting-draft.ts";
import { useNewPosting } from "./use-new-posting.tsx";
import { postedToasts, useOneAtATime } from "./use-posting.ts";

/** Shows an error at its field and in a toast. */
function useErrorDisplay(form: PostingFormState) {
  const toast = useToast();
  return (error: unknown, fallback: { title: string; text: string }): void => {
    applyServerErrors(form, error);
    toast.failure(fallback, error);
  };
}

/** Publishes a posting, sends it for approval, or changes a published one. */
export function useSubmit(form: PostingFormState, stored: StoredPosting | undefined, onDone: () => void) {
  const toast = useToast();
  const showError = useErrorDisplay(form);
  const { guard, publish, question, post: postNew } = useNewPosting();
  const revision = useApiCall("reviseJob");
  const amendment = useApiCall("amendJob");
  const isLive = stored?.status === "open" || stored?.status === "closed";

  /** Returns the toast of a success; null for a posting that the person did not mean to repeat, or wants to change after the guard. */
  async function send(values: Posting): Promise<{ title: string; text: string } | null> {
    if (!stored) {
      const posted = await postNew(values);
      if (!posted) return null;
      return postedToasts[posted.status];
    }
    const input = <Answers extends object>(answers: Answers) => ({
      params: { id: stored.id },
      body: { ...values, version: stored.version, ...answers },
    });
    if (!isLive) {
      const revised = await publish(values, (answers) => revision.mutateAsync(input(answers)));
      if (!revised) return null;
      return revised.status === "pending_approval"
        ? firmToasts.postingResubmitted
        : postedToasts[revised.status];
    }
    const amended = await guard.send(values, (read) => amendment.mutateAsync(input(read)));
    if (!amended) return null;
    if (amended.applicants === 0) return postingToasts.amended;
    return postingToasts.amendedAndNotified(plural(amended.applicants, "applicant"));
  }
  const submission = useOneAtATime(async (values: Posting) => {
    try {
      const done = await send(values);
      if (!done) return;
      toast.success(done.title, done.text);
      onDone();
    } catch (error) {
      showError(error, isLive ? postingToasts.amendFailed : jobToasts.postFailed);
    }
  });
  return { ...submission, question };
}

/** Shows what is invalid even for a draft, and returns null then. */
async function checkDraft(form: PostingFormState, values: PostingValues): Promise<Draft | null> {
  const { draft } = await import("@caseload/contract/jobs/postings");
  form.clearErrors();
  const result = draft.safeParse(values);
  if (result.success) return result.data;
  for (const [index, { path, message }] of result.error.issues.entries()) {
    const name = path.join(".") as Parameters<PostingFormState["setError"]>[0];
    form.setError(name, { type: "draft", message }, { shouldFocus: index === 0 });
  }
  return null;
}

/** Saves an incomplete posting as a draft. */
export function useDraftSaving(
  form: PostingFormState,
  stored: StoredPosting | undefined,
  onSaved: (saved: StoredPosting) => void,
) {
  const toast = useToast();
  const showError = useErrorDisplay(form);
  const creation = useApiCall("saveDraft");
  const update = useApiCall("changeDraft");
  const { post, isPosting } = useOneAtATime(async (values: PostingValues) => {
    try {
      const body = await checkDraft(form, values);
      if (!body) return;
      const saved = stored
        ? await update.mutateAsync({ params: { id: stored.id }, body: { ...body, version: stored.version } })
        : await creation.mutateAsync({ body });
      toast.success(postingToasts.draftSaved);
      onSaved(saved);
    } catch (error) {
      showError(error, postingToasts.draftFailed);
    }
  });
  const save = (): void => void post(form.getValues());
  return { save, isSaving: isPosting };
}
