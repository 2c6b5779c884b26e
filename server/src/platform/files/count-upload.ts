import { errorMessages } from "@caseload/contract/error-messages";
import type { Db } from "../db/database.ts";
import { consume } from "../http/rate-limits.ts";
import { HttpError } from "../http/http-error.ts";

/** Nobody fills the disk. @throws HttpError 429 beyond the hour's uploads */
export async function countUpload(db: Db, personId: number): Promise<void> {
  if (!(await consume(db, "uploadsOfMember", String(personId))))
    throw new HttpError(429, errorMessages.tooManyUploads);
}
