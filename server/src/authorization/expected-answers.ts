/** What each kind of caller is answered, and who calls: for matrix.test.ts and for `npm run attack`. */
import type { CallName, NamedEndpoint } from "@caseload/contract/endpoints";
import { may } from "../platform/actor.ts";
import { makePerson } from "../demo/factories.ts";
import type { Caller, Site } from "../testkit/site.ts";
import type { Cast, Relation } from "./actors.ts";
import { expectationOf } from "./expectation.ts";

/** Called with a wrong password, because later calls need the accounts and sessions. */
export const requiresPassword: ReadonlySet<CallName> = new Set<CallName>([
  "changePassword",
  "changeEmail",
  "beginTwoFactor",
  "renewRecoveryCodes",
  "removeTwoFactor",
  "deactivateAccount",
  "deleteAccount",
]);

/** Calls whose answer depends on more than access and parties. */
function exceptionOf(name: CallName, relation: Relation, isMissing: boolean): readonly number[] | undefined {
  // The password is wrong for every caller.
  if (name === "login") return [401, 429];
  // No export has been built.
  if (name === "downloadDataExport" && relation !== "signedOut") return [404];
  if (relation !== "signedOut" && requiresPassword.has(name)) return [401];
  // Unknown tokens, and no sign-in that requires a code.
  if (name === "verifyEmail" || name === "resetPassword") return [410];
  if (name === "readInvitation" || name === "joinByInvitation") return [410];
  if (name === "acceptInvitation" && relation !== "signedOut") return [410];
  if (name === "getUnsubscription" || name === "unsubscribe") return [404];
  if (name === "enterSecondFactor" || name === "signInWithPasskey") return [401];
  // The contract belongs to the owning paralegal.
  if ((name === "hintAtNarrative" || name === "startTimer") && ["otherParalegal", "staff"].includes(relation))
    return [404];
  // The firm added the deliverable.
  const isOfFirm = !isMissing && (name === "changeDeliverable" || name === "deleteDeliverable");
  if (isOfFirm && relation === "owningParalegal") return [403];
  // The firm wrote the review: hidden from the paralegal until it is published, and theirs alone to reply to.
  if (name === "editReview" && relation === "owningParalegal") return [404];
  if (!isMissing && name === "replyToReview" && relation === "owningAttorney") return [403];
  return undefined;
}

/**
 * The statuses of which one answers the call of a caller with that relation to its record.
 * @param options `isMissing` where the id is nobody's
 */
export function expectedAnswers(
  endpoint: NamedEndpoint,
  relation: Relation,
  people: Cast["people"],
  { isMissing = false } = {},
): readonly number[] {
  const { name } = endpoint;
  const exception = exceptionOf(name, relation, isMissing);
  if (exception) return exception;
  // Paralegals can write only to firms that they are in contact with, unless they look for paralegals for their own.
  if (name === "sendMessage" && (relation === "otherParalegal" || relation === "staff")) {
    const { firmId, primaryRole } = people[relation];
    if (firmId === null || !may({ primaryRole }, "application:review")) return [403];
  }
  // People write in the name of their firm, or as paralegals.
  if (name === "sendMessage" && relation === "otherAttorney" && people[relation].firmId === null)
    return [403];
  const expected = expectationOf(endpoint, relation, people);
  // The job belongs to another firm, which is found out once the role is known to allow invites.
  return name === "inviteToJob" && relation !== "owningAttorney" && expected.includes(200) ? [404] : expected;
}

/** Uses new sessions and members for calls that end a session or a membership, or what members see of each other. */
export async function callerFor(
  name: CallName,
  relation: Relation,
  { site, cast }: { site: Site; cast: Cast },
): Promise<Caller> {
  if (relation === "signedOut") return cast.callers[relation];
  const { email, primaryRole, firmId } = cast.people[relation];
  if (name === "logout" || name === "register") return site.signIn(email);
  if (!["leaveFirm", "blockUser"].includes(name) || !primaryRole) return cast.callers[relation];
  return site.signIn((await makePerson(site.db, site.time.now, { primaryRole, firmId })).email);
}
