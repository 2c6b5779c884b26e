import type { Registration } from "@caseload/contract/accounts/accounts";
import type { UserType } from "@caseload/contract/roles";
import { localTimeZone } from "~/lib/clock.tsx";
import type { ContactValues } from "./contact-fields.tsx";

export const emptyContact: ContactValues = { firstName: "", lastName: "", email: "", password: "" };

type Details = NonNullable<Registration["details"]>;

/** Contact fields as the specification sends them; the rest travels in `details` and pre-fills the profile form. */
export function registrationBody(
  userType: UserType,
  {
    firstName,
    lastName,
    email,
    password,
    terms: _terms,
    ...details
  }: ContactValues & { terms: true } & Partial<Details>,
): Registration {
  return {
    userType,
    firstName,
    lastName,
    email,
    password,
    timeZone: localTimeZone(),
    details: details as Details,
  };
}
