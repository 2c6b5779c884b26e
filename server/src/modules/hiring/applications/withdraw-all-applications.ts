import { applicationMoves } from "@caseload/contract/lifecycles";
import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { notifyOfWithdrawal } from "./withdraw-application.ts";
import { findApplication } from "./queries.ts";

/** Takes all of a person's undecided applications back; each law office is told, under the name given here. */
export async function withdrawAllApplications(
  tx: Tx,
  applicant: { id: number; name: string },
  now: Date,
): Promise<void> {
  const { from, to } = applicationMoves.withdraw;
  const taken = await tx
    .update(applications)
    .set({ status: to, decidedAt: now })
    .where(and(eq(applications.paralegalId, applicant.id), inArray(applications.status, [...from])))
    .returning({ id: applications.id });
  for (const { id } of taken) {
    const row = await findApplication(tx, id);
    if (row) await notifyOfWithdrawal(tx, applicant, row, now);
  }
}
