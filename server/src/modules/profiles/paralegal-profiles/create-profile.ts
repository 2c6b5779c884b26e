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
 * Creates a paralegal's profile, private by default. Job lists and lists of applicants then show match scores.
 * @throws HttpError 409 when the paralegal has a profile
 */
export async function createProfile(
  db: Db,
  userId: number,
  input: ProfileCreation,
  now: Date,
): Promise<void> {
  const { yearsExperience, ...rest } = input;
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
