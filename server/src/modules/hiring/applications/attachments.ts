/** The file of an application: a PDF that its applicant and those who review the application open. */
import { randomUUID } from "node:crypto";
import { attachmentErrorMessages } from "@caseload/contract/hiring/screening-answers";
import type { FileLink } from "@caseload/contract/files/files";
import { eq } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import type { Deps } from "../../../platform/deps.ts";
import { scanContent } from "../../../platform/files/clamd.ts";
import { createFileLink } from "../../../platform/files/file-link.ts";
import { consumeUploadLimit, discardFile, storeFile } from "../../../platform/files/store-file.ts";
import type { UploadedFile } from "../../../platform/files/uploaded-file.ts";
import { badRequest, HttpError, notFound } from "../../../platform/http/http-error.ts";
import { canReview, isApplicant } from "./policy.ts";
import type { ApplicationRow } from "./queries.ts";

type AttachmentDeps = Pick<Deps, "db" | "files" | "config">;

export interface StoredAttachment {
  attachmentId: number;
  attachmentScannedAt: Date | null;
}

/**
 * Unlike a contract's file, which is scanned later, an application's goes to people who have no relation to the applicant
 * yet: where a scanner is configured, only what it has read is stored.
 * @throws HttpError 400 for malware, 503 when the configured scanner gives no answer
 */
async function scan({ config }: AttachmentDeps, file: UploadedFile, now: Date): Promise<Date | null> {
  if (!config.clamd) return null;
  const result = await scanContent(config.clamd, file.read());
  if (result === "infected") throw badRequest(attachmentErrorMessages.attachmentInfected);
  if (result !== "clean") throw new HttpError(503, attachmentErrorMessages.attachmentNotScanned);
  return now;
}

/**
 * Stores an uploaded PDF, which attachFiles makes part of the application.
 * @throws HttpError 400 for other media types and malware, 429 beyond the uploads per hour, 503 without the scanner
 */
async function storeAttachment(
  deps: AttachmentDeps,
  actor: Actor,
  file: UploadedFile,
  now: Date,
): Promise<StoredAttachment> {
  await consumeUploadLimit(deps.db, actor.id);
  const { name: shownName, mediaType, bytes, sha256, read } = file;
  if (mediaType !== "application/pdf") throw badRequest(attachmentErrorMessages.attachmentType);
  const attachmentScannedAt = await scan(deps, file, now);
  const about = { name: randomUUID(), purpose: "application", ownerId: actor.id } as const;
  const stored = { ...about, shownName, mediaType, bytes, sha256, read };
  return { attachmentId: await storeFile(deps, stored, now), attachmentScannedAt };
}

/**
 * Runs `apply` with the stored file, and removes the file when the application is refused.
 * @throws HttpError as storeAttachment and `apply`
 */
export async function withAttachment<T>(
  deps: AttachmentDeps,
  { actor, file }: { actor: Actor; file: UploadedFile | undefined },
  now: Date,
  apply: (attachment?: StoredAttachment) => Promise<T>,
): Promise<T> {
  if (!file) return apply();
  const attachment = await storeAttachment(deps, actor, file, now);
  try {
    return await apply(attachment);
  } catch (error) {
    await discardFile(deps, attachment.attachmentId);
    throw error;
  }
}

/** @throws HttpError 404 for an application without a file */
export function linkToAttachment(
  secret: string,
  actor: Actor,
  { application }: ApplicationRow,
  now: Date,
): FileLink {
  const fileId = application.attachmentId;
  if (fileId === null) throw notFound(attachmentErrorMessages.attachmentNotFound);
  return createFileLink(secret, { fileId, personId: actor.id }, now);
}

/** Hook: whether the holder of a link may still open an application's file. */
export async function canOpenAttachment(db: Reader, actor: Actor, fileId: number): Promise<boolean> {
  const [row] = await db
    .select({ application: applications, job: { firmId: jobs.firmId, postedById: jobs.postedById } })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.attachmentId, fileId));
  if (!row) return false;
  return isApplicant(actor, row.application) || canReview(actor, row.application, row.job);
}
