import type { DateReader } from "@caseload/contract/date-language";
import { eq } from "drizzle-orm";
import type { Reader as Connection } from "../../db/handle.ts";
import { users } from "../../db/schema/accounts.ts";
import { missing } from "../../refusal.ts";
import { refusals } from "@caseload/contract/refusals";

/** Whom a paper is for: how dates are written on it. */
export async function findReader(db: Connection, userId: number): Promise<DateReader> {
  const [row] = await db
    .select({ dateLanguage: users.dateLanguage, timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw missing(refusals.userNotFound);
  return row;
}
