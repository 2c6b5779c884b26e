import { errorMessages } from "@caseload/contract/error-messages";
import type { Actor } from "./actor.ts";
import { forbidden } from "./http/http-error.ts";

export type FirmActor = Actor & { firmId: number };

/**
 * Narrows an actor to a firm member.
 * @throws HttpError 403 when the actor belongs to no firm
 */
export function inFirm(actor: Actor): FirmActor {
  if (actor.firmId === null) throw forbidden(errorMessages.firmOnly);
  return { ...actor, firmId: actor.firmId };
}
