import type { Access } from "@caseload/contract/endpoint";
import { errorMessages } from "@caseload/contract/error-messages";
import { may, type Actor } from "../actor.ts";
import { forbidden, notFound, HttpError } from "./http-error.ts";

const wrongType = { paralegal: errorMessages.paralegalsOnly, attorney: errorMessages.attorneysOnly };

/**
 * Checks an endpoint's access: signed in (401), staff only (404), then user type, firm and permission (403). Whether the
 * user may see the record of the path is checked by the module's policy, which responds 404.
 */
export function checkAccess(access: Access, actor: Actor | null): void {
  if (!access.signedIn) return;
  if (!actor) throw new HttpError(401, errorMessages.signInFirst);
  if (access.staff && !actor.staff) throw notFound(errorMessages.notFound);
  if (access.userType && access.userType !== actor.userType)
    throw forbidden(access.wrongUserType ?? wrongType[access.userType]);
  if (access.inFirm && actor.firmId === null) throw forbidden(errorMessages.firmOnly);
  if (access.permission && !may(actor, access.permission)) throw forbidden(errorMessages.notPermitted);
}
