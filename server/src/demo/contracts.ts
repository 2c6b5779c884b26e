import type { ContractStatus } from "@caseload/contract/lifecycles";
import { eq } from "drizzle-orm";
import type { Tx } from "../platform/db/database.ts";
import { contracts, contractSignatures } from "../platform/db/schema/contracts.ts";
import { openContract } from "../modules/engagements/contracts/open-contract.ts";
import { setVersionStatus } from "../modules/engagements/contracts/agree-to-terms.ts";
import { sha256 } from "../modules/engagements/contracts/event-hash.ts";
import { recordTimelineEvent } from "../modules/engagements/contracts/move-contract.ts";
import type { DemoName } from "./people.ts";
import { daysFrom, type Cast } from "./cast.ts";

interface DemoContract {
  job: string;
  attorney: DemoName;
  paralegal: DemoName;
  status: ContractStatus;
  openedDaysAgo: number;
  /** Days ago, for each side that has signed. */
  signed?: { attorney?: number; paralegal?: number };
  startedDaysAgo?: number;
  endedDaysAgo?: number;
  cancelReason?: string;
}

export const demoContracts: readonly DemoContract[] = [
  {
    job: "naturalization",
    attorney: "elena",
    paralegal: "leila",
    status: "completed",
    openedDaysAgo: 42,
    signed: { attorney: 41.9, paralegal: 41 },
    startedDaysAgo: 40,
    endedDaysAgo: 30,
  },
  {
    job: "translation",
    attorney: "elena",
    paralegal: "priya",
    status: "cancelled",
    openedDaysAgo: 36,
    signed: { attorney: 36, paralegal: 35 },
    endedDaysAgo: 33,
    cancelReason: "The hearing was vacated and the filing is no longer due.",
  },
  {
    job: "exhibits",
    attorney: "margaret",
    paralegal: "tomasz",
    status: "terms_agreed",
    openedDaysAgo: 3,
    signed: { attorney: 2.5, paralegal: 0.2 },
  },
  {
    job: "production",
    attorney: "margaret",
    paralegal: "daniel",
    status: "in_progress",
    openedDaysAgo: 25,
    signed: { attorney: 25, paralegal: 24 },
    startedDaysAgo: 23,
  },
  {
    job: "depositions",
    attorney: "margaret",
    paralegal: "tomasz",
    status: "pending_terms",
    openedDaysAgo: 3,
    signed: { attorney: 2.9 },
  },
];

interface ContractContext {
  cast: Cast;
  applicationId: number;
  now: Date;
}

/** Opens a contract as an acceptance does, then sets its dates and status. */
export async function openDemoContract(
  tx: Tx,
  demoContract: DemoContract,
  context: ContractContext,
): Promise<number> {
  const { cast, now, applicationId } = context;
  const at = (daysAgo: number | undefined): Date | null =>
    daysAgo === undefined ? null : daysFrom(now, -daysAgo);
  const attorneyId = cast.people[demoContract.attorney].id;
  const contractId = await openContract(
    tx,
    { applicationId, openedById: attorneyId },
    daysFrom(now, -demoContract.openedDaysAgo),
  );
  const agreedDaysAgo = await sign(tx, contractId, demoContract, context);
  if (agreedDaysAgo !== undefined) await setVersionStatus(tx, contractId, 1, "in_force");
  else if (demoContract.status !== "pending_terms") await setVersionStatus(tx, contractId, 1, "lapsed");
  await tx
    .update(contracts)
    .set({
      status: demoContract.status,
      termsAgreedAt: at(agreedDaysAgo),
      startsOn:
        agreedDaysAgo === undefined
          ? null
          : daysFrom(now, 1 - agreedDaysAgo)
              .toISOString()
              .slice(0, 10),
      startedAt: at(demoContract.startedDaysAgo),
      endedAt: at(demoContract.endedDaysAgo),
      cancelReason: demoContract.cancelReason ?? null,
    })
    .where(eq(contracts.id, contractId));
  const started = at(demoContract.startedDaysAgo);
  if (started) await recordTimelineEvent(tx, { contractId, kind: "started", actorId: attorneyId }, started);
  const ended = at(demoContract.endedDaysAgo);
  if (ended && demoContract.cancelReason)
    await recordTimelineEvent(
      tx,
      { contractId, kind: "cancelled", actorId: attorneyId, note: demoContract.cancelReason },
      ended,
    );
  else if (ended)
    await recordTimelineEvent(tx, { contractId, kind: "completed", actorId: attorneyId }, ended);
  return contractId;
}

/** Stores the signatures. Returns how many days ago the terms became binding. */
async function sign(
  tx: Tx,
  contractId: number,
  { signed, ...demoContract }: DemoContract,
  { cast, now }: ContractContext,
) {
  const [contract] = await tx
    .select({ terms: contracts.terms })
    .from(contracts)
    .where(eq(contracts.id, contractId));
  const termsHash = sha256(contract?.terms ?? "");
  const sides = [
    { side: "attorney" as const, person: cast.people[demoContract.attorney], daysAgo: signed?.attorney },
    { side: "paralegal" as const, person: cast.people[demoContract.paralegal], daysAgo: signed?.paralegal },
  ];
  for (const { side, person, daysAgo } of sides) {
    if (daysAgo === undefined) continue;
    const signedAt = daysFrom(now, -daysAgo);
    await tx.insert(contractSignatures).values({
      contractId,
      side,
      userId: person.id,
      name: person.name,
      ipAddress: "127.0.0.1",
      termsHash,
      signedAt,
    });
    await recordTimelineEvent(tx, { contractId, kind: "agreed", actorId: person.id, version: 1 }, signedAt);
  }
  if (signed?.attorney === undefined || signed.paralegal === undefined) return undefined;
  const agreed = Math.min(signed.attorney, signed.paralegal);
  await recordTimelineEvent(
    tx,
    { contractId, kind: "terms_agreed", actorId: null, version: 1 },
    daysFrom(now, -agreed),
  );
  return agreed;
}
