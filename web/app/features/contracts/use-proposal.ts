import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import type { StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import { useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import type { ApiError } from "~/lib/api-error.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useToast } from "~/ui/toast-context.ts";
import type { ProposalKind } from "./proposal-kind.ts";
import { draftOf } from "./terms-draft.ts";
import { type CheckedTerms, showServerProblems, type TermsForm } from "./use-terms-form.ts";

/** Compared as the editor writes them: the database keeps the keys of an object in its own order. */
const isSame = (one: StructuredTerms, other: StructuredTerms): boolean =>
  JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other));

/** Sends a draft as a new version. Whatever the server answers, what was typed stays. */
export function useProposal(contract: ContractDetail, form: TermsForm, onDone: () => void) {
  const toast = useToast();
  const [problem, setProblem] = useState<string | null>(null);
  const handlers = {
    onSuccess: ({ version }: ContractVersion) => {
      toast.success(`Version ${version} sent`, `${contract.otherUser.name} has been notified.`);
      onDone();
    },
    onError: (error: ApiError) => {
      if (error.status === 400 && showServerProblems(form, error.text)) return;
      setProblem(errorText(error, "Check your connection and try again."));
    },
  };
  const version = useSingleCall("proposeVersion", handlers);
  const amendment = useSingleCall("proposeAmendment", handlers);

  function send({ call, base }: ProposalKind, { draft, terms }: CheckedTerms): void {
    setProblem(null);
    if (isSame(terms, base.structuredTerms))
      return setProblem("Nothing has changed yet. Change a term before you send a new version.");
    const params = { id: contract.id };
    const body = { base: base.version, terms, note: draft.note };
    if (call === "proposeVersion") version.send({ params, body });
    else if (draft.signsNow)
      amendment.send({ params, body: { ...body, name: draft.signature.trim(), consent: true } });
    else amendment.send({ params, body });
  }
  return { send, problem, isPending: version.isPending || amendment.isPending };
}
