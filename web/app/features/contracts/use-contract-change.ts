import { useQueryClient } from "@tanstack/react-query";
import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import { limits } from "@caseload/contract/limits";
import { toasts } from "@caseload/contract/toasts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { apiKey } from "~/lib/query-client.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useToast } from "~/ui/toast-context.ts";
import { keepFocus } from "~/ui/keep-focus.ts";
import type { Step } from "./next-step.ts";

interface SuccessText {
  readonly title: string;
  readonly text: string;
}

/** The steps that only ask for a confirmation. */
export type ConfirmedStep = Exclude<Step, "agree">;

const calls = {
  start: "startContract",
  complete: "completeContract",
  request: "completeContract",
} as const satisfies Record<ConfirmedStep, string>;

const successTexts: Record<ConfirmedStep, SuccessText> = {
  start: { title: "Work started", text: "The other side has been notified." },
  complete: toasts.projectCompleted,
  request: {
    title: "Completion requested",
    text: `Auto-completes after ${limits.completionObjectionHours} hours without an objection.`,
  },
};

/** Stores the changed contract, shows a toast, and restores the focus. */
function useChangeHandlers(success: SuccessText, onDone: () => void = () => undefined) {
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

export function useStep(step: ConfirmedStep, onDone: () => void) {
  return useApiCall(calls[step], useChangeHandlers(successTexts[step], onDone));
}

export function useCancel(onDone: () => void) {
  const success = { title: "Contract cancelled", text: "The other side has been notified." };
  return useApiCall("cancelContract", useChangeHandlers(success, onDone));
}

export function useObjection(onDone: () => void) {
  const success = { title: "Objection sent", text: "The work goes on." };
  return useApiCall("objectToCompletion", useChangeHandlers(success, onDone));
}

/** Signs a version with what was read and typed: its number, its hash, the name and the consent. */
export function useSigning(contractId: number, version: ContractVersion, onDone?: () => void) {
  const { version: number, sha256, kind } = version;
  const amendmentSigned = { title: `Version ${number} signed`, text: "Your signature is on record." };
  const terms = useSingleCall("agreeToTerms", useChangeHandlers(toasts.termsAgreed, onDone));
  const amendment = useSingleCall("agreeToAmendment", useChangeHandlers(amendmentSigned, onDone));
  const { isPending, error } = kind === "terms" ? terms : amendment;
  const sign = (name: string): void => {
    const body = { sha256, name, consent: true } as const;
    if (kind === "terms") terms.send({ params: { id: contractId }, body: { ...body, version: number } });
    else amendment.send({ params: { id: contractId, version: number }, body });
  };
  return { sign, isPending, error };
}

export function useDecline(onDone: () => void) {
  const success = { title: "Amendment declined", text: "The agreement in force stays as it is." };
  return useApiCall("declineAmendment", useChangeHandlers(success, onDone));
}

export function useWithdrawal(onDone: () => void) {
  const success = { title: "Amendment withdrawn", text: "The agreement in force stays as it is." };
  return useApiCall("withdrawAmendment", useChangeHandlers(success, onDone));
}
