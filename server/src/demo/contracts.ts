import type { ContractStatus } from "@caseload/contract/lifecycles";
import { eq } from "drizzle-orm";
import type { Tx } from "../platform/db/database.ts";
import { contracts } from "../platform/db/schema/contracts.ts";
import { openContract } from "../modules/engagements/contracts/open-contract.ts";
import { setVersionStatus } from "../modules/engagements/contracts/agree-to-terms.ts";
import { recordTimelineEvent } from "../modules/engagements/contracts/move-contract.ts";
import { demoFirms, type DemoName } from "./people.ts";
import { makeBilledWork } from "./billed-work.ts";
import { recordDemoWork } from "./delivered-work.ts";
import { recordDemoTime } from "./recorded-time.ts";
import { daysFrom, type Cast } from "./cast.ts";
import {
  type DemoProposal,
  ostrowCounter,
  productionAmendment,
  productionCounter,
  proposeDemoVersion,
  signDemoVersion,
} from "./negotiation.ts";

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
  /** Whether weeks of work are recorded. */
  hasRecordedTime?: true;
  /** Whether weeks of work are recorded and invoiced. */
  isBilled?: true;
  cancelReason?: string;
  /** The version that was signed in place of the first. */
  counter?: DemoProposal;
  /** Signed by its author, and awaiting the other side's answer. */
  amendment?: DemoProposal;
}

export const demoContracts: readonly DemoContract[] = [
  {
    job: "ostrow",
    attorney: "margaret",
    paralegal: "daniel",
    status: "completed",
    openedDaysAgo: 75,
    counter: ostrowCounter,
    signed: { attorney: 74.6, paralegal: 74.2 },
    startedDaysAgo: 73,
    endedDaysAgo: 48,
    isBilled: true,
  },
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
    counter: productionCounter,
    signed: { paralegal: 24.5, attorney: 24 },
    startedDaysAgo: 23,
    hasRecordedTime: true,
    amendment: productionAmendment,
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
  const { counter, amendment } = demoContract;
  const version = counter
    ? await propose(tx, contractId, { ...counter, kind: "terms" }, demoContract, context)
    : 1;
  const agreedDaysAgo = await sign(tx, { contractId, version }, demoContract, context);
  if (agreedDaysAgo !== undefined) await setVersionStatus(tx, contractId, version, "in_force");
  else if (demoContract.status !== "pending_terms") await setVersionStatus(tx, contractId, version, "lapsed");
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
  const paralegal = cast.people[demoContract.paralegal];
  const owner = started && { contractId, paralegalId: paralegal.id, attorneyId, startedAt: started };
  if (owner) {
    const { log } = demoContract.hasRecordedTime ? await recordDemoTime(tx, owner, now) : { log: [] };
    const billed = demoContract.isBilled
      ? await makeBilledWork(
          tx,
          owner,
          { issuerName: paralegal.name, payerName: demoFirms.lindqvist.name },
          now,
        )
      : [];
    await recordDemoWork(tx, { job: demoContract.job, ...owner }, [...log, ...billed], now);
  }
  if (amendment) {
    const proposed = await propose(
      tx,
      contractId,
      { ...amendment, kind: "amendment" },
      demoContract,
      context,
    );
    const author = { side: amendment.by, ...cast.people[demoContract[amendment.by]] };
    const signedAt = daysFrom(now, -amendment.daysAgo);
    await signDemoVersion(tx, { contractId, version: proposed }, author, signedAt);
  }
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

/** Stores the signatures under the latest version. Returns how many days ago the terms became binding. */
async function sign(
  tx: Tx,
  { contractId, version }: { contractId: number; version: number },
  { signed, ...demoContract }: DemoContract,
  { cast, now }: ContractContext,
) {
  const signatures = (["attorney", "paralegal"] as const)
    .flatMap((side) => {
      const daysAgo = signed?.[side];
      return daysAgo === undefined ? [] : [{ side, daysAgo, ...cast.people[demoContract[side]] }];
    })
    .toSorted((a, b) => b.daysAgo - a.daysAgo);
  for (const { daysAgo, ...person } of signatures)
    await signDemoVersion(tx, { contractId, version }, person, daysFrom(now, -daysAgo));
  const last = signatures[1];
  if (!last) return undefined;
  await recordTimelineEvent(
    tx,
    { contractId, kind: "terms_agreed", actorId: null, version },
    daysFrom(now, -last.daysAgo),
  );
  return last.daysAgo;
}

/** Proposes a version on behalf of its author. Returns its number. */
async function propose(
  tx: Tx,
  contractId: number,
  proposal: DemoProposal & { kind: "terms" | "amendment" },
  demoContract: DemoContract,
  { cast, now }: ContractContext,
): Promise<number> {
  const author = { side: proposal.by, ...cast.people[demoContract[proposal.by]] };
  return proposeDemoVersion(tx, contractId, proposal, author, daysFrom(now, -proposal.daysAgo));
}
