/** What the viewer may propose now, and on which version. */
import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import { openVersion } from "./version-choice.ts";

export interface ProposalKind {
  readonly call: "proposeVersion" | "proposeAmendment";
  /** The version to start from. */
  readonly base: ContractVersion;
  readonly title: string;
  readonly submit: string;
}

/** Null with the reason when nothing can be proposed. */
export function proposalOf(
  contract: Pick<ContractDetail, "version" | "may" | "viewerSide" | "status">,
  versions: readonly ContractVersion[],
): ProposalKind | { readonly blocked: string } {
  const { may, viewerSide, version } = contract;
  const open = openVersion(versions);
  const current = versions.find((one) => one.version === version);
  const isOwn = open?.authorSide === viewerSide;
  if (!may.act) return { blocked: "Your role lets you view this contract, but not change its terms." };
  if (may.propose && open) {
    if (open.structuredTerms.pay === null)
      return { call: "proposeVersion", base: open, title: "Set the Pay", submit: "Send New Version" };
    return isOwn
      ? { call: "proposeVersion", base: open, title: "Propose Changes", submit: "Send New Version" }
      : {
          call: "proposeVersion",
          base: open,
          title: `Counter Version ${open.version}`,
          submit: "Send Counter",
        };
  }
  if (may.amend && open && isOwn)
    return {
      blocked: `Version ${open.version} is awaiting a response. Withdraw it to propose another amendment.`,
    };
  if (may.amend && open)
    return {
      call: "proposeAmendment",
      base: open,
      title: `Counter Version ${open.version}`,
      submit: "Send Counter",
    };
  if (may.amend && current)
    return {
      call: "proposeAmendment",
      base: current,
      title: "Propose an Amendment",
      submit: "Send Amendment",
    };
  return { blocked: "This contract has ended." };
}
