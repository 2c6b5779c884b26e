import { limits } from "@caseload/contract/limits";
import { errorMessages } from "@caseload/contract/refusals";
import type { Db } from "../../../platform/db/database.ts";
import { decodeCursor, encodeCursor } from "../../../platform/db/pagination.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { findSearch } from "./queries.ts";
import { runSavedSearch } from "../job-search/run-saved-search.ts";

/**
 * What one of a person's saved searches finds now, newest first.
 * @throws HttpError 404 when there is no such search
 */
export async function listSavedSearch(
  db: Db,
  userId: number,
  searchId: number,
  { limit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
  now: Date,
) {
  const search = await findSearch(db, userId, searchId);
  if (!search) throw notFound(errorMessages.savedSearchNotFound);
  const from = decodeCursor(cursor);
  const { rows, next } = await runSavedSearch(db, search, { from, max: limit ?? limits.page }, now);
  return { rows, next: next && encodeCursor(next) };
}
