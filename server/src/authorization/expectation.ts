/** What the contract's access declarations promise each kind of caller. */
import type { Endpoint, RecordKind } from "@caseload/contract/endpoint";
import { roleMay } from "@caseload/contract/role-permissions";
import type { PrimaryRole } from "@caseload/contract/roles";
import type { Cast, Relation } from "./actors.ts";

/** Who is a party to the records that the matrix makes (records.ts). */
const partiesTo: Record<Exclude<RecordKind, "conversation">, readonly Relation[]> = {
  job: ["owningAttorney"],
  application: ["owningParalegal", "owningAttorney"],
  contract: ["owningParalegal", "owningAttorney"],
  department: ["owningAttorney"],
  invitation: ["owningAttorney"],
  member: ["owningAttorney"],
  jobInvite: ["owningParalegal"],
  notification: ["owningParalegal"],
  profile: ["owningParalegal"],
  session: ["owningParalegal"],
  credential: ["owningParalegal"],
  pushDevice: ["owningParalegal"],
  savedSearch: ["owningParalegal"],
  reportSchedule: ["owningAttorney"],
  user: ["owningAttorney"],
};

/** Statuses that keep the promise. */
export type Expectation = readonly number[];

/** Let in: done, or too late because of what the record has become. */
const letIn: Expectation = [200, 201, 409];

interface Caller {
  userType: string;
  primaryRole: PrimaryRole | null;
  firmId: number | null;
}

function doorRefuses({ access }: Endpoint, caller: Caller): boolean {
  return (
    (access.userType !== undefined && access.userType !== caller.userType) ||
    (access.inFirm === true && caller.firmId === null) ||
    (access.permission !== undefined && !roleMay(caller.primaryRole, access.permission))
  );
}

export function expectationOf(endpoint: Endpoint, relation: Relation, people: Cast["people"]): Expectation {
  const { access } = endpoint;
  if (!access.signedIn) return letIn;
  if (relation === "signedOut") return [401];
  const caller = people[relation];
  if (access.staff && !caller.staff) return [404];
  if (doorRefuses(endpoint, caller)) return [403];
  if (!access.record) return letIn;
  const { kind, sides } = access.record;
  // A conversation is named by the other person: a stranger can only name one of their own, empty or not to be had.
  if (kind === "conversation") return [200, 404];
  if (partiesTo[kind].includes(relation) && sides.includes(caller.userType)) return letIn;
  // A colleague may know that the record exists; a stranger may not.
  return relation === "colleague" ? [403, 404] : [404];
}
