import type { JobMark } from "@caseload/contract/jobs/job-mark-options";
import { jobToasts } from "@caseload/contract/jobs/job-toasts";
import { useState } from "react";
import { useUser } from "~/lib/session.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import type { ApiError } from "~/lib/api-error.ts";
import { useToast } from "~/ui/toast-context.ts";

/** How long hiding can be undone from its toast. */
const undoSeconds = 10;

export interface MarkedJob {
  readonly id: number;
  readonly mark: JobMark | null;
}

export interface JobMarks {
  /** The mark as it will be once pending calls return. */
  readonly markOf: (job: MarkedJob) => JobMark | null;
  readonly toggleSaved: (job: MarkedJob) => void;
  readonly toggleHidden: (job: MarkedJob) => void;
}

/** Saves and hides jobs; null for those who have no jobs of their own. */
export function useJobMarks(): JobMarks | null {
  const toast = useToast();
  const isParalegal = useUser()?.userType === "paralegal";
  // Shown as asked for from the moment of the press.
  const [asked, setAsked] = useState<ReadonlyMap<number, JobMark | null>>(new Map());
  const forget = (id: number): void => setAsked((now) => new Map([...now].filter(([other]) => other !== id)));
  const options = {
    onSuccess: (_: unknown, { params }: { params: { id: number } }, refetched: Promise<void>) =>
      void refetched.then(() => forget(params.id)),
    onError: (error: ApiError, { params }: { params: { id: number } }) => {
      forget(params.id);
      toast.failure(jobToasts.markFailed, error);
    },
  };
  const calls = {
    save: useApiCall("saveJob", options),
    unsave: useApiCall("unsaveJob", options),
    hide: useApiCall("hideJob", {
      ...options,
      onSuccess: (output, input, refetched) => {
        options.onSuccess(output, input, refetched);
        const { title, text, later } = jobToasts.jobHidden;
        const run = (): void => change(input.params.id, "unhide", null);
        toast.success({ title, text, undo: { seconds: undoSeconds, run, later } });
      },
    }),
    unhide: useApiCall("unhideJob", {
      ...options,
      onSuccess: (output, input, refetched) => {
        options.onSuccess(output, input, refetched);
        toast.success(jobToasts.jobShown);
      },
    }),
  };
  const change = (id: number, call: keyof typeof calls, mark: JobMark | null): void => {
    setAsked((now) => new Map([...now, [id, mark]]));
    calls[call].mutate({ params: { id } });
  };
  const markOf = ({ id, mark }: MarkedJob): JobMark | null => {
    const next = asked.get(id);
    return next === undefined ? mark : next;
  };
  if (!isParalegal) return null;
  return {
    markOf,
    toggleSaved: (job) =>
      markOf(job) === "saved" ? change(job.id, "unsave", null) : change(job.id, "save", "saved"),
    toggleHidden: (job) =>
      markOf(job) === "hidden" ? change(job.id, "unhide", null) : change(job.id, "hide", "hidden"),
  };
}
