import { errorMessages } from "@caseload/contract/error-messages";
import type { Actor } from "./actor.ts";
import { forbidden } from "./http/http-error.ts";

export type FirmActor = Actor & { firmId: number };

/** An actor whom the door let in as a member of a firm. */
export function inFirm(actor: Actor): FirmActor {
  if (actor.firmId === null) throw forbidden(errorMessages.firmOnly);
  return { ...actor, firmId: actor.firmId };
}
