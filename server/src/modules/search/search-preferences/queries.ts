import { defaultPreferences } from "@caseload/contract/search/search-preference-options";
import type { SearchPreferences } from "@caseload/contract/search/search-preferences";
import { eq } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { searchPreferences } from "../../../platform/db/schema/matches.ts";

/** A person's saved preferences; defaults for the others. */
export async function findPreferences(db: Reader, userId: number): Promise<SearchPreferences> {
  const [row] = await db
    .select({ preferences: searchPreferences.preferences })
    .from(searchPreferences)
    .where(eq(searchPreferences.userId, userId));
  return { ...defaultPreferences, ...row?.preferences };
}
