import type { ReportFile } from "@caseload/contract/staff/abuse-reports";
import { fileToasts } from "@caseload/contract/files/file-toasts";
import { toasts } from "@caseload/contract/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { errorText, type ApiError } from "~/lib/api-error.ts";
import { apiKey } from "~/lib/query-client.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useToast } from "~/ui/toast-context.ts";

const successToasts = {
  decideReport: fileToasts.reportDecided,
  reopenReport: fileToasts.reportReopened,
} as const;

/** @param onRefused true when the refusal was shown at a field */
export function useReportMove<Name extends keyof typeof successToasts>(
  name: Name,
  id: number,
  onRefused: (error: ApiError) => boolean = () => false,
) {
  const client = useQueryClient();
  const toast = useToast();
  return useSingleCall(name, {
    onSuccess: (file: ReportFile) => {
      client.setQueryData(apiKey("getReport", { params: { id } }), file);
      toast.success(successToasts[name].title, successToasts[name].text);
    },
    onError: (error: ApiError) => {
      if (onRefused(error)) return;
      toast.failure(toasts.staffActionFailed.title, errorText(error, toasts.staffActionFailed.text));
    },
  });
}
