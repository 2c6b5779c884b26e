import { limits } from "@caseload/contract/limits";
import { refusals } from "@caseload/contract/refusals";
import type { Db } from "../../db/handle.ts";
import { decodeCursor, encodeCursor } from "../../db/paging.ts";
import { missing } from "../../refusal.ts";
import { findSearch } from "../saved-searches/queries.ts";
import { findBySearch } from "./found-by-search.ts";

/**
 * What one of a person's saved searches finds now, newest first.
 * @throws Refusal 404 when there is no such search
 */
export async function listSavedSearch(
  db: Db,
  userId: number,
  searchId: number,
  { limit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
  now: Date,
) {
  const search = await findSearch(db, userId, searchId);
  if (!search) throw missing(refusals.savedSearchNotFound);
  const from = decodeCursor(cursor);
  const { rows, next } = await findBySearch(db, search, { from, most: limit ?? limits.page }, now);
  return { rows, next: next && encodeCursor(next) };
}
