import { errorMessages } from "@caseload/contract/error-messages";
import { savedSearchEndpoints } from "@caseload/contract/search/saved-searches";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { listViewer } from "../../jobs/postings/match-score.ts";
import { presentListedJob } from "../../jobs/postings/present.ts";
import { changeSavedSearch } from "./change-search.ts";
import { presentSavedSearch } from "./present.ts";
import { findSavedSearch, listSavedSearches } from "./queries.ts";
import { removeSavedSearch } from "./remove-search.ts";
import { listSavedSearchJobs } from "./run-saved-search.ts";
import { saveSavedSearch } from "./save-search.ts";

export function savedSearchRoutes(register: Register, deps: Deps): void {
  const { db, clock } = deps;

  register(savedSearchEndpoints.listSavedSearches, async ({ actor }) =>
    (await listSavedSearches(db, actor.id)).map(presentSavedSearch),
  );

  register(
    savedSearchEndpoints.saveSearch,
    async ({ actor, body }) => presentSavedSearch(await saveSavedSearch(db, actor.id, body, clock())),
    {
      reread: async ({ id }, { actor }) => {
        const row = await findSavedSearch(db, actor.id, id);
        if (!row) throw notFound(errorMessages.savedSearchNotFound);
        return presentSavedSearch(row);
      },
    },
  );

  register(savedSearchEndpoints.changeSavedSearch, async ({ actor, params, body }) =>
    presentSavedSearch(await changeSavedSearch(db, actor.id, params.id, body, clock())),
  );

  register(savedSearchEndpoints.removeSavedSearch, async ({ actor, params }) => {
    await removeSavedSearch(db, actor.id, params.id, clock());
    return { success: true as const };
  });

  register(savedSearchEndpoints.listSavedSearchJobs, async ({ actor, params, query }) => {
    const page = await listSavedSearchJobs(db, actor.id, params.id, query, clock());
    const viewer = await listViewer(deps, actor, page.rows);
    return { rows: page.rows.map((row) => presentListedJob(row, viewer)), next: page.next };
  });
}
