import { invitationEndpoints } from "@caseload/contract/firms/invitations";
import type { newInvitation } from "@caseload/contract/firms/invitations";
import { limits } from "@caseload/contract/limits";
import { firmErrorMessages } from "@caseload/contract/firms/firm-errors";
import { errorMessages } from "@caseload/contract/refusals";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { violates } from "../../../platform/db/unique-violation.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import type { Deps } from "../../../platform/deps.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { invitations } from "../../../platform/db/schema/invitations.ts";
import { consume } from "../../../platform/http/rate-limits.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, forbidden, notFound, HttpError } from "../../../platform/http/http-error.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { getOwner } from "../../accounts/sign-in/queries.ts";
import { lockMembers } from "../../accounts/account-deletion/queries.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { stillMay } from "../team/policy.ts";
import { findDepartment } from "../team/queries.ts";
import { newLink } from "./new-link.ts";
import { countPeople, findProvenOwner } from "./queries.ts";
import { sendInvitation } from "./send-invitation.ts";

type NewInvitation = z.output<typeof newInvitation>;

/** @throws HttpError 429 after many letters of a firm, or to an address, in an hour */
export async function countInvitation(db: Db, firmId: number, email: string): Promise<void> {
  const passes = [
    await consume(db, "invitationsOfMailbox", email),
    await consume(db, "invitationsOfFirm", String(firmId)),
  ];
  if (passes.includes(false)) throw new HttpError(429, firmErrorMessages.tooManyInvitations);
}

/** Letters go out in somebody's name, and the name must be good. */
async function checkSender(tx: Tx, { id, firmId }: FirmActor): Promise<void> {
  if (!(await getOwner(tx, id)).emailVerified) throw conflict(firmErrorMessages.proveAddressFirst);
  const [firm] = await tx.select({ name: firms.name }).from(firms).where(eq(firms.id, firmId));
  if (!firm?.name) throw conflict(firmErrorMessages.nameFirmFirst);
}

async function store(
  tx: Tx,
  secret: string,
  actor: FirmActor,
  given: NewInvitation,
  now: Date,
): Promise<number> {
  try {
    const [row] = await tx
      .insert(invitations)
      .values({ ...given, ...newLink(secret, now), firmId: actor.firmId, invitedById: actor.id })
      .returning({ id: invitations.id });
    if (!row) throw new Error("The invitation was not stored.");
    return row.id;
  } catch (error) {
    if (violates(error, "invitations_firm_email")) throw conflict(firmErrorMessages.invitedAlready);
    throw error;
  }
}

/**
 * Invites an address into the actor's firm; answers the invitation's id.
 * @throws HttpError 409 for members, open invitations, full firms, and senders without a proven address or a firm's name
 */
export async function invite(
  { db, secret }: Pick<Deps, "db" | "secret">,
  actor: FirmActor,
  given: NewInvitation,
  now: Date,
): Promise<number> {
  await countInvitation(db, actor.firmId, given.email);
  return db.transaction(async (tx) => {
    const members = await lockMembers(tx, actor.firmId);
    if (!stillMay(members, actor.id, "user:create")) throw forbidden(errorMessages.notPermitted);
    await checkSender(tx, actor);
    if (
      typeof given.departmentId === "number" &&
      !(await findDepartment(tx, actor.firmId, given.departmentId))
    )
      throw notFound(firmErrorMessages.departmentNotFound);
    if ((await findProvenOwner(tx, given.email))?.firmId === actor.firmId)
      throw conflict(firmErrorMessages.memberAlready);
    if ((await countPeople(tx, actor.firmId)) >= limits.firmPeople)
      throw conflict(firmErrorMessages.firmFull);
    const id = await store(tx, secret, actor, given, now);
    await enqueue(tx, sendInvitation, { invitationId: id, emailNumber: 1 });
    await announce(tx, { to: members.map((one) => one.id), topics: invitationEndpoints.invite.changes });
    return id;
  });
}
