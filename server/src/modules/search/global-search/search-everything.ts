import { searchReach } from "@caseload/contract/search/job-search-options";
import type { Db } from "../../../platform/db/database.ts";
import { criteriaFromList } from "../job-search/search-criteria.ts";
import { findJobs } from "../job-search/search-jobs.ts";
import type { Scope } from "./policy.ts";
import {
  findApplications,
  findColleagues,
  findContracts,
  findMessages,
  findParalegals,
  findUnpublished,
} from "./queries.ts";
import { findBlockedPeople } from "../../../platform/db/blocked-people.ts";

const nothing = { jobs: [], applications: [], contracts: [], messages: [], paralegals: [], colleagues: [] };

/** A few results of each kind that the person may see. The own firm's unpublished postings come first. */
export async function searchEverything(db: Db, scope: Scope, q: string, now: Date) {
  if (q === "") return nothing;
  const blockedPosters = await findBlockedPeople(db, scope.id);
  const criteria = { ...criteriaFromList({ q }), blockedPosters };
  const [unpublished, published, applications, contracts, messages, paralegals, colleagues] =
    await Promise.all([
      findUnpublished(db, scope, q),
      findJobs(db, criteria, { limit: searchReach.groupRows }, now),
      findApplications(db, scope, q),
      findContracts(db, scope, q),
      findMessages(db, scope.id, q),
      findParalegals(db, scope, q),
      findColleagues(db, scope, q),
    ]);
  const jobs = [...unpublished, ...published.rows.map(({ row }) => row)].slice(0, searchReach.groupRows);
  return { jobs, applications, contracts, messages, paralegals, colleagues };
}
