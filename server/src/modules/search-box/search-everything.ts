import { searchReach } from "@caseload/contract/job-search-options";
import type { Db } from "../../db/handle.ts";
import { findJobs } from "../jobs/search/find-jobs.ts";
import type { Scope } from "./policy.ts";
import { findApplications, findMessages, findUnpublished } from "./queries.ts";

/** A few of everything that somebody may see; one's own firm's unpublished postings go first. */
export async function searchEverything(db: Db, scope: Scope, q: string, now: Date) {
  if (q === "") return { jobs: [], applications: [], messages: [] };
  const [unpublished, published, applications, messages] = await Promise.all([
    findUnpublished(db, scope, q),
    findJobs(db, { keyword: q, status: "any", limit: searchReach.groupRows }, now),
    findApplications(db, scope, q),
    findMessages(db, scope.id, q),
  ]);
  const jobs = [...unpublished, ...published.rows.map(({ row }) => row)].slice(0, searchReach.groupRows);
  return { jobs, applications, messages };
}
