import { availabilityEndpoints, type AvailabilityForm } from "@caseload/contract/hiring/availability";
import type { Db } from "../../../platform/db/database.ts";
import { availabilities } from "../../../platform/db/schema/availability.ts";
import { announce } from "../../../platform/realtime/announce.ts";

/** Replaces a person's weekly hours and exceptions. */
export async function saveAvailability(
  db: Db,
  userId: number,
  form: AvailabilityForm,
  now: Date,
): Promise<void> {
  const values = { ...form, updatedAt: now };
  await db.transaction(async (tx) => {
    await tx
      .insert(availabilities)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: availabilities.userId, set: values });
    await announce(tx, { to: [userId], topics: availabilityEndpoints.saveAvailability.changes });
  });
}
