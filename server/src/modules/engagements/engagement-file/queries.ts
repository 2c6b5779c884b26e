import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { and, asc, eq, gte, lte, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { isEmailConfirmed } from "../../../platform/db/email-confirmed.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { conversations, messages } from "../../../platform/db/schema/messages.ts";
import { supervisionEntries } from "../../../platform/db/schema/time.ts";
import type { PartyContract } from "../contracts/queries.ts";

const dayMs = 86_400_000;

/**
 * The messages between the paralegal and the firm's contact from the application until the paralegal's access to files
 * ends, oldest first.
 */
export async function findMessages(
  db: Reader,
  { applicationId, attorneyId, paralegalId, endedAt }: PartyContract["contract"],
) {
  const [application] = await db
    .select({ createdAt: applications.createdAt })
    .from(applications)
    .where(eq(applications.id, applicationId));
  if (!application) throw new Error(`There is no application ${applicationId}.`);
  const until = endedAt && new Date(endedAt.getTime() + engagementLimits.accessDays * dayMs);
  return db
    .select({
      id: messages.id,
      senderName: users.name,
      senderConfirmed: isEmailConfirmed(users),
      text: messages.content,
      sentAt: messages.createdAt,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(users, eq(users.id, messages.senderId))
    .where(
      and(
        eq(conversations.lowUserId, Math.min(attorneyId, paralegalId)),
        eq(conversations.highUserId, Math.max(attorneyId, paralegalId)),
        gte(messages.createdAt, application.createdAt),
        until === null ? undefined : lte(messages.createdAt, until),
      ),
    )
    .orderBy(asc(messages.id));
}
export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number];

/** The supervision log, oldest entry first. */
export const findSupervision = (db: Reader, contractId: number) =>
  db
    .select({
      id: supervisionEntries.id,
      kind: supervisionEntries.kind,
      authorName: users.name,
      authorConfirmed: sql<boolean | null>`${isEmailConfirmed(users)}`,
      text: supervisionEntries.text,
      createdAt: supervisionEntries.createdAt,
    })
    .from(supervisionEntries)
    .leftJoin(users, eq(users.id, supervisionEntries.authorId))
    .where(eq(supervisionEntries.contractId, contractId))
    .orderBy(asc(supervisionEntries.id));
export type SupervisionRow = Awaited<ReturnType<typeof findSupervision>>[number];
