import { invitationEndpoints } from "@caseload/contract/firms/invitations";
import type { newInvitation } from "@caseload/contract/firms/invitations";
import { limits } from "@caseload/contract/limits";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { isUniqueViolation } from "../../../platform/db/unique-violation.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { Deps } from "../../../platform/deps.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { invitations } from "../../../platform/db/schema/invitations.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, notFound } from "../../../platform/http/http-error.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { getAccountEmail } from "../../accounts/sign-in/queries.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { lockMembersAs } from "../team/lock-firm.ts";
import { requireAssignable } from "../team/policy.ts";
import { findDepartment } from "../team/queries.ts";
import { newLink } from "./invitation-link.ts";
import { countPeople, findProvenOwner } from "./queries.ts";
import { sendInvitation } from "./send-invitation.ts";

type NewInvitation = z.output<typeof newInvitation>;

/** @throws HttpError 409 when the sender's address is not verified or the firm has no name */
async function checkSender(tx: Tx, { id, firmId }: FirmActor): Promise<void> {
  if (!(await getAccountEmail(tx, id)).emailVerified) throw conflict(firmErrorMessages.proveAddressFirst);
  const [firm] = await tx.select({ name: firms.name }).from(firms).where(eq(firms.id, firmId));
  if (!firm?.name) throw conflict(firmErrorMessages.nameFirmFirst);
}

async function insertInvitation(
  tx: Tx,
  secret: string,
  actor: FirmActor,
  input: NewInvitation,
  now: Date,
): Promise<number> {
  try {
    const [row] = await tx
      .insert(invitations)
      .values({ ...input, ...newLink(secret, now), firmId: actor.firmId, invitedById: actor.id })
      .returning({ id: invitations.id });
    if (!row) throw new Error("The invitation was not stored.");
    return row.id;
  } catch (error) {
    if (isUniqueViolation(error, "invitations_firm_email")) throw conflict(firmErrorMessages.invitedAlready);
    throw error;
  }
}

/**
 * Invites an address to the actor's firm. Returns the invitation's id.
 * @throws HttpError 403 for a role with a permission that the actor does not hold, 409 for members, open invitations, full firms, and senders without a verified address or a firm name
 */
export const invite = (
  { db, secret }: Pick<Deps, "db" | "secret">,
  actor: FirmActor,
  input: NewInvitation,
  now: Date,
): Promise<number> => db.transaction((tx) => storeInvitation(tx, secret, actor, input, now));

/** Like invite, in the caller's transaction. */
export async function storeInvitation(
  tx: Tx,
  secret: string,
  actor: FirmActor,
  input: NewInvitation,
  now: Date,
): Promise<number> {
  const members = await lockMembersAs(tx, actor, "user:create");
  requireAssignable(members, actor.id, input.primaryRole);
  await checkSender(tx, actor);
  if (typeof input.departmentId === "number" && !(await findDepartment(tx, actor.firmId, input.departmentId)))
    throw notFound(firmErrorMessages.departmentNotFound);
  if ((await findProvenOwner(tx, input.email))?.firmId === actor.firmId)
    throw conflict(firmErrorMessages.memberAlready);
  if ((await countPeople(tx, actor.firmId)) >= limits.firmPeople) throw conflict(firmErrorMessages.firmFull);
  const id = await insertInvitation(tx, secret, actor, input, now);
  await enqueue(tx, sendInvitation, { invitationId: id, emailNumber: 1 });
  await announce(tx, { to: members.map((one) => one.id), topics: invitationEndpoints.invite.changes });
  return id;
}
