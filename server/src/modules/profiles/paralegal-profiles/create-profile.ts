import { changesOf } from "@caseload/contract/endpoint";
import { profileEndpoints } from "@caseload/contract/profiles/profiles";
import type { ProfileCreation } from "@caseload/contract/profiles/profiles";
import { errorMessages } from "@caseload/contract/error-messages";
import type { Db } from "../../../platform/db/database.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";

/**
 * Stores a paralegal's first profile, private until its owner says otherwise. Their job lists gain match scores, and so do
 * the lists of applicants that name them.
 * @throws HttpError 409 when there is one
 */
export async function createProfile(
  db: Db,
  userId: number,
  given: ProfileCreation,
  now: Date,
): Promise<void> {
  const { yearsExperience, ...rest } = given;
  await db.transaction(async (tx) => {
    await lockActiveUser(tx, userId);
    const [stored] = await tx
      .insert(paralegalProfiles)
      .values({
        ...rest,
        workingHours: rest.workingHours || null,
        availableFrom: rest.availableFrom || null,
        userId,
        experience: yearsExperience,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ userId: paralegalProfiles.userId });
    if (!stored) throw conflict(errorMessages.profileExists);
    await announce(tx, {
      to: [userId],
      topics: changesOf(profileEndpoints.createParalegalProfile, "profile", "jobs"),
    });
    await announce(tx, {
      to: "everyone",
      topics: changesOf(profileEndpoints.createParalegalProfile, "people"),
    });
  });
}
