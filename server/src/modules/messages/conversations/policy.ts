import { may, type Actor } from "../../../platform/actor.ts";
import type { UserType } from "@caseload/contract/roles";

/** The other person, and how the viewer is connected to them. */
export interface Contact {
  userType: UserType;
  firmId: number | null;
  /** Null while neither has written. */
  conversationId: number | null;
  /** Whether the viewer has applied to a job of this person's firm. */
  hasApplied: boolean;
  /** Whether the person has posted a job that takes applications. */
  hasOpenPosting: boolean;
  /** Whether the viewer is the paralegal of a contract with this person's firm. */
  hasContract: boolean;
}

/** Looks for paralegals on behalf of a firm. */
const hiresForFirm = (actor: Actor): boolean =>
  actor.firmId !== null && (actor.userType === "attorney" || may(actor, "application:review"));

const isColleague = (actor: Actor, person: Contact): boolean =>
  actor.firmId !== null && actor.firmId === person.firmId;

/** Asks about an open posting before applying to it. */
const mayAskAboutPosting = (actor: Actor, person: Contact): boolean =>
  person.hasOpenPosting && may(actor, "application:create");

/** People with whom the viewer has or may have business (PRODUCT.md "Messages, notifications, alerts"). */
export const canWriteTo = (actor: Actor, person: Contact): boolean =>
  person.conversationId !== null ||
  isColleague(actor, person) ||
  (hiresForFirm(actor) && person.userType === "paralegal") ||
  person.hasApplied ||
  mayAskAboutPosting(actor, person) ||
  person.hasContract;
