import { changesOf } from "@caseload/contract/endpoint";
import { accountSettingsEndpoints } from "@caseload/contract/accounts/account-settings";
import type { AccountSettingsChange } from "@caseload/contract/accounts/account-settings";
import { errorMessages } from "@caseload/contract/error-messages";
import { dishonestName, reservedName } from "@caseload/contract/fields";
import { isPlainlyWritten, isReserved } from "@caseload/contract/honest-names";
import { eq } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { badRequest } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { changeMatchLearning } from "../consents/change-match-learning.ts";
import { mergeChoices } from "../../notifications/notifications/choices.ts";

/**
 * Updates the given settings only, so that concurrent changes of different settings are all kept.
 * @throws HttpError 400 for an attorney's mailing address, because agreements print the firm's, for an attorney's consent
 * to learning from outcomes, and for a name that names the site together with the stored one
 */
export async function updateSettings(
  db: Db,
  actor: Actor,
  { notifications, matchLearning, ...input }: AccountSettingsChange,
  now: Date,
): Promise<void> {
  if (input.mailingAddress && actor.userType !== "paralegal")
    throw badRequest(`${errorMessages.addressOfFirm} (mailingAddress)`);
  if (matchLearning && actor.userType !== "paralegal")
    throw badRequest(`${errorMessages.learningOfParalegals} (matchLearning)`);
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ firstName: users.firstName, lastName: users.lastName, choices: users.notificationChoices })
      .from(users)
      .where(eq(users.id, actor.id))
      .for("no key update");
    if (!before) return;
    const names = {
      firstName: input.firstName ?? before.firstName,
      lastName: input.lastName ?? before.lastName,
    };
    // A stored name from before a rule stays until it is changed: it must not keep people from other settings.
    const name = fullName(names);
    const problem = isReserved(name) ? reservedName : isPlainlyWritten(name) ? null : dishonestName;
    if (name !== fullName(before) && problem !== null)
      throw badRequest(`${problem} (${input.lastName === undefined ? "firstName" : "lastName"})`);
    await tx
      .update(users)
      .set({
        ...input,
        name,
        ...(notifications && { notificationChoices: mergeChoices(before.choices, notifications) }),
        updatedAt: now,
      })
      .where(eq(users.id, actor.id));
    if (matchLearning !== undefined) await changeMatchLearning(tx, actor.id, matchLearning, now);
    await announce(tx, {
      to: [actor.id],
      topics: changesOf(accountSettingsEndpoints.updateAccountSettings, "session", "profile"),
      renamed: [actor.id],
    });
    // Postings show their poster's name.
    if (actor.userType === "attorney" && name !== fullName(before))
      await announce(tx, {
        to: "everyone",
        topics: changesOf(accountSettingsEndpoints.updateAccountSettings, "jobs"),
      });
  });
}
