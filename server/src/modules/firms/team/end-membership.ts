import { eq } from "drizzle-orm";
import { errorMessages } from "@caseload/contract/error-messages";
import type { Tx } from "../../../platform/db/database.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import type { Hooks } from "../../../platform/hooks.ts";
import { eraseFirm } from "../../accounts/account-deletion/erase-account.ts";
import { isAdministrator, leavingRefusal } from "../../accounts/account-deletion/policy.ts";
import {
  findLiveContractTitle,
  type FirmMember,
  type LockedUser,
} from "../../accounts/account-deletion/queries.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { createFirm } from "../../accounts/sign-up/insert-account.ts";

type MembershipHooks = Pick<Hooks, "hidePostings" | "transferWork" | "reportDeparture">;
type Leaving = LockedUser & { firmId: number };

/** Closes the firm of its only member. @throws HttpError 409 for a live contract */
async function closeFirm(tx: Tx, hooks: MembershipHooks, { id, firmId }: Leaving, now: Date): Promise<void> {
  await hooks.hidePostings(tx, id, now);
  const title = await findLiveContractTitle(tx, id, "attorney");
  if (title !== undefined) throw conflict(errorMessages.liveContract(title));
  await eraseFirm(tx, firmId);
}

/** Returns the administrator who registered first, preferring active accounts. */
function findSuccessor(administrators: readonly FirmMember[]): FirmMember | undefined {
  const byAge = administrators.toSorted((one, other) => one.id - other.id);
  return byAge.find(({ deactivatedAt }) => deactivatedAt === null) ?? byAge[0];
}

/**
 * Ends a membership, and transfers postings and live contracts to a colleague. The caller must have locked the user and
 * the firm's members, and sets the user's new firm.
 * @param successorId the colleague; default: the administrator who registered first
 * @throws HttpError 409 for the last administrator or managing partner of a firm with other members, or a live contract without a successor
 */
export async function endMembership(
  tx: Tx,
  hooks: MembershipHooks,
  person: Leaving,
  members: readonly FirmMember[],
  now: Date,
  successorId?: number,
): Promise<void> {
  const refusal = leavingRefusal(person, members);
  if (refusal !== null) throw conflict(refusal);
  const others = members.filter(({ id }) => id !== person.id);
  const successor =
    others.find(({ id }) => id === successorId) ?? findSuccessor(others.filter(isAdministrator));
  if (!successor) return closeFirm(tx, hooks, person, now);
  const { firmId, id: fromId } = person;
  await hooks.transferWork(tx, { firmId, fromId, to: successor }, now);
  await hooks.reportDeparture(tx, { firmId, userId: fromId }, now);
  await announce(tx, {
    to: others.map(({ id }) => id),
    topics: ["team", "jobs", "applications", "contracts"],
  });
}

/**
 * Makes a former member independent, as after registration: a freelance paralegal, or the managing partner of a new firm.
 */
export async function detachFromFirm(tx: Tx, { id, userType }: LockedUser, now: Date): Promise<void> {
  const independent =
    userType === "attorney"
      ? { firmId: await createFirm(tx, now), primaryRole: "managing_partner" as const }
      : { firmId: null, primaryRole: "freelance_paralegal" as const };
  await tx
    .update(users)
    .set({ ...independent, departmentId: null, updatedAt: now })
    .where(eq(users.id, id));
  const topics = ["session", "profile", "team", "jobs", "applications", "contracts"] as const;
  await announce(tx, { to: [id], topics, forget: [id] });
}
