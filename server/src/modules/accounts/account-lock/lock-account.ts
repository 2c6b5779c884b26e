import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { recordStaffAction } from "../../../platform/staff-log/record-staff-action.ts";
import { deleteSessions } from "../sessions/end-sessions.ts";
import { endPendingSignIns } from "../sign-in/pending-sign-in.ts";

/** "unknown": no account has the address; "unchanged": it was locked, or unlocked, already. */
export type LockOutcome = "changed" | "unchanged" | "unknown";

const findAccount = async (tx: Tx, email: string): Promise<{ id: number } | undefined> => {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email.trim().toLowerCase()), isNull(users.deletedAt)));
  return row;
};

/** Sets or clears the lock of an account and logs it, with what else belongs to the transaction. */
async function changeLock(
  db: Db,
  email: string,
  lock: { lockedAt: Date | null; reason: string },
  now: Date,
  alsoIn: (tx: Tx, userId: number) => Promise<void> = async () => undefined,
): Promise<LockOutcome> {
  const { lockedAt, reason } = lock;
  return db.transaction(async (tx) => {
    const account = await findAccount(tx, email);
    if (!account) return "unknown";
    const changed = await tx
      .update(users)
      .set({ lockedAt, updatedAt: now })
      .where(and(eq(users.id, account.id), lockedAt ? isNull(users.lockedAt) : isNotNull(users.lockedAt)))
      .returning({ id: users.id });
    if (changed.length === 0) return "unchanged";
    await alsoIn(tx, account.id);
    const action = lockedAt ? "account_locked" : "account_unlocked";
    const logged = { action, subject: "user", subjectId: account.id, note: reason } as const;
    await recordStaffAction(tx, null, logged, now);
    return "changed";
  });
}

/** Locks an account: ends its sessions and refuses sign-ins until it is unlocked. What it published stays visible. */
export const lockAccount = (db: Db, email: string, reason: string, now: Date): Promise<LockOutcome> =>
  changeLock(db, email, { lockedAt: now, reason }, now, async (tx, userId) => {
    await endPendingSignIns(tx, userId);
    await deleteSessions(tx, userId);
  });

/** Lets the owner of a locked account sign in again. */
export const unlockAccount = (db: Db, email: string, reason: string, now: Date): Promise<LockOutcome> =>
  changeLock(db, email, { lockedAt: null, reason }, now);
