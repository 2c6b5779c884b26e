import { savedSearchEndpoints } from "@caseload/contract/search/saved-searches";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { changeSearch } from "./change-search.ts";
import { presentSearch } from "./present.ts";
import { listSearches } from "./queries.ts";
import { removeSearch } from "./remove-search.ts";
import { saveSearch } from "./save-search.ts";

export function savedSearchRoutes(register: Register, { db, clock }: Deps): void {
  register(savedSearchEndpoints.listSavedSearches, async ({ actor }) =>
    (await listSearches(db, actor.id)).map(presentSearch),
  );

  register(savedSearchEndpoints.saveSearch, async ({ actor, body }) =>
    presentSearch(await saveSearch(db, actor.id, body, clock())),
  );

  register(savedSearchEndpoints.changeSavedSearch, async ({ actor, params, body }) =>
    presentSearch(await changeSearch(db, actor.id, params.id, body, clock())),
  );

  register(savedSearchEndpoints.removeSavedSearch, async ({ actor, params }) => {
    await removeSearch(db, actor.id, params.id, clock());
    return { success: true as const };
  });
}
