import type { Party } from "@caseload/contract/jobs/jobs";
import { activeContractStatuses, applicationMoves } from "@caseload/contract/lifecycles";
import { and, asc, eq, exists, inArray, or } from "drizzle-orm";
import { z } from "zod";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { applicationConflicts } from "../../../platform/db/schema/conflicts.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { jobParties } from "../../../platform/db/schema/jobs.ts";
import type { NameSeal } from "../../../platform/name-seal.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { declareTask } from "../../../platform/tasks/task.ts";

/** A party as the database keeps it. Rows from before names were encrypted have a name instead. */
export type SealedParty = Pick<Party, "role"> & { name: string | null; sealed: string | null };

/** A posting as commands see it, which handle no names. */
export type WithSealedParties<Input extends { parties?: Party[] | undefined }> = Omit<Input, "parties"> & {
  parties?: SealedParty[] | undefined;
};

const sealedContent = z.object({ name: z.string(), aliases: z.array(z.string()) });

export const sealParty = (names: NameSeal, { name, aliases, role }: Party): SealedParty => ({
  name: null,
  sealed: names.seal(JSON.stringify({ name, aliases })),
  role,
});

export const sealParties = <Input extends { parties?: Party[] | undefined }>(
  names: NameSeal,
  input: Input,
): WithSealedParties<Input> => ({
  ...input,
  parties: input.parties?.map((party) => sealParty(names, party)),
});

export const openParty = (names: NameSeal, { name, sealed, role }: SealedParty): Party =>
  sealed === null
    ? { name: name ?? "", aliases: [], role }
    : { ...sealedContent.parse(JSON.parse(names.open(sealed))), role };

/** The parties to a posting's matter. Check canManage first: only those who manage the posting may read them. */
export const findParties = (db: Reader, jobId: number): Promise<SealedParty[]> =>
  db
    .select({ name: jobParties.name, sealed: jobParties.sealed, role: jobParties.role })
    .from(jobParties)
    .where(eq(jobParties.jobId, jobId))
    .orderBy(asc(jobParties.id));

/** The same of several postings, by the posting's id. */
export async function findPartiesOf(
  db: Reader,
  jobIds: readonly number[],
): Promise<ReadonlyMap<number, SealedParty[]>> {
  const rows = await db
    .select()
    .from(jobParties)
    .where(inArray(jobParties.jobId, [...jobIds]))
    .orderBy(asc(jobParties.id));
  return Map.groupBy(rows, ({ jobId }) => jobId);
}

/** The handler is in the module hiring. */
export const checkJobConflictsTask = declareTask("check-job-conflicts", {
  payload: z.object({ jobId: z.number() }),
});

/** At once: before every instant. */
const atOnce = new Date(0);

/** Marks the checks of undecided applications and live contracts as due, and runs them at once. */
export async function requestChecks(tx: Tx, jobId: number): Promise<void> {
  const live = tx
    .select({ id: contracts.id })
    .from(contracts)
    .where(
      and(
        eq(contracts.applicationId, applications.id),
        inArray(contracts.status, [...activeContractStatuses]),
      ),
    );
  const rows = await tx
    .select({ applicationId: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobId),
        or(inArray(applications.status, [...applicationMoves.accept.from]), exists(live)),
      ),
    );
  if (rows.length === 0) return;
  await tx
    .insert(applicationConflicts)
    .values(rows.map((row) => ({ ...row, status: "not_checked" as const, dueAt: atOnce })))
    .onConflictDoUpdate({ target: applicationConflicts.applicationId, set: { dueAt: atOnce } });
  await enqueue(tx, checkJobConflictsTask, { jobId });
}

/** Replaces a posting's parties; undefined leaves them as they are. */
export async function replaceParties(
  tx: Tx,
  jobId: number,
  parties: readonly SealedParty[] | undefined,
): Promise<void> {
  if (!parties) return;
  await tx.delete(jobParties).where(eq(jobParties.jobId, jobId));
  if (parties.length > 0) await tx.insert(jobParties).values(parties.map((party) => ({ ...party, jobId })));
  await requestChecks(tx, jobId);
}
