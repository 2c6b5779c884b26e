import { and, count, desc, eq, exists, gt, isNotNull, isNull, lt, min, ne, or, sql, not } from "drizzle-orm";
import { barAdmissionOf } from "../../../platform/db/bar-admission.ts";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { isEmailConfirmed } from "../../../platform/db/email-confirmed.ts";
import { type Cursor, decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { conversations, messages } from "../../../platform/db/schema/messages.ts";
import { isOutOfReach } from "../../../platform/db/blocked-people.ts";
import { acceptsApplications } from "../../jobs/postings/accepts-applications.ts";

export interface Paging {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** The columns of a conversation that identify two people. */
export const pairOf = (one: number, other: number) => ({
  lowUserId: Math.min(one, other),
  highUserId: Math.max(one, other),
});

const isPair = (one: number, other: number) => {
  const { lowUserId, highUserId } = pairOf(one, other);
  return and(eq(conversations.lowUserId, lowUserId), eq(conversations.highUserId, highUserId));
};

const isUnreadBy = (userId: number) =>
  and(
    eq(messages.receiverId, userId),
    eq(messages.conversationId, conversations.id),
    isNull(messages.readAt),
  );

/**
 * Another person, how the viewer is connected to them, and whether messages are unread. People who have left are found
 * only by those with a conversation.
 */
export async function findCorrespondent(db: Reader, viewerId: number, userId: number) {
  const applied = db
    .select({ found: sql`1` })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(applications.paralegalId, viewerId),
        ne(applications.status, "withdrawn"),
        eq(jobs.firmId, users.firmId),
      ),
    );
  const contracted = db
    .select({ found: sql`1` })
    .from(contracts)
    .where(and(eq(contracts.paralegalId, viewerId), eq(contracts.firmId, users.firmId)));
  const posted = db
    .select({ found: sql`1` })
    .from(jobs)
    .where(and(eq(jobs.postedById, users.id), acceptsApplications, not(jobs.hidden)));
  const unread = db
    .select({ found: sql`1` })
    .from(messages)
    .where(isUnreadBy(viewerId));
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      photo: users.image,
      userType: users.userType,
      firmId: users.firmId,
      firmName: firms.name,
      emailConfirmed: isEmailConfirmed(users),
      barAdmission: barAdmissionOf(users.id),
      hasLeft: sql<boolean>`${isNotNull(users.deletedAt)}`,
      conversationId: conversations.id,
      hasApplied: sql<boolean>`${exists(applied)}`,
      hasContract: sql<boolean>`${exists(contracted)}`,
      hasOpenPosting: sql<boolean>`${exists(posted)}`,
      hasUnread: sql<boolean>`${exists(unread)}`,
      isOutOfReach: isOutOfReach(viewerId, users.id),
    })
    .from(users)
    .leftJoin(firms, eq(firms.id, users.firmId))
    .leftJoin(conversations, isPair(viewerId, userId))
    .where(and(eq(users.id, userId), or(isNull(users.deactivatedAt), isNotNull(conversations.id))));
  return row;
}
export type Correspondent = NonNullable<Awaited<ReturnType<typeof findCorrespondent>>>;

/** A person's conversations with the last message of each, newest first; all of them, or those with unread messages. */
export async function listConversations(
  db: Reader,
  userId: number,
  { only, ...paging }: Paging & { only?: "unread" | undefined },
) {
  const cursor = decodeCursor(paging.cursor);
  const last = db
    .select({ content: messages.content, createdAt: messages.createdAt, senderId: messages.senderId })
    .from(messages)
    .where(eq(messages.conversationId, conversations.id))
    .orderBy(desc(messages.id))
    .limit(1)
    .as("last");
  const unread = db.select({ count: count() }).from(messages).where(isUnreadBy(userId));
  const rows = await db
    .select({
      id: conversations.id,
      lastMessageAt: conversations.lastMessageAt,
      user: {
        id: users.id,
        name: users.name,
        photo: users.image,
        userType: users.userType,
        firmName: firms.name,
        emailConfirmed: isEmailConfirmed(users),
      },
      last: { content: last.content, createdAt: last.createdAt, senderId: last.senderId },
      unreadCount: sql`(${unread})`.mapWith(Number),
    })
    .from(conversations)
    .innerJoin(
      users,
      sql`${users.id} = case when ${conversations.lowUserId} = ${userId} then ${conversations.highUserId} else ${conversations.lowUserId} end`,
    )
    .leftJoin(firms, eq(firms.id, users.firmId))
    .innerJoinLateral(last, sql`true`)
    .where(
      and(
        or(eq(conversations.lowUserId, userId), eq(conversations.highUserId, userId)),
        not(isOutOfReach(userId, users.id)),
        only === undefined
          ? undefined
          : exists(
              db
                .select({ found: sql`1` })
                .from(messages)
                .where(isUnreadBy(userId)),
            ),
        cursor
          ? sql`(${conversations.lastMessageAt}, ${conversations.id}) < (${cursor.at}::timestamptz, ${cursor.id})`
          : undefined,
      ),
    )
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(pageSize(paging.limit));
  return toPage(rows, paging.limit, (row): Cursor => ({ at: row.lastMessageAt.toISOString(), id: row.id }));
}
export type ConversationRow = Awaited<ReturnType<typeof listConversations>>["rows"][number];

export type MessageRow = typeof messages.$inferSelect;

/** The newest messages of a conversation, or those older than the cursor; oldest first. */
export async function listMessages(db: Reader, conversationId: number, paging: Paging) {
  const cursor = decodeCursor(paging.cursor);
  const newestFirst = await db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), cursor ? lt(messages.id, cursor.id) : undefined))
    .orderBy(desc(messages.id))
    .limit(pageSize(paging.limit));
  const { rows, next } = toPage(newestFirst, paging.limit, ({ id }): Cursor => ({ at: null, id }));
  return { rows: rows.toReversed(), next };
}

/** The latest contract between two people, whichever of them is the paralegal. */
export async function findLatestContractId(db: Reader, one: number, other: number): Promise<number | null> {
  const between = (attorneyId: number, paralegalId: number) =>
    and(eq(contracts.attorneyId, attorneyId), eq(contracts.paralegalId, paralegalId));
  const [row] = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(or(between(one, other), between(other, one)))
    .orderBy(desc(contracts.id))
    .limit(1);
  return row?.id ?? null;
}

/** Locks the conversation of two people until the transaction ends, so that its messages are serialized. */
export async function lockConversation(tx: Tx, one: number, other: number) {
  const [row] = await tx
    .select({ id: conversations.id, lastMessageAt: conversations.lastMessageAt })
    .from(conversations)
    .where(isPair(one, other))
    .for("update");
  return row;
}
export type LockedConversation = NonNullable<Awaited<ReturnType<typeof lockConversation>>>;

/** Counts the conversations that a person opened after `since`, and finds the first of them. */
export async function countConversationsOpened(db: Reader, userId: number, since: Date) {
  const [row] = await db
    .select({ count: count(), first: min(conversations.createdAt) })
    .from(conversations)
    .where(and(eq(conversations.openedById, userId), gt(conversations.createdAt, since)));
  return row ?? { count: 0, first: null };
}

/** The message that the sender stored with a client key. */
export async function findByClientKey(db: Reader, senderId: number, clientKey: string) {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.senderId, senderId), eq(messages.clientKey, clientKey)));
  return row;
}
