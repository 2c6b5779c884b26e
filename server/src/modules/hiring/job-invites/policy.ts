import { roleMay } from "@caseload/contract/role-permissions";
import type { PrimaryRole } from "@caseload/contract/roles";
import type { Actor } from "../../../platform/actor.ts";

export const isInvited = (actor: Actor, invite: { paralegalId: number }): boolean =>
  actor.id === invite.paralegalId;

/** A firm invites to its own positions, whichever of its reviewers asks. */
export const canInviteTo = (actor: Actor, job: { firmId: number; hidden: boolean }): boolean =>
  actor.firmId === job.firmId && !job.hidden;

/** Assistants and supervisors apply to nothing (PRODUCT.md "People, firms, roles"). */
export const mayAccept = (person: { primaryRole: PrimaryRole | null }): boolean =>
  roleMay(person.primaryRole, "application:create");
