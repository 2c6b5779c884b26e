import { changesOf } from "@caseload/contract/endpoint";
import { profileEndpoints } from "@caseload/contract/profiles/profiles";
import type { ProfileEdit } from "@caseload/contract/profiles/profiles";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notFound } from "../../../platform/http/http-error.ts";

/**
 * Updates the given fields of a profile and keeps the others.
 * @throws HttpError 404 when there is no profile
 */
export async function updateProfile(db: Db, userId: number, input: ProfileEdit, now: Date): Promise<void> {
  const { workType, description, workingHours, availableFrom, ...rest } = input;
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(paralegalProfiles)
      .set({
        ...rest,
        workPreference: workType,
        ...(description !== undefined && { bio: description ?? "" }),
        ...(workingHours !== undefined && { workingHours: workingHours || null }),
        ...(availableFrom !== undefined && { availableFrom: availableFrom || null }),
        updatedAt: now,
      })
      .where(eq(paralegalProfiles.userId, userId))
      .returning({ userId: paralegalProfiles.userId });
    if (!changed) throw notFound(errorMessages.ownProfileNotFound);
    await announce(tx, {
      to: [userId],
      topics: changesOf(profileEndpoints.updateParalegalProfile, "profile", "jobs"),
    });
    await announce(tx, {
      to: "everyone",
      topics: changesOf(profileEndpoints.updateParalegalProfile, "people"),
    });
  });
}
