import { useQueryClient } from "@tanstack/react-query";
import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { apiKey } from "~/lib/query-client.ts";
import { keepFocus } from "~/ui/keep-focus.ts";
import { useToast } from "~/ui/toast-context.ts";

export interface SuccessText {
  readonly title: string;
  readonly text: string;
}

/** Stores the changed contract, shows a toast, and restores the focus. */
export function useChangeHandlers(success: SuccessText, onDone: () => void = () => undefined) {
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
