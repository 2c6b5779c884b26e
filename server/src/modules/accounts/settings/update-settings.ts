import { changesOf } from "@caseload/contract/endpoint";
import { accountSettingsEndpoints } from "@caseload/contract/accounts/account-settings";
import type { AccountSettingsChange } from "@caseload/contract/accounts/account-settings";
import { eq } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { mergeChoices } from "../../notifications/notifications/choices.ts";

/** Updates the given settings only, so that concurrent changes of different settings are all kept. */
export async function updateSettings(
  db: Db,
  actor: Actor,
  { notifications, ...input }: AccountSettingsChange,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ firstName: users.firstName, lastName: users.lastName, choices: users.notificationChoices })
      .from(users)
      .where(eq(users.id, actor.id))
      .for("no key update");
    if (!before) return;
    const name = fullName({
      firstName: input.firstName ?? before.firstName,
      lastName: input.lastName ?? before.lastName,
    });
    await tx
      .update(users)
      .set({
        ...input,
        name,
        ...(notifications && { notificationChoices: mergeChoices(before.choices, notifications) }),
        updatedAt: now,
      })
      .where(eq(users.id, actor.id));
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
