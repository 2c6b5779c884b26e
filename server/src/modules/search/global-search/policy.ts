import { may, type Actor } from "../../../platform/actor.ts";

/** What a person may find with the search box. */
export interface Scope {
  id: number;
  firmId: number | null;
  primaryRole: Actor["primaryRole"];
  /** Also the postings of colleagues that are not published, drafts apart. */
  seesFirmJobs: boolean;
  /** Also the drafts of colleagues. */
  managesFirmJobs: boolean;
  /** Also the applications to colleagues' postings. */
  reviews: boolean;
  /** Also the people of the firm. */
  seesTeam: boolean;
}

export const scopeOf = (actor: Actor): Scope => ({
  id: actor.id,
  firmId: actor.firmId,
  primaryRole: actor.primaryRole,
  seesFirmJobs: may(actor, "job:view"),
  managesFirmJobs: may(actor, "job:edit"),
  reviews: may(actor, "application:review"),
  seesTeam: may(actor, "user:view"),
});
