import { formerMember } from "@caseload/contract/accounts/account-deletion";
import type { Deps } from "../../../platform/deps.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { checkPassword, type SignedIn, lockPassword } from "../passwords/check-password.ts";
import { eraseFirm, eraseAccount } from "./erase-account.ts";
import { leavingRefusal } from "./policy.ts";
import { lockFirmMembers, lockUser } from "./queries.ts";
import { signOutEverywhere, leaveMarketplace } from "./leave-marketplace.ts";

/**
 * Deletes an account permanently. Messages to others and ended contracts stay, under the name "Former member".
 * @returns whether a legal hold keeps records of the account, which are deleted when it ends
 * @throws HttpError 401 for a wrong password, 409 while a contract is live or for a firm's last administrator or managing partner
 */
export async function deleteAccount(
  { db, hooks }: Pick<Deps, "db" | "hooks">,
  actor: SignedIn,
  password: string,
  now: Date,
): Promise<boolean> {
  const userId = actor.id;
  const checked = await checkPassword(db, actor, password);
  return db.transaction(async (tx) => {
    const person = await lockUser(tx, userId);
    if (!person || person.deletedAt) return false;
    await lockPassword(tx, userId, checked);
    const members = person.firmId === null ? [] : await lockFirmMembers(tx, person.firmId);
    const refusal = leavingRefusal(person, members);
    if (refusal !== null) throw conflict(refusal);
    await leaveMarketplace(tx, hooks, { id: userId, name: formerMember, firmId: person.firmId }, now);
    const held = await eraseAccount(tx, person, now);
    if (person.firmId !== null && members.length === 1) await eraseFirm(tx, person.firmId);
    await signOutEverywhere(tx, userId);
    return held;
  });
}
