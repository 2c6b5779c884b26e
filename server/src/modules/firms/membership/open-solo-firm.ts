import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import type { LockedPerson } from "../../accounts/account-deletion/queries.ts";
import { openFirm } from "../firm/open-firm.ts";

/**
 * Outside the firm an account is what it would be had it registered by itself: a freelance paralegal, or the managing
 * partner of a firm of one's own.
 */
export async function openSoloFirm(tx: Tx, { id, userType }: LockedPerson, now: Date): Promise<void> {
  const alone =
    userType === "attorney"
      ? { firmId: await openFirm(tx, now), primaryRole: "managing_partner" as const }
      : { firmId: null, primaryRole: "freelance_paralegal" as const };
  await tx
    .update(users)
    .set({ ...alone, departmentId: null, updatedAt: now })
    .where(eq(users.id, id));
  const topics = ["session", "profile", "team", "jobs", "applications", "contracts"] as const;
  await announce(tx, { to: [id], topics, forget: [id] });
}
