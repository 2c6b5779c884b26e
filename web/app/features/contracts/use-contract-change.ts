import { useQueryClient } from "@tanstack/react-query";
import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { limits } from "@caseload/contract/limits";
import { toasts } from "@caseload/contract/toasts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { apiKey } from "~/lib/query-client.ts";
import { useToast } from "~/ui/toast-context.ts";
import { keepFocus } from "~/ui/keep-focus.ts";
import type { Step } from "./standing.ts";

interface Said {
  readonly title: string;
  readonly text: string;
}

const calls = {
  agree: "agreeToTerms",
  start: "startContract",
  complete: "completeContract",
  request: "completeContract",
} as const satisfies Record<Step, string>;

const said: Record<Step, Said> = {
  agree: toasts.termsAgreed,
  start: { title: "Work started", text: "The other side has been notified." },
  complete: toasts.projectCompleted,
  request: {
    title: "Completion requested",
    text: `It stands after ${limits.completionObjectionHours} hours without an objection.`,
  },
};

/** Takes over the answer of a change and says that it worked; lists and timeline are fetched again. */
function useTakeOver(words: Said, onDone: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  return {
    onSuccess: (contract: ContractDetail) => {
      client.setQueryData(apiKey("getContract", { params: { id: contract.id } }), contract);
      toast.success(words.title, words.text);
      onDone();
      keepFocus();
    },
  };
}

export function useStep(step: Step, onDone: () => void) {
  return useApiCall(calls[step], useTakeOver(said[step], onDone));
}

export function useCancel(onDone: () => void) {
  const words = { title: "Contract cancelled", text: "The other side has been told your reason." };
  return useApiCall("cancelContract", useTakeOver(words, onDone));
}

export function useObjection(onDone: () => void) {
  const words = { title: "Objection sent", text: "The work goes on." };
  return useApiCall("objectToCompletion", useTakeOver(words, onDone));
}
