/** All of a person's contracts that a page can hold: those in progress are picked from them. */
import { limits } from "@caseload/contract/limits";

export const openContracts = { query: { side: "paralegal", limit: limits.maxPage } } as const;
