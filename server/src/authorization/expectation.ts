/** The expected statuses for each kind of caller, from the contract's access declarations. */
import type { Endpoint, RecordKind } from "@caseload/contract/endpoint";
import { roleMay } from "@caseload/contract/role-permissions";
import type { PrimaryRole } from "@caseload/contract/roles";
import type { Cast, Relation } from "./actors.ts";

/** The parties to the matrix's records (records.ts). */
const partiesTo: Record<Exclude<RecordKind, "conversation">, readonly Relation[]> = {
  job: ["owningAttorney"],
  application: ["owningParalegal", "owningAttorney"],
  applicationNote: ["owningAttorney"],
  contract: ["owningParalegal", "owningAttorney"],
  department: ["owningAttorney"],
  invitation: ["owningAttorney"],
  joinRequest: ["owningAttorney"],
  member: ["owningAttorney"],
  jobInvite: ["owningParalegal"],
  interview: ["owningParalegal", "owningAttorney"],
  notification: ["owningParalegal"],
  profile: ["owningParalegal"],
  session: ["owningParalegal"],
  passkey: ["owningParalegal"],
  credential: ["owningParalegal"],
  sanction: ["owningParalegal"],
  pushDevice: ["owningParalegal"],
  savedSearch: ["owningParalegal"],
  reportSchedule: ["owningAttorney"],
  reportView: ["owningAttorney"],
  postingTemplate: ["owningAttorney"],
  timeEntry: ["owningParalegal"],
  timesheet: ["owningAttorney"],
  review: ["owningParalegal", "owningAttorney"],
  invoice: ["owningParalegal", "owningAttorney"],
  deliverable: ["owningParalegal", "owningAttorney"],
  ledgerEntry: ["owningParalegal"],
  stateCourse: ["owningParalegal"],
  contractFile: ["owningParalegal", "owningAttorney"],
  user: ["owningAttorney"],
};

/** Allowed statuses. */
type Expectation = readonly number[];

/** Success, or 409 because of the record's state. */
const allowed: Expectation = [200, 201, 409];

interface Caller {
  userType: string;
  primaryRole: PrimaryRole | null;
  firmId: number | null;
}

function lacksAccess({ access }: Endpoint, caller: Caller): boolean {
  return (
    (access.userType !== undefined && access.userType !== caller.userType) ||
    (access.inFirm === true && caller.firmId === null) ||
    (access.permission !== undefined && !roleMay(caller.primaryRole, access.permission))
  );
}

export function expectationOf(endpoint: Endpoint, relation: Relation, people: Cast["people"]): Expectation {
  const { access } = endpoint;
  if (!access.signedIn) return allowed;
  if (relation === "signedOut") return [401];
  const caller = people[relation];
  if (access.staff && !caller.staff) return [404];
  if (lacksAccess(endpoint, caller)) return [403];
  if (!access.record) return allowed;
  const { kind, sides } = access.record;
  // The id of a conversation is the other person, so callers only ever name their own.
  if (kind === "conversation") return [200, 404];
  if (partiesTo[kind].includes(relation) && sides.includes(caller.userType)) return allowed;
  // Existence is hidden from outsiders, but not from colleagues.
  return relation === "colleague" ? [403, 404] : [404];
}

/** A member whom the endpoint's access allows, and who is a party to its records. */
export const callerOf = ({ access }: Endpoint): Exclude<Relation, "signedOut"> => {
  if (access.staff) return "staff";
  if (access.inFirm) return "owningAttorney";
  const paralegal = access.userType === "paralegal" || access.record?.sides.at(-1) === "paralegal";
  return paralegal ? "owningParalegal" : "owningAttorney";
};
