import type { Actor } from "../../../platform/actor.ts";
import { findBlockedPeople } from "../../../platform/db/blocked-people.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { hidesJobs } from "../../jobs/marks/queries.ts";
import type { SearchCriteria } from "./search-criteria.ts";

/** The criteria without the postings of people with whom the viewer shares a block, and without those that the viewer hid. */
export async function criteriaForViewer(
  db: Reader,
  actor: Actor | null,
  criteria: SearchCriteria,
): Promise<SearchCriteria> {
  if (!actor) return criteria;
  const isParalegal = actor.userType === "paralegal";
  const [blockedPosters, hides] = await Promise.all([
    findBlockedPeople(db, actor.id),
    isParalegal && !criteria.own ? hidesJobs(db, actor.id) : false,
  ]);
  return { ...criteria, blockedPosters, viewerId: isParalegal ? actor.id : null, hidesJobs: hides };
}
