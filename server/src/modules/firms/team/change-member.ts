import { changesOf } from "@caseload/contract/endpoint";
import { teamEndpoints } from "@caseload/contract/firms/team";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { type FirmRole, isAttorneyRole } from "@caseload/contract/firms/firm-roles";
import { roleLabel } from "@caseload/contract/role-label";
import type { MemberChange } from "@caseload/contract/firms/team";
import { eq } from "drizzle-orm";
import { fullName } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { forbidden, notFound, HttpError } from "../../../platform/http/http-error.ts";
import type { FirmMember, LockedUser } from "../../accounts/account-deletion/queries.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { lockTeam } from "./lock-firm.ts";
import { requireAssignable, roleMismatch } from "./policy.ts";
import { findDepartment } from "./queries.ts";

/** @throws HttpError 403 for the actor's own role or one above it, 400 for a role of the other user type */
function checkRole(
  actor: FirmActor,
  person: LockedUser,
  role: FirmRole | undefined,
  members: readonly FirmMember[],
): void {
  if (role === undefined || role === person.primaryRole) return;
  if (person.id === actor.id) throw forbidden(firmErrorMessages.ownRole);
  requireAssignable(members, actor.id, person.primaryRole, role);
  const reason = roleMismatch(person.userType, role);
  if (reason) throw new HttpError(400, `${reason} (primaryRole)`);
}

/** Notifies the member of a new role, and drops the cached role. */
async function notifyMember(
  tx: Tx,
  actor: FirmActor,
  person: LockedUser,
  role: FirmRole | undefined,
  now: Date,
) {
  if (role !== undefined && role !== person.primaryRole)
    await notify(
      tx,
      {
        userId: person.id,
        type: "system",
        title: `Your role is now ${roleLabel(role)}`,
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
 * Changes a member's role or department. Members cannot change their own role, so that a firm keeps an administrator.
 * @throws HttpError 403 for a role with a permission that the actor does not hold, 404 for other firms' members and departments
 */
export async function changeMember(
  { db, hooks }: Pick<Deps, "db" | "hooks">,
  actor: FirmActor,
  userId: number,
  { primaryRole, departmentId }: MemberChange,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { person, members } = await lockTeam(tx, actor, userId, "user:edit");
    checkRole(actor, person, primaryRole, members);
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
    if (primaryRole !== undefined && !isAttorneyRole(primaryRole))
      await hooks.reportDeparture(tx, { firmId: actor.firmId, userId }, now);
    await notifyMember(tx, actor, person, primaryRole, now);
    await announce(tx, {
      to: members.map(({ id }) => id),
      topics: changesOf(teamEndpoints.changeMember, "team"),
    });
  });
}
