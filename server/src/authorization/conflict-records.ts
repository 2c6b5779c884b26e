/** Creates entries of ledgers and screening memos for the matrix. */
import type { NamedEndpoint } from "@caseload/contract/endpoints";
import { makeApplication, makeJob } from "../demo/factories.ts";
import { eq } from "drizzle-orm";
import { sealEntry } from "../modules/hiring/conflicts/ledger-entries.ts";
import { applicationConflicts, ledgerEntries, screeningMemos } from "../platform/db/schema/conflicts.ts";
import { contracts } from "../platform/db/schema/contracts.ts";
import type { Site } from "../testkit/site.ts";
import type { Cast } from "./actors.ts";
import { createRunningContract } from "./time-records.ts";

/** Creates what a call about conflicts names. Returns its id; undefined for other calls. */
export async function createConflictRecord(
  { name, access }: NamedEndpoint,
  site: Site,
  cast: Cast,
): Promise<number | undefined> {
  const { db, deps, time } = site;
  const { owningAttorney, owningParalegal } = cast.people;
  if (access.record?.kind === "ledgerEntry") {
    const content = { name: "Ostrow Hardware", aliases: [], role: "client" as const };
    const sealed = sealEntry(deps.nameSeal, { ...content, note: null, from: null, to: null });
    const values = { ownerId: owningParalegal.id, ...sealed, changedAt: time.now };
    const [row] = await db.insert(ledgerEntries).values(values).returning({ id: ledgerEntries.id });
    return row?.id;
  }
  if (name === "decideConflict" || name === "consentToCompare") {
    const job = await makeJob(db, time.now, { firmId: cast.firmId, postedById: owningAttorney.id });
    const paralegalId = owningParalegal.id;
    const { id: applicationId } = await makeApplication(db, time.now, { jobId: job.id, paralegalId });
    await db.insert(applicationConflicts).values({ applicationId, status: "possible", checkedAt: time.now });
    return applicationId;
  }
  if (name !== "getScreening" && name !== "acknowledgeScreening") return undefined;
  const id = await createRunningContract(site, cast);
  const [contract] = await db.select().from(contracts).where(eq(contracts.id, id));
  if (!contract) throw new Error(`There is no contract ${id}.`);
  const { applicationId } = contract;
  await db.insert(screeningMemos).values({ applicationId, since: time.now, writtenById: owningAttorney.id });
  return id;
}

/** Valid bodies of the calls about conflicts. */
export const conflictBodies = {
  addLedgerEntry: () => ({ name: "Ostrow Hardware", role: "client" }),
  changeLedgerEntry: () => ({ role: "adverse" }),
  importLedger: () => ({}),
  decideConflict: () => ({ action: "clear", reason: "The names are of unrelated companies." }),
  consentToCompare: () => ({ consent: false }),
};

const ledgerFile =
  "Name,Aliases,Role,Note,From,To\r\nCorinth Marine Insurance Co.,Corinth Marine,client,,,\r\n";

export const importedLedger = async () => ({
  name: "ledger.csv",
  type: "text/csv",
  content: new Uint8Array(Buffer.from(ledgerFile)),
});
