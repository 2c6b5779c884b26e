import { roleMay } from "@caseload/contract/role-permissions";
import type { PrimaryRole } from "@caseload/contract/roles";
import type { Actor } from "../../../platform/actor.ts";

export const isInvited = (actor: Actor, invite: { paralegalId: number }): boolean =>
  actor.id === invite.paralegalId;

/** Reviewers invite to any of their firm's jobs. */
export const canInviteTo = (actor: Actor, job: { firmId: number; hidden: boolean }): boolean =>
  actor.firmId === job.firmId && !job.hidden;

/** Assistants and supervisors cannot apply (PRODUCT.md "People, firms, roles"). */
export const mayApply = (person: { primaryRole: PrimaryRole | null }): boolean =>
  roleMay(person.primaryRole, "application:create");
