import type { Access } from "@caseload/contract/endpoint";
import { refusals } from "@caseload/contract/refusals";
import { may, type Actor } from "../actor.ts";
import { forbidden, missing, Refusal } from "./http-error.ts";

const wrongType = { paralegal: refusals.paralegalsOnly, attorney: refusals.attorneysOnly };

/**
 * The door: signed in (401), for staff only (404), then user type, firm and permission (403). Whether the caller is a party to the record
 * that the path names is asked by the module's policy, which answers 404.
 */
export function checkAccess(access: Access, actor: Actor | null): void {
  if (!access.signedIn) return;
  if (!actor) throw new Refusal(401, refusals.signInFirst);
  if (access.staff && !actor.staff) throw missing(refusals.notFound);
  if (access.userType && access.userType !== actor.userType)
    throw forbidden(access.wrongUserType ?? wrongType[access.userType]);
  if (access.inFirm && actor.firmId === null) throw forbidden(refusals.firmOnly);
  if (access.permission && !may(actor, access.permission)) throw forbidden(refusals.notPermitted);
}
