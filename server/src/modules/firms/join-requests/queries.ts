import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { hasConfirmedMember } from "../../../platform/db/email-confirmed.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { joinRequests } from "../../../platform/db/schema/join-requests.ts";
import { findColleaguesWho } from "../firm/queries.ts";

/** Nobody reads an unconfirmed address, and an open invitation shows the address that it was sent to. */
const isAnswerable = and(
  isNull(joinRequests.declinedAt),
  isNull(users.deactivatedAt),
  eq(users.emailVerified, true),
);

const selectRequests = (db: Reader) =>
  db
    .select({
      id: joinRequests.id,
      firmId: joinRequests.firmId,
      firmName: firms.name,
      userId: users.id,
      name: users.name,
      email: users.email,
      userType: users.userType,
      createdAt: joinRequests.createdAt,
    })
    .from(joinRequests)
    .innerJoin(users, eq(users.id, joinRequests.userId))
    .innerJoin(firms, eq(firms.id, joinRequests.firmId));
export type JoinRequestRow = Awaited<ReturnType<typeof selectRequests>>[number];

/** Returns the open requests to join a firm. */
export const listRequests = (db: Reader, firmId: number): Promise<JoinRequestRow[]> =>
  selectRequests(db)
    .where(and(eq(joinRequests.firmId, firmId), isAnswerable))
    .orderBy(asc(joinRequests.createdAt), asc(joinRequests.id));

/** Returns an open request to join a firm. */
export async function findRequest(
  db: Reader,
  firmId: number,
  id: number,
): Promise<JoinRequestRow | undefined> {
  const [row] = await selectRequests(db).where(
    and(eq(joinRequests.id, id), eq(joinRequests.firmId, firmId), isAnswerable),
  );
  return row;
}

/** Returns a person's open request. */
export async function findOwnRequest(db: Reader, userId: number): Promise<JoinRequestRow | undefined> {
  const [row] = await selectRequests(db).where(
    and(eq(joinRequests.userId, userId), isNull(joinRequests.declinedAt)),
  );
  return row;
}

/** Returns a person's declined request to join a firm. */
export async function findDeclined(db: Reader, firmId: number, userId: number) {
  const [row] = await db
    .select({ id: joinRequests.id, declinedAt: joinRequests.declinedAt })
    .from(joinRequests)
    .where(and(eq(joinRequests.firmId, firmId), eq(joinRequests.userId, userId)));
  return row;
}

/** Returns the members of a firm who answer requests. */
export async function findInviters(db: Reader, firmId: number) {
  const ids = await findColleaguesWho(db, "user:create", firmId);
  return db
    .select({ id: users.id, email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(inArray(users.id, ids));
}

/** Returns the name of a firm that can be asked: one that a name can be refused for. */
export async function findJoinableFirm(db: Reader, firmId: number): Promise<string | undefined> {
  const [firm] = await db
    .select({ name: firms.name })
    .from(firms)
    .where(and(eq(firms.id, firmId), hasConfirmedMember()));
  return firm?.name ?? undefined;
}
