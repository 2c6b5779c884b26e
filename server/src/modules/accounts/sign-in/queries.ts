import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { departments, firms } from "../../../platform/db/schema/firms.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { hasAcceptedCurrent } from "../consents/queries.ts";
import { notFound } from "../../../platform/http/http-error.ts";

/** Returns an account with its firm, department and profile. */
export async function findAccount(db: Reader, userId: number) {
  const [row] = await db
    .select({
      user: users,
      firm: firms,
      department: departments.name,
      profile: paralegalProfiles,
      termsAccepted: hasAcceptedCurrent(db, users.id),
    })
    .from(users)
    .leftJoin(firms, eq(firms.id, users.firmId))
    .leftJoin(departments, eq(departments.id, users.departmentId))
    .leftJoin(paralegalProfiles, eq(paralegalProfiles.userId, users.id))
    .where(eq(users.id, userId));
  return row;
}
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Returns an account's address and whether it is verified. */
export async function getAccountEmail(db: Reader, userId: number) {
  const [row] = await db
    .select({ id: users.id, email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw notFound(errorMessages.userNotFound);
  return row;
}
