import { readFile } from "node:fs/promises";
import type { Verification } from "@caseload/contract/engagements/verification";
import type { Reader } from "../../../platform/db/database.ts";
import type { UploadedFile } from "../../../platform/files/uploaded-file.ts";
import { inspectFile } from "./inspect-file.ts";
import { presentChanged, presentGenuine } from "./present.ts";
import { findByClaims, findBySignedHash, findSealedFile, findSealedHash } from "./queries.ts";
import { isIntact } from "./seal/is-intact.ts";

/** Files are read into memory, up to 25 MB each; this many at a time in one process. */
const maxAtOnce = 2;

/** Runs at most `maxAtOnce` functions at a time; the others wait in order. */
function createGate(): <T>(run: () => Promise<T>) => Promise<T> {
  let active = 0;
  const waiting: (() => void)[] = [];
  return async (run) => {
    if (active < maxAtOnce) active += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else active -= 1;
    }
  };
}
const gate = createGate();

/**
 * Compares a file with the sealed ones. It is genuine when its SHA-256 is known and its seal is valid; a file that only
 * claims to be an agreement of ours has been changed.
 * @throws HttpError 400 for files that are no PDF, incomplete, or encrypted
 */
export const verifyFile = (db: Reader, { path, sha256 }: UploadedFile): Promise<Verification> =>
  gate(async () => {
    const bytes = await readFile(path);
    const known = await findSealedFile(db, sha256);
    if (known)
      return (await isIntact(bytes, known.certificate.fingerprint))
        ? presentGenuine(known)
        : presentChanged(known.sealed);
    const { signedHashes, claims } = await inspectFile(bytes);
    const claimed = (await findBySignedHash(db, signedHashes)) ?? (await findByClaims(db, claims));
    return claimed ? presentChanged(claimed) : { found: false };
  });

export async function verifyHash(db: Reader, sha256: string): Promise<Verification> {
  const sealedAt = await findSealedHash(db, sha256);
  return sealedAt ? { found: true, sealedAt: sealedAt.toISOString() } : { found: false };
}
