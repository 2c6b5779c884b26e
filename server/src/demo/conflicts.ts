/** The parties of the demo's postings, its ledgers, and the checks of applications that follow from both. */
import type { LedgerEntryInput } from "@caseload/contract/hiring/conflict-ledger";
import type { Party } from "@caseload/contract/jobs/jobs";
import { checkApplication } from "../modules/hiring/conflicts/check-application.ts";
import { sealEntry } from "../modules/hiring/conflicts/ledger-entries.ts";
import { sealParty } from "../modules/jobs/postings/parties.ts";
import type { Tx } from "../platform/db/database.ts";
import { ledgerEntries } from "../platform/db/schema/conflicts.ts";
import { jobParties } from "../platform/db/schema/jobs.ts";
import type { NameSeal } from "../platform/name-seal.ts";
import { type Cast, daysFrom, jobOf } from "./cast.ts";
import type { DemoName } from "./people.ts";

/** By the posting's name in the demo's files. */
const parties: Readonly<Record<string, readonly Party[]>> = {
  subpoenas: [
    { name: "Brightwater Chemical Corporation", aliases: ["Brightwater"], role: "client" },
    { name: "Northgate Records Storage, LLC", aliases: ["Northgate Storage"], role: "adverse" },
  ],
  privilege: [
    { name: "Halden Home Products, Inc.", aliases: ["Halden"], role: "client" },
    { name: "Marisol Quintero-Webb", aliases: [], role: "adverse" },
  ],
};

const entry = (
  name: string,
  role: LedgerEntryInput["role"],
  more: Partial<LedgerEntryInput> = {},
): LedgerEntryInput => ({ name, role, aliases: [], note: null, from: null, to: null, ...more });

const ledgers: Partial<Record<DemoName, readonly LedgerEntryInput[]>> = {
  daniel: [
    entry("Northgate Records Storage", "client", {
      aliases: ["NRS"],
      note: "Subpoena response, two custodians.",
      from: "2024-02-05",
      to: "2024-06-28",
    }),
    entry("Delmar Pharmaceuticals, Inc.", "client", { from: "2021-09-13", to: "2023-11-30" }),
    entry("Estate of Josephine Tally", "adverse", { from: "2022-03-01", to: "2022-12-16" }),
    entry("Corliss & Wynn LLP", "counsel"),
  ],
  priya: [entry("Ashgrove Medical Devices", "client", { from: "2025-01-06", to: "2025-10-31" })],
};

/** Days before which every ledger was written, so that each of its owner's open applications has been checked with it. */
const ledgerDaysAgo = 60;

interface DemoApplicationId {
  id: number;
  to: string;
  daysAgo: number;
}

/** Stores parties and ledgers, and checks the applications to postings that name parties when they were sent. */
export async function makeConflicts(
  tx: Tx,
  names: NameSeal,
  { cast, applications, now }: { cast: Cast; applications: readonly DemoApplicationId[]; now: Date },
): Promise<void> {
  for (const [job, named] of Object.entries(parties))
    await tx
      .insert(jobParties)
      .values(named.map((party) => ({ ...sealParty(names, party), jobId: jobOf(cast, job) })));
  for (const [owner, entries] of Object.entries(ledgers) as [DemoName, readonly LedgerEntryInput[]][])
    await tx.insert(ledgerEntries).values(
      entries.map((each) => ({
        ...sealEntry(names, each),
        ownerId: cast.people[owner].id,
        changedAt: daysFrom(now, -ledgerDaysAgo),
      })),
    );
  for (const { id, to, daysAgo } of applications)
    if (to in parties) await checkApplication(tx, names, id, daysFrom(now, -daysAgo), true);
}
