import type { Tx } from "../../../platform/db/database.ts";
import { accountEmails } from "../../../platform/db/schema/sign-in-safety.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { accountEmailTask } from "./account-email-task.ts";

type NewAccountEmail = Pick<typeof accountEmails.$inferInsert, "kind" | "userId" | "email">;

/** Stores an email about an account and enqueues sending it in the caller's transaction. Returns its id. */
export async function sendAccountEmail(
  tx: Tx,
  { browserHash, ...email }: NewAccountEmail & { browserHash?: string },
  now: Date,
): Promise<number> {
  const [row] = await tx
    .insert(accountEmails)
    .values({ ...email, createdAt: now })
    .returning({ id: accountEmails.id });
  if (!row) throw new Error("The email was not stored.");
  await enqueue(tx, accountEmailTask, { emailId: row.id, ...(browserHash !== undefined && { browserHash }) });
  return row.id;
}

/** Notifies the owner of an account by email, if the address is verified. */
export async function notifyOwner(
  tx: Tx,
  kind: NewAccountEmail["kind"],
  owner: { id: number; email: string; emailVerified: boolean },
  now: Date,
): Promise<void> {
  if (owner.emailVerified) await sendAccountEmail(tx, { kind, userId: owner.id, email: owner.email }, now);
}
