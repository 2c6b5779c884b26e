import type { ContractState } from "@caseload/contract/lifecycles";

/** Projects are the contracts in which the member is the paralegal. */
export const ownSide = { side: "paralegal" } as const;

/** The query of the list of projects: active ones by due date, ended ones newest first. */
export const ownProjects = (state: ContractState) =>
  ({ query: { ...ownSide, state, order: state === "active" ? "due" : "newest" } }) as const;
