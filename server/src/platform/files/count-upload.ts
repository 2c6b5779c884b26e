import { refusals } from "@caseload/contract/refusals";
import type { Db } from "../db/database.ts";
import { count } from "../http/rate-limits.ts";
import { Refusal } from "../http/http-error.ts";

/** Nobody fills the disk. @throws Refusal 429 beyond the hour's uploads */
export async function countUpload(db: Db, personId: number): Promise<void> {
  if (!(await count(db, "uploadsOfMember", String(personId))))
    throw new Refusal(429, refusals.tooManyUploads);
}
