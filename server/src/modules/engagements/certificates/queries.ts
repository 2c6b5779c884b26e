import type { Certificate } from "@caseload/contract/engagements/certificates";
import { eq } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { certificates } from "../../../platform/db/schema/certificates.ts";

/** The certificate of a contract. The address and the browser that it came from stay in the record. */
export async function findCertificate(db: Reader, contractId: number): Promise<Certificate | undefined> {
  const [row] = await db.select().from(certificates).where(eq(certificates.contractId, contractId));
  if (!row) return undefined;
  const { name, statement, signedById, signedAt } = row;
  return { contractId, name, statement, signedById, signedAt: signedAt.toISOString() };
}
