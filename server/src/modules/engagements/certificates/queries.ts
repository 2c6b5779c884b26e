import type { Certificate } from "@caseload/contract/engagements/certificates";
import { eq } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { isEmailConfirmed } from "../../../platform/db/email-confirmed.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { certificates } from "../../../platform/db/schema/certificates.ts";

/** The certificate of a contract. The address and the browser that it came from stay in the record. */
export async function findCertificate(db: Reader, contractId: number): Promise<Certificate | undefined> {
  const [row] = await db
    .select({ certificate: certificates, emailConfirmed: isEmailConfirmed(users) })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.signedById))
    .where(eq(certificates.contractId, contractId));
  if (!row) return undefined;
  const { name, statement, signedById, signedAt } = row.certificate;
  return {
    contractId,
    name,
    emailConfirmed: row.emailConfirmed,
    statement,
    signedById,
    signedAt: signedAt.toISOString(),
  };
}
