import type { DateReader } from "@caseload/contract/date-format";
import { eq } from "drizzle-orm";
import type { Reader as Connection } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { errorMessages } from "@caseload/contract/error-messages";

/** Whom a paper is for: how dates are written on it. */
export async function findReader(db: Connection, userId: number): Promise<DateReader> {
  const [row] = await db
    .select({ dateLanguage: users.dateLanguage, timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw notFound(errorMessages.userNotFound);
  return row;
}
