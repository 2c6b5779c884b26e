import type { StoredPay } from "@caseload/contract/engagements/structured-terms";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { contracts, contractSignatures, contractVersions } from "../../../platform/db/schema/contracts.ts";
import { dayIn } from "../../../platform/calendar-day.ts";

/** The pay of each version that both sides signed, in the order in which they came into force. */
const findSignedPay = (tx: Tx, contractId: number) =>
  tx
    .select({
      pay: sql<StoredPay | null>`${contractVersions.structuredTerms} -> 'pay'`,
      since: sql`max(${contractSignatures.signedAt})`.mapWith(contractSignatures.signedAt),
    })
    .from(contractVersions)
    .innerJoin(
      contractSignatures,
      and(
        eq(contractSignatures.contractId, contractVersions.contractId),
        eq(contractSignatures.version, contractVersions.version),
      ),
    )
    .where(eq(contractVersions.contractId, contractId))
    .groupBy(contractVersions.id)
    .having(sql`count(*) = 2`)
    .orderBy(asc(contractVersions.version));

/**
 * Returns the rate of the work on a day, in US cents an hour: of the terms in force at the end of that day, or of the
 * first ones in force for an earlier day. Null where pay is flat.
 */
export async function rateOnDay(
  tx: Tx,
  contractId: number,
  day: string,
  timeZone: string,
): Promise<number | null> {
  const signed = await findSignedPay(tx, contractId);
  const inForce = signed.findLast(({ since }) => dayIn(since, timeZone) <= day) ?? signed[0];
  const pay = inForce ? inForce.pay : await findCurrentPay(tx, contractId);
  return pay?.kind === "hourly" ? pay.rateCents : null;
}

/** The pay of the current version, for contracts whose signatures were not stored with a version. */
async function findCurrentPay(tx: Tx, contractId: number): Promise<StoredPay | null> {
  const [row] = await tx
    .select({ pay: sql<StoredPay | null>`${contractVersions.structuredTerms} -> 'pay'` })
    .from(contractVersions)
    .innerJoin(
      contracts,
      and(eq(contracts.id, contractVersions.contractId), eq(contracts.version, contractVersions.version)),
    )
    .where(eq(contractVersions.contractId, contractId));
  return row?.pay ?? null;
}
