import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { and, asc, eq, exists, isNull, lte } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { certificateRequests, certificates } from "../../../platform/db/schema/certificates.ts";
import { contractFiles } from "../../../platform/db/schema/contract-files.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { notifyParties } from "../contracts/notify-parties.ts";

const dayMs = 86_400_000;
/** Paralegals asked per run; the next run, a minute later, asks more. */
const batchSize = 100;

/**
 * Scheduled: tells paralegals once that their access to a contract's files has ended, and asks for the certificate of
 * return or destruction. Contracts without files have nothing to return. Returns how many.
 */
export async function askForCertificates(db: Db, now: Date): Promise<number> {
  const endedBefore = new Date(now.getTime() - engagementLimits.accessDays * dayMs);
  return db.transaction(async (tx) => {
    const shared = tx
      .select({ id: contractFiles.id })
      .from(contractFiles)
      .where(eq(contractFiles.contractId, contracts.id));
    const due = await tx
      .select({ contract: contracts, title: jobs.title })
      .from(contracts)
      .innerJoin(jobs, eq(jobs.id, contracts.jobId))
      .leftJoin(certificates, eq(certificates.contractId, contracts.id))
      .leftJoin(certificateRequests, eq(certificateRequests.contractId, contracts.id))
      .where(
        and(
          exists(shared),
          lte(contracts.endedAt, endedBefore),
          isNull(certificates.contractId),
          isNull(certificateRequests.contractId),
        ),
      )
      .orderBy(asc(contracts.id))
      .limit(batchSize)
      .for("update", { of: contracts, skipLocked: true });
    let asked = 0;
    for (const { contract, title } of due) {
      // A row that another process added after this transaction had read.
      const { rowCount } = await tx
        .insert(certificateRequests)
        .values({ contractId: contract.id, askedAt: now })
        .onConflictDoNothing();
      if (rowCount === 0) continue;
      asked += 1;
      const message = `Your access to the files of the contract for ${title} has ended. Please certify that you returned or destroyed your copies.`;
      const text = { title: "Certify return or destruction", message, priority: "high" } as const;
      await notifyParties(tx, contract, "attorney", text, now);
    }
    return asked;
  });
}
