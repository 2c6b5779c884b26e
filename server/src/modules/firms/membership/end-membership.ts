import { errorMessages } from "@caseload/contract/error-messages";
import type { Tx } from "../../../platform/db/database.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import type { Hooks } from "../../../platform/hooks.ts";
import { clearFirm } from "../../accounts/account-deletion/erase-account.ts";
import { administers, isLastAdministrator } from "../../accounts/account-deletion/policy.ts";
import {
  findLiveContractTitle,
  type FirmMember,
  type LockedPerson,
} from "../../accounts/account-deletion/queries.ts";

type MembershipHooks = Pick<Hooks, "hidePostings" | "transferWork">;
type Leaving = LockedPerson & { firmId: number };

/** Nobody follows the only member: the postings close, live contracts stand in the way, and the firm is emptied. */
async function closeDown(tx: Tx, hooks: MembershipHooks, { id, firmId }: Leaving, now: Date): Promise<void> {
  await hooks.hidePostings(tx, id, now);
  const title = await findLiveContractTitle(tx, id, "attorney");
  if (title !== undefined) throw conflict(errorMessages.liveContract(title));
  await clearFirm(tx, firmId);
}

/** Who registered first, of those who are not away. */
function longestStanding(administrators: readonly FirmMember[]): FirmMember | undefined {
  const byAge = administrators.toSorted((one, other) => one.id - other.id);
  return byAge.find(({ deactivatedAt }) => deactivatedAt === null) ?? byAge[0];
}

/**
 * Takes somebody's work for a firm away from them: a colleague goes on with postings and live contracts. The caller
 * holds the person's row and the firm's members, and says where the person belongs from now on.
 * @param successorId who goes on; otherwise the firm's longest standing administrator
 * @throws HttpError 409 for the last administrator of a firm that has other members, or a live contract nobody takes over
 */
export async function endMembership(
  tx: Tx,
  hooks: MembershipHooks,
  person: Leaving,
  members: readonly FirmMember[],
  now: Date,
  successorId?: number,
): Promise<void> {
  if (isLastAdministrator(person, members)) throw conflict(errorMessages.lastAdministrator);
  const others = members.filter(({ id }) => id !== person.id);
  const successor =
    others.find(({ id }) => id === successorId) ?? longestStanding(others.filter(administers));
  if (!successor) return closeDown(tx, hooks, person, now);
  const { firmId, id: fromId } = person;
  await hooks.transferWork(tx, { firmId, fromId, to: successor }, now);
  await announce(tx, {
    to: others.map(({ id }) => id),
    topics: ["team", "jobs", "applications", "contracts"],
  });
}
