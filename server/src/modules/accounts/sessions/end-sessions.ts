import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, ne } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { sessions } from "../../../platform/db/schema/accounts.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { recordSecurityEvent } from "../sign-in/record-security-event.ts";

/** Every process drops what it remembers of the person and closes their sockets; those still signed in come back. */
const tell = (tx: Tx, userId: number) =>
  announce(tx, { to: [userId], topics: ["session"], forget: [userId] });

export async function endAllSessions(tx: Tx, userId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tell(tx, userId);
}

export async function endOtherSessions(tx: Tx, { id, sessionToken }: Actor): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.token, sessionToken)));
  await tell(tx, id);
}

/** What somebody asks for who has lost a device. */
export async function keepOnlyThisSession(
  db: Db,
  actor: Actor,
  client: ClientInfo,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await endOtherSessions(tx, actor);
    await recordSecurityEvent(tx, "other_sessions_ended", actor.id, client, now);
  });
}

/** @throws HttpError 404 when it is somebody else's, or has ended already */
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
    await tell(tx, userId);
  });
}
