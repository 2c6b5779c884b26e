import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, ne } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { sessions } from "../../../platform/db/schema/accounts.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { recordSecurityEvent } from "../sign-in/record-security-event.ts";

/** Makes every process drop the user's cached actors and check their sockets. */
const announceEnded = (tx: Tx, userId: number) =>
  announce(tx, { to: [userId], topics: ["session"], forget: [userId] });

export async function deleteSessions(tx: Tx, userId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await announceEnded(tx, userId);
}

export async function deleteOtherSessions(tx: Tx, { id, sessionTokenHash }: Actor): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.token, sessionTokenHash)));
  await announceEnded(tx, id);
}

/** Ends all sessions of a user except the current one. */
export async function endOtherSessions(db: Db, actor: Actor, client: ClientInfo, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteOtherSessions(tx, actor);
    await recordSecurityEvent(tx, "other_sessions_ended", actor.id, client, now);
  });
}

/** @throws HttpError 404 when the session is another user's, or has ended */
export async function endSession(
  db: Db,
  userId: number,
  sessionId: number,
  client: ClientInfo,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
      .returning({ id: sessions.id });
    if (ended.length === 0) throw notFound(errorMessages.sessionNotFound);
    await recordSecurityEvent(tx, "session_ended", userId, client, now);
    await announceEnded(tx, userId);
  });
}
