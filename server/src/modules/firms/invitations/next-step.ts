import type { HeldInvitation } from "@caseload/contract/firms/invitations";
import type { Actor } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { getOwner } from "../../accounts/sign-in/queries.ts";
import { findProvenOwner } from "./queries.ts";

/** What the holder of a letter can do. The letter is in the mailbox, so its reader may know whose address it is. */
export async function nextStep(
  db: Reader,
  actor: Actor | null,
  email: string,
): Promise<HeldInvitation["next"]> {
  const owner = await findProvenOwner(db, email);
  if (!actor) return owner ? "sign_in" : "join";
  const claims = (await getOwner(db, actor.id)).email === email;
  return claims && (!owner || owner.id === actor.id) ? "accept" : "other";
}
