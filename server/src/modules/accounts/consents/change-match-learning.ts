import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { matchOutcomes } from "../../../platform/db/schema/matches.ts";

/**
 * Gives or withdraws a paralegal's consent to learning from the outcomes of applications. Withdrawing it deletes what was
 * logged. The triggers that log take a lock on the user's row, so that no outcome is logged between the two statements.
 */
export async function changeMatchLearning(
  tx: Tx,
  userId: number,
  consents: boolean,
  now: Date,
): Promise<void> {
  if (consents) {
    await tx
      .update(users)
      .set({ matchLearningSince: now })
      .where(and(eq(users.id, userId), isNull(users.matchLearningSince)));
    return;
  }
  await tx.update(users).set({ matchLearningSince: null }).where(eq(users.id, userId));
  await tx.delete(matchOutcomes).where(eq(matchOutcomes.paralegalId, userId));
}
