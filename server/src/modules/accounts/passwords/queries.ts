import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import type { PasswordOwner } from "./common-password.ts";

export async function getPasswordOwner(db: Reader, userId: number): Promise<PasswordOwner> {
  const [row] = await db
    .select({ email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw notFound(errorMessages.userNotFound);
  return row;
}
