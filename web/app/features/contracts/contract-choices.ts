/** What the list of contracts may be narrowed to, in its address as ?only=. */
import type { Contract } from "@caseload/contract/engagements/contracts";
import { contractStatusLabels } from "@caseload/contract/engagements/status-labels";
import { activeContractStatuses, contractStatuses } from "@caseload/contract/lifecycles";
import { nextStep } from "./next-step.ts";
import type { ContractTab } from "./contract-tab.ts";

export const contractChoices = ["to_sign", ...contractStatuses] as const;
export type ContractChoice = (typeof contractChoices)[number];

export const contractChoiceLabels: Record<ContractChoice, string> = {
  to_sign: "Awaiting your signature",
  ...contractStatusLabels,
};

export const isChosen = (contract: Contract, choice: ContractChoice): boolean =>
  choice === "to_sign" ? nextStep(contract) === "agree" : contract.status === choice;

const active: ReadonlySet<string> = new Set(["to_sign", ...activeContractStatuses]);

/** The tab of a contract by its status, or of the contracts of a choice. */
export const tabOf = (status: ContractChoice): ContractTab => (active.has(status) ? "active" : "completed");
