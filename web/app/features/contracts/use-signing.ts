import type { ContractVersion } from "@caseload/contract/engagements/contracts";
import { signingToasts } from "@caseload/contract/engagements/signing-toasts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useChangeHandlers } from "./use-change-handlers.ts";

/** Signs a version with what was read and typed: its number, its hash, the name and the consent. */
export function useSigning(contractId: number, version: ContractVersion, onDone?: () => void) {
  const { version: number, sha256, kind } = version;
  const amendmentSigned = { title: `Version ${number} signed`, text: "Your signature is on record." };
  const terms = useSingleCall("agreeToTerms", useChangeHandlers(signingToasts.termsAgreed, onDone));
  const amendment = useSingleCall("agreeToAmendment", useChangeHandlers(amendmentSigned, onDone));
  const { isPending, error } = kind === "terms" ? terms : amendment;
  const sign = (name: string): void => {
    const body = { sha256, name, consent: true } as const;
    if (kind === "terms") terms.send({ params: { id: contractId }, body: { ...body, version: number } });
    else amendment.send({ params: { id: contractId, version: number }, body });
  };
  return { sign, isPending, error };
}
