import { conflictErrorMessages, conflictLimits } from "@caseload/contract/hiring/conflict-statuses";
import type { Party } from "@caseload/contract/jobs/jobs";
import { activeContractStatuses, applicationMoves } from "@caseload/contract/lifecycles";
import { and, asc, eq, exists, inArray, or } from "drizzle-orm";
import { z } from "zod";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { applicationConflicts } from "../../../platform/db/schema/conflicts.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { jobParties } from "../../../platform/db/schema/jobs.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { consumeInWindow } from "../../../platform/http/rate-limits.ts";
import type { NameSeal } from "../../../platform/name-seal.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { declareTask } from "../../../platform/tasks/task.ts";
import { reportChurn } from "./report-churn.ts";

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

/**
 * Marks the checks of undecided applications and live contracts as due, and runs them at once.
 * @returns how many there are
 */
export async function requestChecks(tx: Tx, jobId: number): Promise<number> {
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
  if (rows.length === 0) return 0;
  await tx
    .insert(applicationConflicts)
    .values(rows.map((row) => ({ ...row, status: "not_checked" as const, dueAt: atOnce })))
    .onConflictDoUpdate({ target: applicationConflicts.applicationId, set: { dueAt: atOnce } });
  await enqueue(tx, checkJobConflictsTask, { jobId });
  return rows.length;
}

/**
 * Replaces a posting's parties; undefined leaves them as they are.
 * @returns the number of checks that follow
 */
export async function replaceParties(
  tx: Tx,
  jobId: number,
  parties: readonly SealedParty[] | undefined,
): Promise<number> {
  if (!parties) return 0;
  await tx.delete(jobParties).where(eq(jobParties.jobId, jobId));
  if (parties.length > 0) await tx.insert(jobParties).values(parties.map((party) => ({ ...party, jobId })));
  return requestChecks(tx, jobId);
}

interface PartyChange {
  jobId: number;
  actorId: number;
  parties: readonly SealedParty[] | undefined;
}

/**
 * Replaces the parties of a published posting where they differ. Changes that are compared with somebody's ledger at
 * once are limited, because each of them tells the firm whether a name is in it.
 * @returns whether they differ
 * @throws HttpError 429 beyond the changes of a day
 */
export async function changePublishedParties(
  tx: Tx,
  names: NameSeal,
  { jobId, actorId, parties }: PartyChange,
  now: Date,
): Promise<boolean> {
  if (!parties) return false;
  const textOf = (list: readonly SealedParty[]) => JSON.stringify(list.map((each) => openParty(names, each)));
  if (textOf(await findParties(tx, jobId)) === textOf(parties)) return false;
  if ((await replaceParties(tx, jobId, parties)) === 0) return true;
  const { count, seconds } = await consumeInWindow(tx, "partyChangesOfJob", String(jobId));
  const max = conflictLimits.partyChangesADay;
  if (count > max)
    throw new HttpError(429, conflictErrorMessages.tooManyPartyChanges, { retryAfter: seconds });
  if (count === max)
    await reportChurn(tx, actorId, `${max} changes of the parties on job ${jobId} in 24 hours`, now);
  return true;
}
