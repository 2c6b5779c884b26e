/** The matching pairs of a check, as they were compared, encrypted in the database. */
import { partyRoles } from "@caseload/contract/jobs/posting-options";
import { ledgerRoles } from "@caseload/contract/hiring/conflict-statuses";
import { z } from "zod";
import type { NameSeal } from "../../../platform/name-seal.ts";

const pair = z.object({
  party: z.object({ name: z.string(), aliases: z.array(z.string()), role: z.enum(partyRoles) }),
  entry: z.object({
    name: z.string(),
    aliases: z.array(z.string()),
    role: z.enum(ledgerRoles),
    /** Missing in pairs from before they were kept. */
    from: z.string().nullable().default(null),
    to: z.string().nullable().default(null),
  }),
});
export type MatchedPair = z.infer<typeof pair>;

export const sealPairs = (names: NameSeal, pairs: readonly MatchedPair[]): string =>
  names.seal(JSON.stringify(pairs));

export const openPairs = (names: NameSeal, sealed: string | null): MatchedPair[] =>
  sealed === null ? [] : z.array(pair).parse(JSON.parse(names.open(sealed)));

const keyOf = ({ party, entry }: MatchedPair): string =>
  JSON.stringify([party.name, party.role, entry.name, entry.role]);

/** Whether a decision about the earlier pairs covers the later ones. */
export function coversAll(earlier: readonly MatchedPair[], later: readonly MatchedPair[]): boolean {
  const known = new Set(earlier.map(keyOf));
  return later.every((each) => known.has(keyOf(each)));
}
