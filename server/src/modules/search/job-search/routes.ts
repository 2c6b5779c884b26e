import { jobEndpoints } from "@caseload/contract/jobs/jobs";
import { jobSearchEndpoints, type FoundJob } from "@caseload/contract/search/job-search";
import { preferencesOfSearch } from "@caseload/contract/search/preference-search";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { listViewer, type ListViewer } from "../../jobs/postings/match-score.ts";
import { presentListedJob } from "../../jobs/postings/present.ts";
import { countFilterValues } from "./count-filters.ts";
import { countJobs, listJobs } from "./list-jobs.ts";
import { criteriaFromList, criteriaFromSearch } from "./search-criteria.ts";
import { findJobs, readSearch, type FoundRow } from "./search-jobs.ts";
import { isUrgent } from "../../jobs/facets/posting-facets.ts";
import { criteriaForViewer } from "./criteria-for-viewer.ts";

export function jobSearchRoutes(register: Register, deps: Deps): void {
  const { db, clock, hooks } = deps;

  register(jobEndpoints.listJobs, async ({ actor, query }) => {
    const criteria = await criteriaForViewer(db, actor, criteriaFromList(query));
    const page = await listJobs(db, criteria, query, clock());
    const viewer = await listViewer(deps, actor, page.rows);
    return { rows: page.rows.map((row) => presentListedJob(row, viewer)), next: page.next };
  });

  register(jobEndpoints.countJobs, async ({ actor, query }) => ({
    count: await countJobs(db, await criteriaForViewer(db, actor, criteriaFromList(query)), clock()),
  }));

  register(jobSearchEndpoints.searchJobs, async ({ actor, query }) => {
    const criteria = await criteriaForViewer(db, actor, criteriaFromSearch(query));
    const page = await findJobs(db, criteria, query, clock());
    const viewer = await listViewer(
      deps,
      actor,
      page.rows.map(({ row }) => row),
    );
    return { rows: page.rows.map((row) => presentFoundJob(row, viewer)), next: page.next };
  });

  register(jobSearchEndpoints.readJobSearch, async ({ actor, query }) =>
    readSearch(db, await criteriaForViewer(db, actor, criteriaFromSearch(query)), clock()),
  );

  register(
    jobSearchEndpoints.countJobFilters,
    async ({ actor, query: { list, availability, ...filters } }) => {
      if (list === "matches") {
        const preferences = preferencesOfSearch({ ...filters, availability });
        return actor?.userType === "paralegal"
          ? hooks.countMatches(actor.id, { preferences, keyword: filters.keyword }, clock())
          : {};
      }
      const criteria = await criteriaForViewer(db, actor, criteriaFromSearch(filters));
      return countFilterValues(db, criteria, list === "jobs", clock());
    },
  );
}

const presentFoundJob = ({ row, miles }: FoundRow, viewer: ListViewer): FoundJob => ({
  ...presentListedJob(row, viewer),
  urgent: isUrgent(row),
  miles: miles === null ? null : Math.round(miles * 10) / 10,
});
