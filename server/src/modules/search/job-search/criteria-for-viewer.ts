import type { Actor } from "../../../platform/actor.ts";
import { findBlockedPeople } from "../../../platform/db/blocked-people.ts";
import type { Reader } from "../../../platform/db/database.ts";
import type { SearchCriteria } from "./search-criteria.ts";

/** The criteria without the postings of people with whom the viewer shares a block. */
export async function criteriaForViewer(
  db: Reader,
  actor: Actor | null,
  criteria: SearchCriteria,
): Promise<SearchCriteria> {
  return actor ? { ...criteria, blockedPosters: await findBlockedPeople(db, actor.id) } : criteria;
}
