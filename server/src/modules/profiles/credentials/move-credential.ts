import type { credentialMoves } from "@caseload/contract/staff/staff-lifecycles";
import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { credentials } from "../../../platform/db/schema/credentials.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { listStaffIds } from "../../staff/staff-log/queries.ts";

type Move = (typeof credentialMoves)[keyof typeof credentialMoves];
type Changes = Partial<typeof credentials.$inferInsert>;

/** One legal move; undefined when the credential is no longer where the move starts. All screens that show it are told. */
export async function moveCredential(tx: Tx, id: number, move: Move, changes: Changes = {}) {
  const [moved] = await tx
    .update(credentials)
    .set({ ...changes, status: move.to })
    .where(and(eq(credentials.id, id), inArray(credentials.status, [...move.from])))
    .returning();
  if (!moved) return undefined;
  await announce(tx, { to: [moved.userId, ...(await listStaffIds(tx))], topics: ["credentials"] });
  // Whoever looks at the profile sees the badge come or go.
  await announce(tx, { to: "everyone", topics: ["profile"] });
  return moved;
}
