import type { ContractState } from "@caseload/contract/lifecycles";

/** Projects are the contracts in which one does the work. */
export const ownSide = { side: "paralegal" } as const;

/** What the list of projects asks for; what is over stands newest first. */
export const ownProjects = (state: ContractState) =>
  ({ query: { ...ownSide, state, order: state === "active" ? "due" : "newest" } }) as const;
