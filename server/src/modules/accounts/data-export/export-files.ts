import { and, asc, eq, gt, ne } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { credentials as credentialRows } from "../../../platform/db/schema/credentials.ts";
import { files } from "../../../platform/db/schema/files.ts";
import { certificates as certificateRows } from "../../../platform/db/schema/certificates.ts";
import { contractFiles } from "../../../platform/db/schema/contract-files.ts";
import { reports as reportRows } from "../../../platform/db/schema/abuse-reports.ts";
import { iteratePages, pageRows } from "./iterate-pages.ts";

/** Uploaded files that are part of a record. Those of contracts belong to the engagement, and end with its access. */
export const listStoredFiles = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select()
      .from(files)
      .where(
        and(
          eq(files.ownerId, userId),
          eq(files.state, "kept"),
          ne(files.purpose, "contract"),
          gt(files.id, afterId),
        ),
      )
      .orderBy(asc(files.id))
      .limit(pageRows),
  );

/** Returns a file's path in the ZIP file. */
export const pathInZip = (id: number, shownName: string): string => `files/${id}-${shownName}`;

/** Omits storage names, because they are secret. */
export async function* storedFiles(tx: Tx, userId: number) {
  for await (const row of listStoredFiles(tx, userId))
    yield {
      file: pathInZip(row.id, row.shownName),
      purpose: row.purpose,
      mediaType: row.mediaType,
      bytes: row.bytes,
      sha256: row.sha256,
      uploadedAt: row.createdAt,
    };
}

/** What the user shared under contracts. The content is in each engagement file, as long as the access to it lasts. */
export const sharedFiles = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({
        id: contractFiles.id,
        contractId: contractFiles.contractId,
        name: contractFiles.name,
        version: contractFiles.version,
        bytes: contractFiles.bytes,
        mediaType: contractFiles.mediaType,
        sha256: contractFiles.sha256,
        uploadedAt: contractFiles.uploadedAt,
        deletedAt: contractFiles.deletedAt,
      })
      .from(contractFiles)
      .where(and(eq(contractFiles.uploadedById, userId), gt(contractFiles.id, afterId)))
      .orderBy(asc(contractFiles.id))
      .limit(pageRows),
  );

export async function* fileCertificates(tx: Tx, userId: number) {
  yield* await tx
    .select({
      contractId: certificateRows.contractId,
      name: certificateRows.name,
      statement: certificateRows.statement,
      networkAddress: certificateRows.ipAddress,
      browser: certificateRows.userAgent,
      signedAt: certificateRows.signedAt,
    })
    .from(certificateRows)
    .where(eq(certificateRows.signedById, userId))
    .orderBy(asc(certificateRows.contractId));
}

export const credentials = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({
        id: credentialRows.id,
        kind: credentialRows.kind,
        title: credentialRows.title,
        issuer: credentialRows.issuer,
        number: credentialRows.number,
        state: credentialRows.state,
        issuedOn: credentialRows.issuedOn,
        expiresOn: credentialRows.expiresOn,
        status: credentialRows.status,
        submittedAt: credentialRows.submittedAt,
        decidedAt: credentialRows.decidedAt,
        reason: credentialRows.reason,
      })
      .from(credentialRows)
      .where(and(eq(credentialRows.userId, userId), gt(credentialRows.id, afterId)))
      .orderBy(asc(credentialRows.id))
      .limit(pageRows),
  );

/** Omits the reported content, which belongs to another user. */
export const reports = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({
        id: reportRows.id,
        subject: reportRows.subject,
        subjectId: reportRows.subjectId,
        reason: reportRows.reason,
        text: reportRows.text,
        status: reportRows.status,
        createdAt: reportRows.createdAt,
        decidedAt: reportRows.decidedAt,
      })
      .from(reportRows)
      .where(and(eq(reportRows.reporterId, userId), gt(reportRows.id, afterId)))
      .orderBy(asc(reportRows.id))
      .limit(pageRows),
  );
