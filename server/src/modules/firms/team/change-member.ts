import { changesOf } from "@caseload/contract/endpoint";
import { teamEndpoints } from "@caseload/contract/firms/team";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import type { FirmRole } from "@caseload/contract/firms/firm-roles";
import { roleLabel } from "@caseload/contract/roles";
import type { MemberChange } from "@caseload/contract/firms/team";
import { eq } from "drizzle-orm";
import { fullName } from "../../../platform/actor.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { forbidden, notFound, HttpError } from "../../../platform/http/http-error.ts";
import type { LockedPerson } from "../../accounts/account-deletion/queries.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { lockTeam } from "./lock-team.ts";
import { roleMismatch } from "./policy.ts";
import { findDepartment } from "./queries.ts";

/** @throws HttpError 403 for one's own role, 400 for a role of the other side */
function checkRole(actor: FirmActor, person: LockedPerson, role: FirmRole | undefined): void {
  if (role === undefined || role === person.primaryRole) return;
  if (person.id === actor.id) throw forbidden(firmErrorMessages.ownRole);
  const reason = roleMismatch(person.userType, role);
  if (reason) throw new HttpError(400, `${reason} (primaryRole)`);
}

/** Wakes the person's screens, and drops the role that requests remember. */
async function tell(tx: Tx, actor: FirmActor, person: LockedPerson, role: FirmRole | undefined, now: Date) {
  if (role !== undefined && role !== person.primaryRole)
    await notify(
      tx,
      {
        userId: person.id,
        type: "system",
        title: `Your role is ${roleLabel(role)} now`,
        message: `${fullName(actor)} changed your role at your firm.`,
        priority: "medium",
        actionUrl: "/dashboard",
      },
      [],
      now,
    );
  await announce(tx, { to: [person.id], topics: teamEndpoints.changeMember.changes, forget: [person.id] });
}

/**
 * Gives a colleague another role or department. An administrator cannot give the own role away, so that a firm never
 * loses its last one this way.
 * @throws HttpError 404 for people of other firms and departments of other firms
 */
export async function changeMember(
  db: Db,
  actor: FirmActor,
  userId: number,
  { primaryRole, departmentId }: MemberChange,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { person, members } = await lockTeam(tx, actor, userId, "user:edit");
    checkRole(actor, person, primaryRole);
    if (typeof departmentId === "number" && !(await findDepartment(tx, actor.firmId, departmentId)))
      throw notFound(firmErrorMessages.departmentNotFound);
    await tx
      .update(users)
      .set({
        ...(primaryRole !== undefined && { primaryRole }),
        ...(departmentId !== undefined && { departmentId }),
        updatedAt: now,
      })
      .where(eq(users.id, userId));
    await tell(tx, actor, person, primaryRole, now);
    await announce(tx, {
      to: members.map(({ id }) => id),
      topics: changesOf(teamEndpoints.changeMember, "team"),
    });
  });
}
