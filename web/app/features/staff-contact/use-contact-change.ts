import type { ContactFile } from "@caseload/contract/staff/contact-messages";
import { toasts } from "@caseload/contract/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { errorText, type ApiError } from "~/lib/api.ts";
import { apiKey } from "~/lib/query-client.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useToast } from "~/ui/toast-context.ts";

const calls = {
  close: { name: "closeContactMessage", said: toasts.contactClosed },
  reopen: { name: "reopenContactMessage", said: toasts.contactReopened },
} as const;

/** Puts a message away or takes it up again. */
export function useContactMove(move: keyof typeof calls) {
  const { name, said } = calls[move];
  const client = useQueryClient();
  const toast = useToast();
  return useApiCall(name, {
    onSuccess: (file: ContactFile) => {
      client.setQueryData(apiKey("getContactMessage", { params: { id: file.id } }), file);
      toast.success(said.title, said.text);
    },
    onError: (error: ApiError) => {
      toast.failure(toasts.staffActionFailed.title, errorText(error, toasts.staffActionFailed.text));
    },
  });
}
