import type { CredentialStatus } from "@caseload/contract/profiles/credential-kinds";
import { and, asc, count, desc, eq, gt, lt, type SQL } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { type Cursor, decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { credentials } from "../../../platform/db/schema/credentials.ts";
import { files } from "../../../platform/db/schema/files.ts";

const columns = {
  credential: credentials,
  evidence: { id: files.id, name: files.shownName, bytes: files.bytes, mediaType: files.mediaType },
  owner: {
    id: users.id,
    name: users.name,
    photo: users.image,
    userType: users.userType,
    memberSince: users.createdAt,
    timeZone: users.timeZone,
  },
};

const selectCredentials = (db: Reader) =>
  db
    .select(columns)
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .leftJoin(files, and(eq(files.id, credentials.evidenceFileId), eq(files.state, "kept")));

export type CredentialRow = Awaited<ReturnType<typeof selectCredentials>>[number];

interface Paging {
  limit?: number | undefined;
  cursor?: string | undefined;
}

const cursorOf = ({ credential }: CredentialRow): Cursor => ({ at: null, id: credential.id });

async function listWhere(db: Reader, condition: SQL | undefined, order: "asc" | "desc", paging: Paging) {
  const cursor = decodeCursor(paging.cursor);
  const isAfter = order === "asc" ? gt : lt;
  const rows = await selectCredentials(db)
    .where(and(condition, cursor ? isAfter(credentials.id, cursor.id) : undefined))
    .orderBy(order === "asc" ? asc(credentials.id) : desc(credentials.id))
    .limit(pageSize(paging.limit));
  return toPage(rows, paging.limit, cursorOf);
}

/** A person's credentials, newest first. */
export const listOwnCredentials = (db: Reader, userId: number, paging: Paging) =>
  listWhere(db, eq(credentials.userId, userId), "desc", paging);

/** All credentials for staff: pending ones oldest first, others newest first. */
export const listCredentials = (
  db: Reader,
  { status, ...paging }: Paging & { status?: CredentialStatus | undefined },
) => listWhere(db, status && eq(credentials.status, status), status === "pending" ? "asc" : "desc", paging);

export async function findCredential(db: Reader, id: number): Promise<CredentialRow | undefined> {
  const [row] = await selectCredentials(db).where(eq(credentials.id, id));
  return row;
}

export async function countPendingCredentials(db: Reader, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.status, "pending")));
  return row?.count ?? 0;
}

/** Credentials on a profile. */
const maxShown = 20;

/** A person's verified credentials, most recently verified first. */
export const listVerifiedCredentials = (db: Reader, userId: number) =>
  db
    .select()
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.status, "verified")))
    .orderBy(desc(credentials.decidedAt), desc(credentials.id))
    .limit(maxShown);

export type VerifiedRow = Awaited<ReturnType<typeof listVerifiedCredentials>>[number];
