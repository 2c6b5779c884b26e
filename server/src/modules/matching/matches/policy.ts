import { may, type Actor } from "../../../platform/actor.ts";
import { canManage, canSee } from "../../jobs/postings/policy.ts";

type Posting = Parameters<typeof canManage>[1];

/** Suggestions are for those who manage the posting. */
export const canSuggestPeople = (actor: Actor, job: Posting): boolean => canManage(actor, job);

/** Comparing applicants needs a view of the posting, and to be its poster or have application:review. */
export const canCompareApplicants = (actor: Actor, job: Posting): boolean =>
  actor.firmId === job.firmId &&
  canSee(actor, job) &&
  (actor.id === job.postedById || may(actor, "application:review"));
