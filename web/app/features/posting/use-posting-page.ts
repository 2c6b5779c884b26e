import { firmToasts } from "@caseload/contract/firms/firm-toasts";
import type { Posting } from "@caseload/contract/jobs/jobs";
import { postingToasts } from "@caseload/contract/jobs/posting-toasts";
import { draft, type Draft, type StoredPosting } from "@caseload/contract/jobs/postings";
import { toasts } from "@caseload/contract/toasts";
import { errorText } from "~/lib/api.ts";
import { applyServerErrors } from "~/lib/form.ts";
import { plural } from "~/lib/format.ts";
import { useMember } from "~/lib/session.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useToast } from "~/ui/toast-context.ts";
import type { PostingFormState } from "./posting-fields.tsx";
import type { PostingValues } from "./posting-draft.ts";
import { useOneAtATime } from "./use-posting.ts";

/** Shows a refusal where it belongs, and as a toast. */
function useRefusal(form: PostingFormState) {
  const toast = useToast();
  return (error: unknown, told: { title: string; text: string }): void => {
    applyServerErrors(form, error);
    toast.failure(told.title, errorText(error, told.text));
  };
}

/** Hands a posting in, or changes a live one; `onDone` runs once it is through. */
export function useHandIn(form: PostingFormState, stored: StoredPosting | undefined, onDone: () => void) {
  const toast = useToast();
  const refuse = useRefusal(form);
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
      refuse(error, isLive ? postingToasts.amendFailed : toasts.postFailed);
    }
  });
}

/** Marks what a draft lacks; null then. */
function checkDraft(form: PostingFormState, values: PostingValues): Draft | null {
  form.clearErrors();
  const read = draft.safeParse(values);
  if (read.success) return read.data;
  for (const [at, { path, message }] of read.error.issues.entries()) {
    const name = path.join(".") as Parameters<PostingFormState["setError"]>[0];
    form.setError(name, { type: "draft", message }, { shouldFocus: at === 0 });
  }
  return null;
}

/** Saves what is written as a draft, whatever it still lacks. */
export function useDraftSaving(
  form: PostingFormState,
  stored: StoredPosting | undefined,
  onSaved: (saved: StoredPosting) => void,
) {
  const toast = useToast();
  const refuse = useRefusal(form);
  const first = useApiCall("saveDraft");
  const next = useApiCall("changeDraft");
  const { post, isPosting } = useOneAtATime(async (body: Draft) => {
    try {
      const saved = stored
        ? await next.mutateAsync({ params: { id: stored.id }, body: { ...body, version: stored.version } })
        : await first.mutateAsync({ body });
      toast.success(postingToasts.draftSaved.title, postingToasts.draftSaved.text);
      onSaved(saved);
    } catch (error) {
      refuse(error, postingToasts.draftFailed);
    }
  });
  const save = (): void => {
    const body = checkDraft(form, form.getValues());
    if (body) void post(body);
  };
  return { save, isSaving: isPosting };
}
