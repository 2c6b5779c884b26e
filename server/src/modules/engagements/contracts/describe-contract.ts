import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import type { Actor } from "../../../platform/actor.ts";
import { findBarAdmission } from "../../../platform/db/bar-admission.ts";
import { type Db, readConsistently, type Tx } from "../../../platform/db/database.ts";
import { presentContractDetail } from "./present.ts";
import { findTimeline, findVersions, type PartyContract, requireParty } from "./queries.ts";

/** A contract with its timeline, as its page shows it to the viewer. */
export async function describeContract(
  tx: Tx,
  viewer: Actor,
  engagement: PartyContract,
  now: Date,
): Promise<ContractDetail> {
  const { contract, side } = engagement;
  const timeline = await findTimeline(tx, contract.id);
  const versions = await findVersions(tx, contract.id, "current");
  const { supervisor, attorney } = engagement;
  const ofSupervisor = await findBarAdmission(tx, [supervisor.id]);
  const ofAttorney = attorney.id === supervisor.id ? ofSupervisor : await findBarAdmission(tx, [attorney.id]);
  const admissions = { supervisor: ofSupervisor, attorney: ofAttorney };
  return presentContractDetail(engagement, side, viewer, { timeline, versions, admissions }, now);
}

/** The same by its id. @throws HttpError as requireParty */
export const showContract = (db: Db, viewer: Actor, id: number, now: Date): Promise<ContractDetail> =>
  readConsistently(db, async (tx) => describeContract(tx, viewer, await requireParty(tx, viewer, id), now));
