import { may, type Actor } from "../../../platform/actor.ts";

type Reviewer = Pick<Actor, "id" | "firmId" | "primaryRole">;
interface Application {
  paralegalId: number;
}
interface Posting {
  firmId: number;
  postedById: number;
}

export const isApplicant = (actor: Pick<Actor, "id">, application: Application): boolean =>
  actor.id === application.paralegalId;

/** The job's poster and the firm's reviewers read and decide its applications, except their own. */
export const canReview = (actor: Reviewer, application: Application, job: Posting): boolean =>
  !isApplicant(actor, application) &&
  actor.firmId === job.firmId &&
  (actor.id === job.postedById || may(actor, "application:review"));

/** People cannot apply to their own postings. */
export const canApplyTo = (actor: Actor, job: Posting): boolean => actor.id !== job.postedById;

/** Members of a firm do its work without applying for it. */
export const isOfOwnFirm = (actor: Actor, job: Posting): boolean => actor.firmId === job.firmId;
