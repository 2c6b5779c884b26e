import { contractFileErrorMessages } from "@caseload/contract/engagements/file-error-messages";
import { and, asc, count, desc, eq, inArray, isNull, lt, max, ne, sql } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { isEmailConfirmed } from "../../../platform/db/email-confirmed.ts";
import { decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { contractFileDownloads, contractFiles } from "../../../platform/db/schema/contract-files.ts";
import { files } from "../../../platform/db/schema/files.ts";
import { invoiceLines } from "../../../platform/db/schema/invoices.ts";
import { HttpError, notFound } from "../../../platform/http/http-error.ts";
import { type Paging, type PartyContract, requireParty } from "../contracts/queries.ts";
import { requireFileAccess } from "./policy.ts";

const nameKey = sql<string>`lower(${contractFiles.name})`;

const columns = {
  id: contractFiles.id,
  contractId: contractFiles.contractId,
  fileId: contractFiles.fileId,
  /** Its name in the storage. */
  stored: files.name,
  name: contractFiles.name,
  nameKey,
  version: contractFiles.version,
  bytes: contractFiles.bytes,
  mediaType: contractFiles.mediaType,
  sha256: contractFiles.sha256,
  uploadedById: contractFiles.uploadedById,
  uploadedByName: users.name,
  uploadedByEmailConfirmed: isEmailConfirmed(users),
  uploadedAt: contractFiles.uploadedAt,
  scan: contractFiles.scan,
  deletedAt: contractFiles.deletedAt,
  isReceipt: sql<boolean>`exists (select from ${invoiceLines} l where l.file_id = ${contractFiles.id} and l.live)`,
};

const selectVersions = (db: Reader) =>
  db
    .select(columns)
    .from(contractFiles)
    .innerJoin(users, eq(users.id, contractFiles.uploadedById))
    .leftJoin(files, eq(files.id, contractFiles.fileId));
export type FileVersionRow = Awaited<ReturnType<typeof selectVersions>>[number];

/** Neither deleted nor found to be malware. */
export const isShared = and(isNull(contractFiles.deletedAt), ne(contractFiles.scan, "infected"));

const ofContract = (contractId: number) => and(eq(contractFiles.contractId, contractId), isShared);

/** The latest version of a name with those before it, newest first. */
export interface FileRow {
  latest: FileVersionRow;
  earlier: FileVersionRow[];
}

async function withVersions(
  db: Reader,
  contractId: number,
  latest: readonly FileVersionRow[],
): Promise<FileRow[]> {
  if (latest.length === 0) return [];
  const keys = latest.map((row) => row.nameKey);
  const rows = await selectVersions(db)
    .where(and(ofContract(contractId), inArray(nameKey, keys)))
    .orderBy(desc(contractFiles.version));
  return latest.map((row) => ({
    latest: row,
    earlier: rows.filter((other) => other.nameKey === row.nameKey && other.version < row.version),
  }));
}

/** A page of a contract's files, one row for each name, latest upload first. */
export async function listContractFiles(db: Reader, contractId: number, { limit, cursor }: Paging) {
  const after = decodeCursor(cursor)?.id;
  const newest = db
    .select({ id: max(contractFiles.id) })
    .from(contractFiles)
    .where(ofContract(contractId))
    .groupBy(nameKey);
  const rows = await selectVersions(db)
    .where(
      and(inArray(contractFiles.id, newest), after === undefined ? undefined : lt(contractFiles.id, after)),
    )
    .orderBy(desc(contractFiles.id))
    .limit(pageSize(limit));
  const page = toPage(rows, limit, ({ id }) => ({ at: null, id }));
  return { rows: await withVersions(db, contractId, page.rows), next: page.next };
}

/** All versions of a contract's files, deleted ones included, in the order of their upload. */
export const findAllVersions = (db: Reader, contractId: number) =>
  selectVersions(db).where(eq(contractFiles.contractId, contractId)).orderBy(asc(contractFiles.id));

/** The versions of a contract's files that can be opened, in the order of their upload. */
export const findSharedVersions = (db: Reader, contractId: number) =>
  selectVersions(db).where(ofContract(contractId)).orderBy(asc(contractFiles.id));

/** One version, followed by the others of its name. */
export async function findContractFile(db: Reader, id: number): Promise<FileRow> {
  const row = await findFileVersion(db, id);
  const [file] = row ? await withVersions(db, row.contractId, [row]) : [];
  if (!file) throw new Error(`There is no contract file ${id}.`);
  return file;
}

async function findFileVersion(db: Reader, id: number): Promise<FileVersionRow | undefined> {
  const [row] = await selectVersions(db).where(and(eq(contractFiles.id, id), isShared));
  return row;
}

/** The newest version of a name, whatever its case. */
export async function findLatestVersion(
  db: Reader,
  contractId: number,
  name: string,
): Promise<FileVersionRow | undefined> {
  const [row] = await selectVersions(db)
    .where(and(ofContract(contractId), eq(nameKey, sql`lower(${name})`)))
    .orderBy(desc(contractFiles.version))
    .limit(1);
  return row;
}

/** The number of the next version of a name. Numbers of deleted versions are not given again. */
export async function nextVersion(db: Reader, contractId: number, name: string): Promise<number> {
  const [row] = await db
    .select({ last: max(contractFiles.version) })
    .from(contractFiles)
    .where(and(eq(contractFiles.contractId, contractId), eq(nameKey, sql`lower(${name})`)));
  return (row?.last ?? 0) + 1;
}

export async function countVersions(db: Reader, contractId: number): Promise<number> {
  const [row] = await db.select({ versions: count() }).from(contractFiles).where(ofContract(contractId));
  return row?.versions ?? 0;
}

/**
 * Returns the contract with the actor's side, for its files.
 * @throws HttpError 404 for people who are not a party, 403 for the paralegal once access has ended
 */
export async function requireFileParty(
  db: Reader,
  actor: Actor,
  contractId: number,
  now: Date,
): Promise<PartyContract> {
  const contract = await requireParty(db, actor, contractId);
  requireFileAccess(contract, now);
  return contract;
}

/**
 * Returns a version that is shared, with its contract.
 * @throws HttpError 404 for people who are not a party, 403 for the paralegal once access has ended
 */
export async function requireFileVersion(db: Reader, actor: Actor, id: number, now: Date) {
  const file = await findFileVersion(db, id);
  const missing = notFound(contractFileErrorMessages.contractFileNotFound);
  if (!file) throw missing;
  try {
    return { file, ...(await requireFileParty(db, actor, file.contractId, now)) };
  } catch (error) {
    throw error instanceof HttpError && error.status === 404 ? missing : error;
  }
}

/** Who was given links to a contract's files, oldest first. */
export const findDownloads = (db: Reader, contractId: number) =>
  db
    .select({
      name: contractFiles.name,
      version: contractFiles.version,
      byName: users.name,
      byEmailConfirmed: isEmailConfirmed(users),
      createdAt: contractFileDownloads.createdAt,
    })
    .from(contractFileDownloads)
    .innerJoin(contractFiles, eq(contractFiles.id, contractFileDownloads.contractFileId))
    .innerJoin(users, eq(users.id, contractFileDownloads.userId))
    .where(eq(contractFiles.contractId, contractId))
    .orderBy(asc(contractFileDownloads.id));
