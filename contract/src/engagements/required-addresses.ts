/** States whose freelance laws require the mailing addresses of both parties in the contract. */
import { freelanceActOf } from "./freelance-acts.ts";
import type { StructuredTerms } from "./structured-terms.ts";
import { usStateName } from "../us-states.ts";

/** Why terms cannot be signed without an address, and whose it is; null when they can. */
export function missingAddress({
  governingState,
  firmAddress,
  paralegalAddress,
}: Pick<StructuredTerms, "governingState" | "firmAddress" | "paralegalAddress">): string | null {
  if (governingState === null || freelanceActOf(governingState) === null) return null;
  const missing = [
    ...(firmAddress === null ? ["the firm's mailing address"] : []),
    ...(paralegalAddress === null ? ["the paralegal's mailing address"] : []),
  ];
  if (missing.length === 0) return null;
  return `${usStateName(governingState)} requires both parties' addresses in the contract. Add ${missing.join(" and ")} before anyone signs.`;
}
