import { may, type Actor } from "../../../platform/actor.ts";
import { canManage, canSee } from "../../jobs/postings/policy.ts";

type Posting = Parameters<typeof canManage>[1];

/** Suggestions are for whoever manages the posting. */
export const canLookForPeople = (actor: Actor, job: Posting): boolean => canManage(actor, job);

/** Applicants are compared by those of the firm who see the posting and may review them. */
export const canCompareApplicants = (actor: Actor, job: Posting): boolean =>
  actor.firmId === job.firmId &&
  canSee(actor, job) &&
  (actor.id === job.postedById || may(actor, "application:review"));
