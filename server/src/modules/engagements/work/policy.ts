import { isAttorneyRole } from "@caseload/contract/firms/firm-roles";
import {
  changeableDeliverables,
  deliverableMoves,
  type DeliverableStatus,
  isSupervised,
  takesWork,
} from "@caseload/contract/engagements/deliverable-moves";
import { type ContractStatus, mayMove } from "@caseload/contract/lifecycles";
import type { UserType } from "@caseload/contract/roles";
import type { Actor } from "../../../platform/actor.ts";
import { sideOf } from "../contracts/policy.ts";
import { mayDecideTime } from "../time/policy.ts";

type Engagement = Parameters<typeof mayDecideTime>[1];

/** Deliverables are answered by those who answer time. */
export const mayDecideWork = mayDecideTime;

/** The paralegal, the supervising attorney, and every attorney who signs for the firm add and edit deliverables. */
export const mayAssign = (actor: Actor, contract: Engagement): boolean =>
  actor.id === contract.paralegalId || mayDecideWork(actor, contract);

/** Any attorney of the firm writes in the supervision log; other members who open the contract read it. */
export const maySupervise = (actor: Actor, contract: Engagement): boolean =>
  sideOf(actor, contract) === "attorney" && isAttorneyRole(actor.primaryRole);

interface Standing {
  status: DeliverableStatus;
  authorSide: UserType;
}

/** What a viewer may do with a deliverable now. */
export function deliverableRights(
  viewer: Actor,
  { status, authorSide }: Standing,
  contract: Engagement & { status: ContractStatus },
) {
  const isOpen = takesWork(contract.status);
  return {
    submit: isOpen && viewer.id === contract.paralegalId && mayMove(status, deliverableMoves.submit),
    decide:
      isSupervised(contract.status) &&
      mayDecideWork(viewer, contract) &&
      mayMove(status, deliverableMoves.approve),
    change:
      isOpen &&
      changeableDeliverables.includes(status) &&
      sideOf(viewer, contract) === authorSide &&
      mayAssign(viewer, contract),
  };
}
