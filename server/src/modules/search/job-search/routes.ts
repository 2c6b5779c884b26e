import { jobEndpoints } from "@caseload/contract/jobs/jobs";
import { jobSearchEndpoints } from "@caseload/contract/search/job-search";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { scoreFor } from "../../jobs/postings/match-score.ts";
import { presentJob } from "../../jobs/postings/present.ts";
import { countJobs, listJobs } from "./list-jobs.ts";
import { presentFoundJob } from "./present.ts";
import { criteriaFromList, criteriaFromSearch } from "./search-criteria.ts";
import { findJobs, readSearch } from "./search-jobs.ts";

export function jobSearchRoutes(register: Register, { db, clock }: Deps): void {
  register(jobEndpoints.listJobs, async ({ actor, query }) => {
    const [score, page] = await Promise.all([
      scoreFor(db, actor),
      listJobs(db, criteriaFromList(query), query, clock()),
    ]);
    return { rows: page.rows.map((row) => presentJob(row, score)), next: page.next };
  });

  register(jobEndpoints.countJobs, async ({ query }) => ({
    count: await countJobs(db, criteriaFromList(query), clock()),
  }));

  register(jobSearchEndpoints.searchJobs, async ({ actor, query }) => {
    const [score, page] = await Promise.all([
      scoreFor(db, actor),
      findJobs(db, criteriaFromSearch(query), query, clock()),
    ]);
    return { rows: page.rows.map((row) => presentFoundJob(row, score)), next: page.next };
  });

  register(jobSearchEndpoints.readJobSearch, async ({ query }) =>
    readSearch(db, criteriaFromSearch(query), clock()),
  );
}
