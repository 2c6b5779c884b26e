import { fileToasts } from "@caseload/contract/files/file-toasts";
import { errorText } from "./api-error.ts";
import { useSingleCall } from "./single-call.ts";

type LinkCall = "openOwnEvidence" | "openEvidence";

/** Asks for a link to a private file and follows it at once: a download, so the page stays. */
export function useOpenFile(name: LinkCall, toast: { failure: (title: string, text?: string) => void }) {
  return useSingleCall(name, {
    onSuccess: ({ address }) => window.location.assign(address),
    onError: (error) =>
      toast.failure(fileToasts.evidenceFailed.title, errorText(error, fileToasts.evidenceFailed.text)),
  });
}
