import { randomBytes } from "node:crypto";
import type { PhotoForm } from "@caseload/contract/files/files";
import { photoAddress, photoFileOf } from "@caseload/contract/profiles/photos";
import { errorMessages } from "@caseload/contract/refusals";
import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import type { UploadedFile } from "../../../platform/files/uploaded-file.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import {
  consumeUploadLimit,
  attachFiles,
  releaseOtherFiles,
  contentOfBuffer,
  type StoreDeps,
  storeFile,
} from "../../../platform/files/store-file.ts";

/** 22 characters that nobody can guess; photos.ts of the contract. */
const newName = (): string => randomBytes(16).toString("base64url");

/** @throws HttpError 401 when they have left meanwhile */
async function show(tx: Tx, personId: number, address: string | null, fileIds: readonly number[], now: Date) {
  const changed = await tx
    .update(users)
    .set({ image: address, updatedAt: now })
    .where(and(eq(users.id, personId), isNull(users.deactivatedAt)))
    .returning({ id: users.id });
  if (changed.length === 0) throw new HttpError(401, errorMessages.signInFirst);
  await attachFiles(tx, fileIds);
  await releaseOtherFiles(tx, { ownerId: personId, purpose: "photo", but: fileIds });
  await announce(tx, { to: [personId], topics: ["profile", "jobs"] });
}

/**
 * Gives a person a new photo; answers its address. The one before is removed.
 * @throws HttpError 400 for what is no picture that can be used
 */
export async function setPhoto(
  deps: StoreDeps,
  personId: number,
  { file, square }: { file: UploadedFile; square: PhotoForm["square"] },
  now: Date,
): Promise<string> {
  await consumeUploadLimit(deps.db, personId);
  // The decoders take 27 MB; they are loaded with the first photo.
  const { readPicture } = await import("./read-picture.ts");
  const pictures = await readPicture(file, square);
  const name = newName();
  const about = {
    ownerId: personId,
    purpose: "photo",
    shownName: "photo.webp",
    mediaType: "image/webp",
  } as const;
  const store = (size: "small" | "large") =>
    storeFile(deps, { ...about, ...contentOfBuffer(pictures[size]), name: photoFileOf(name, size) }, now);
  const ids = [await store("large"), await store("small")];
  const address = photoAddress(name);
  await deps.db.transaction((tx) => show(tx, personId, address, ids, now));
  return address;
}

/** Initials are shown again; removing what is not there does no harm. */
export async function removePhoto({ db }: Pick<StoreDeps, "db">, personId: number, now: Date): Promise<void> {
  await db.transaction((tx) => show(tx, personId, null, [], now));
}
