import { limits } from "@caseload/contract/limits";

const hourMs = 3_600_000;

/** Requests made at this instant or earlier can no longer be objected to (PRODUCT.md "Contract"). */
export const lastUnopposable = (now: Date): Date =>
  new Date(now.getTime() - limits.completionObjectionHours * hourMs);
