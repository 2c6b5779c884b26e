import type { Tx } from "../../../platform/db/database.ts";
import { accountEmails } from "../../../platform/db/schema/sign-in-safety.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { accountEmailTask } from "./email-task.ts";

export type GivenLetter = Pick<typeof accountEmails.$inferInsert, "kind" | "userId" | "email">;

/** Sends a letter about an account if, and only if, the caller's transaction commits; answers its id. */
export async function sendAccountEmail(tx: Tx, letter: GivenLetter, now: Date): Promise<number> {
  const [row] = await tx
    .insert(accountEmails)
    .values({ ...letter, createdAt: now })
    .returning({ id: accountEmails.id });
  if (!row) throw new Error("The letter was not stored.");
  await enqueue(tx, accountEmailTask, { emailId: row.id });
  return row.id;
}

/** Tells the owner of an account what happened to it, where the owner's address is proven. */
export async function notifyOwner(
  tx: Tx,
  kind: GivenLetter["kind"],
  owner: { id: number; email: string; emailVerified: boolean },
  now: Date,
): Promise<void> {
  if (owner.emailVerified) await sendAccountEmail(tx, { kind, userId: owner.id, email: owner.email }, now);
}
