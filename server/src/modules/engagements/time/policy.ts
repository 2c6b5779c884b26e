import type { Actor } from "../../../platform/actor.ts";
import { mayActOn } from "../contracts/policy.ts";

interface Engagement {
  paralegalId: number;
  attorneyId: number;
  firmId: number;
  supervisorId: number;
}

/** The supervising attorney, and every attorney who signs for the firm, approve or return time. */
export function mayDecideTime(actor: Actor, contract: Engagement): boolean {
  if (actor.id === contract.paralegalId) return false;
  const isSupervisor = actor.id === contract.supervisorId && actor.firmId === contract.firmId;
  return isSupervisor || mayActOn(actor, contract);
}
