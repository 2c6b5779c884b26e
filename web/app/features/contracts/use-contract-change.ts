import { useQueryClient } from "@tanstack/react-query";
import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { limits } from "@caseload/contract/limits";
import { toasts } from "@caseload/contract/toasts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { apiKey } from "~/lib/query-client.ts";
import { useToast } from "~/ui/toast-context.ts";
import { keepFocus } from "~/ui/keep-focus.ts";
import type { Step } from "./next-step.ts";

interface SuccessText {
  readonly title: string;
  readonly text: string;
}

const calls = {
  agree: "agreeToTerms",
  start: "startContract",
  complete: "completeContract",
  request: "completeContract",
} as const satisfies Record<Step, string>;

const successTexts: Record<Step, SuccessText> = {
  agree: toasts.termsAgreed,
  start: { title: "Work started", text: "The other side has been notified." },
  complete: toasts.projectCompleted,
  request: {
    title: "Completion requested",
    text: `It stands after ${limits.completionObjectionHours} hours without an objection.`,
  },
};

/** Stores the changed contract, shows a toast, and restores the focus. */
function useChangeHandlers(success: SuccessText, onDone: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  return {
    onSuccess: (contract: ContractDetail) => {
      client.setQueryData(apiKey("getContract", { params: { id: contract.id } }), contract);
      toast.success(success.title, success.text);
      onDone();
      keepFocus();
    },
  };
}

export function useStep(step: Step, onDone: () => void) {
  return useApiCall(calls[step], useChangeHandlers(successTexts[step], onDone));
}

export function useCancel(onDone: () => void) {
  const success = { title: "Contract cancelled", text: "The other side has been told your reason." };
  return useApiCall("cancelContract", useChangeHandlers(success, onDone));
}

export function useObjection(onDone: () => void) {
  const success = { title: "Objection sent", text: "The work goes on." };
  return useApiCall("objectToCompletion", useChangeHandlers(success, onDone));
}
