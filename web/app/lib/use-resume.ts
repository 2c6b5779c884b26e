import { postingToasts } from "@caseload/contract/posting-toasts";
import { useToast } from "~/ui/toast-context.ts";
import { errorText } from "./api.ts";
import { useSingleCall } from "./single-call.ts";

/** Lets a paused posting take applications again. */
export function useResume(id: number) {
  const toast = useToast();
  const call = useSingleCall("resumeJob", {
    changes: [
      "listAttorneyJobs",
      "listManagedJobs",
      "countManagedJobs",
      "listJobs",
      "countJobs",
      "getJob",
      "dashboardStats",
    ],
    onSuccess: () => toast.success(postingToasts.resumed.title, postingToasts.resumed.text),
    onError: (error) =>
      toast.failure(postingToasts.resumeFailed.title, errorText(error, postingToasts.resumeFailed.text)),
  });
  return { resume: () => call.send({ params: { id } }), isPending: call.isPending };
}
