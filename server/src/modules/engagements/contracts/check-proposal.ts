import type { StructuredTerms } from "@caseload/contract/engagements/structured-terms";
import { addressProblem } from "@caseload/contract/engagements/mailing-address-text";
import { errorMessages } from "@caseload/contract/error-messages";
import { type UserType, userTypes } from "@caseload/contract/roles";
import { formatLongDate, plusMonths } from "../../../platform/calendar-day.ts";
import { badRequest } from "../../../platform/http/http-error.ts";
import { isSameJson } from "./event-content.ts";
import type { PartyContract, VersionRow } from "./queries.ts";

/** The contract may be written down after the work has begun, within this time. */
const earliestStartMonths = 12;

/**
 * Checks proposed terms against the version that they start from. A value that it has already may stay.
 * @throws HttpError 400 for a start long before the contract was opened, and for another supervising attorney that the
 * paralegal names, an address that is not whole, and a change of the other side's address
 */
export function checkProposal(
  { contract, side }: PartyContract,
  base: Pick<VersionRow, "structuredTerms">,
  terms: StructuredTerms,
): void {
  const earliest = plusMonths(contract.createdAt.toISOString().slice(0, 10), -earliestStartMonths);
  if (terms.startsOn < earliest && terms.startsOn !== base.structuredTerms.startsOn)
    throw badRequest(errorMessages.startTooEarly(formatLongDate(earliest)));
  if (side === "paralegal" && terms.supervisorId !== base.structuredTerms.supervisorId)
    throw badRequest(errorMessages.firmNamesSupervisor);
  checkAddresses(side, base.structuredTerms, terms);
}

const addressFields = { attorney: "firmAddress", paralegal: "paralegalAddress" } as const;

/** Each side states its own mailing address, as a whole one or as none. */
function checkAddresses(side: UserType, base: StructuredTerms, terms: StructuredTerms): void {
  for (const of of userTypes) {
    const name = addressFields[of];
    const address = terms[name];
    if (address === base[name]) continue;
    if (of !== side) throw badRequest(errorMessages.otherSidesAddress(name));
    const problem = address === null ? null : addressProblem(address);
    if (problem !== null) throw badRequest(`${problem} (terms.${name})`);
  }
}

/**
 * The same values may give another text, such as after the firm was renamed; that is a change.
 * @throws HttpError 400 when neither values nor text differ from a version
 */
export function requireChange(
  version: Pick<VersionRow, "version" | "structuredTerms" | "terms">,
  terms: StructuredTerms,
  text: string,
): void {
  if (text === version.terms && isSameJson(terms, version.structuredTerms))
    throw badRequest(errorMessages.termsUnchanged(version.version));
}
