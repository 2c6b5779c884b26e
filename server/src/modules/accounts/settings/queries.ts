import { eq } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";

export async function findSettings(db: Reader, userId: number) {
  const [row] = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      timeZone: users.timeZone,
      dateLanguage: users.dateLanguage,
      mailingAddress: users.mailingAddress,
      matchLearningSince: users.matchLearningSince,
      notificationChoices: users.notificationChoices,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}
export type SettingsRow = NonNullable<Awaited<ReturnType<typeof findSettings>>>;
