import { defaultPreferences } from "@caseload/contract/search-preference-options";
import type { SearchPreferences } from "@caseload/contract/search-preferences";
import { eq } from "drizzle-orm";
import type { Reader } from "../../db/handle.ts";
import { searchPreferences } from "../../db/schema/matches.ts";

/** What a person saved, over the defaults. */
export async function findPreferences(db: Reader, userId: number): Promise<SearchPreferences> {
  const [row] = await db
    .select({ preferences: searchPreferences.preferences })
    .from(searchPreferences)
    .where(eq(searchPreferences.userId, userId));
  return { ...defaultPreferences, ...row?.preferences };
}
