import { firmToasts } from "@caseload/contract/firms/firm-toasts";
import type { Posting } from "@caseload/contract/jobs/jobs";
import { postingToasts } from "@caseload/contract/jobs/posting-messages";
import { draft, type Draft, type StoredPosting } from "@caseload/contract/jobs/postings";
import { toasts } from "@caseload/contract/toasts";
import { applyServerErrors } from "~/lib/form.ts";
import { plural } from "~/lib/phrases.ts";
import { useMember } from "~/lib/session.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useToast } from "~/ui/toast-context.ts";
import type { PostingFormState } from "./posting-fields.tsx";
import type { PostingValues } from "./posting-draft.ts";
import { useOneAtATime } from "./use-posting.ts";

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
  const user = useMember();
  const posting = useApiCall("postJob");
  const revision = useApiCall("reviseJob");
  const amendment = useApiCall("amendJob");
  const isLive = stored?.status === "open" || stored?.status === "closed";

  async function send(values: Posting): Promise<{ title: string; text: string }> {
    if (!stored) {
      const body = { ...values, firmName: user.firmName ?? user.registration.firmName };
      const { status } = await posting.mutateAsync({ body });
      return status === "open" ? toasts.jobPosted : toasts.jobAwaitsApproval;
    }
    const input = { params: { id: stored.id }, body: { ...values, version: stored.version } };
    if (!isLive) {
      const { status } = await revision.mutateAsync(input);
      return status === "open" ? toasts.jobPosted : firmToasts.postingResubmitted;
    }
    const { applicants } = await amendment.mutateAsync(input);
    if (applicants === 0) return postingToasts.amended;
    return postingToasts.amendedAndTold(plural(applicants, "applicant"));
  }
  return useOneAtATime(async (values: Posting) => {
    try {
      const { title, text } = await send(values);
      toast.success(title, text);
      onDone();
    } catch (error) {
      showError(error, isLive ? postingToasts.amendFailed : toasts.postFailed);
    }
  });
}

/** Shows what is invalid even for a draft, and returns null then. */
function checkDraft(form: PostingFormState, values: PostingValues): Draft | null {
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
  const { post, isPosting } = useOneAtATime(async (body: Draft) => {
    try {
      const saved = stored
        ? await update.mutateAsync({ params: { id: stored.id }, body: { ...body, version: stored.version } })
        : await creation.mutateAsync({ body });
      toast.success(postingToasts.draftSaved);
      onSaved(saved);
    } catch (error) {
      showError(error, postingToasts.draftFailed);
    }
  });
  const save = (): void => {
    const body = checkDraft(form, form.getValues());
    if (body) void post(body);
  };
  return { save, isSaving: isPosting };
}
