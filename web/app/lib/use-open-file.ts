import { fileToasts } from "@caseload/contract/files/file-toasts";
import { useSingleCall } from "./single-call.ts";
import type { CallToasts } from "./use-review-call.ts";

type LinkCall = "openOwnEvidence" | "openEvidence" | "openContractFile" | "openApplicationAttachment";

/** Asks for a link to a private file and follows it at once: a download, so the page stays. */
export function useOpenFile(name: LinkCall, toast: Pick<CallToasts, "failure">) {
  return useSingleCall(name, {
    onSuccess: ({ address }) => window.location.assign(address),
    onError: (error) => toast.failure(fileToasts.evidenceFailed, error),
  });
}
