import { and, eq, gt, inArray, isNull, or } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { sanctions } from "../../../platform/db/schema/sanctions.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { hideRestricted, showPostings } from "../../jobs/postings/offboard-poster.ts";

/**
 * Sets what a person's sanctions in force restrict, after one of them began or ended: the account, its postings and its
 * place in the directory. Their open pages read it at once. The caller has locked the person.
 */
export async function applyRestrictions(tx: Tx, userId: number, now: Date): Promise<void> {
  const inForce = await tx
    .select({ kind: sanctions.kind, until: sanctions.until, createdAt: sanctions.createdAt })
    .from(sanctions)
    .where(
      and(
        eq(sanctions.userId, userId),
        inArray(sanctions.kind, ["suspension", "ban"]),
        isNull(sanctions.endedAt),
        or(isNull(sanctions.until), gt(sanctions.until, now)),
      ),
    );
  const suspendedUntil = inForce.find(({ kind }) => kind === "suspension")?.until ?? null;
  const bannedAt = inForce.find(({ kind }) => kind === "ban")?.createdAt ?? null;
  const [person] = await tx
    .update(users)
    .set({ suspendedUntil, bannedAt, updatedAt: now })
    .where(eq(users.id, userId))
    .returning({ deactivatedAt: users.deactivatedAt });
  if (inForce.length > 0) await hideRestricted(tx, userId);
  else if (person?.deactivatedAt === null) await showPostings(tx, userId);
  await announce(tx, { to: [userId], topics: ["session", "sanctions"], forget: [userId] });
  await announce(tx, { to: "everyone", topics: ["jobs", "people"] });
}
