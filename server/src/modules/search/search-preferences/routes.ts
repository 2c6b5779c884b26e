import { searchPreferenceEndpoints } from "@caseload/contract/search/search-preferences";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { findPreferences } from "./queries.ts";
import { savePreferences } from "./save-preferences.ts";

export function preferenceRoutes(register: Register, { db, clock }: Deps): void {
  register(searchPreferenceEndpoints.getSearchPreferences, async ({ actor }) =>
    findPreferences(db, actor.id),
  );

  register(searchPreferenceEndpoints.saveSearchPreferences, async ({ actor, body }) => {
    await savePreferences(db, actor.id, body, clock());
    return findPreferences(db, actor.id);
  });
}
