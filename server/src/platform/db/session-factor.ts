import { eq } from "drizzle-orm";
import type { Actor } from "../actor.ts";
import type { Reader, Tx } from "./database.ts";
import { sessions } from "./schema/accounts.ts";

type Session = Pick<Actor, "sessionTokenHash">;

/** Returns whether a second factor, or a passkey, which is both, opened a session. */
export async function usedSecondFactor(db: Reader, { sessionTokenHash }: Session): Promise<boolean> {
  const [row] = await db
    .select({ secondFactor: sessions.secondFactor })
    .from(sessions)
    .where(eq(sessions.token, sessionTokenHash));
  return row?.secondFactor ?? false;
}

export const recordSecondFactor = (tx: Tx, { sessionTokenHash }: Session) =>
  tx.update(sessions).set({ secondFactor: true }).where(eq(sessions.token, sessionTokenHash));
