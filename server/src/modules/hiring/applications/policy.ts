import { may, type Actor } from "../../../platform/actor.ts";

interface Application {
  paralegalId: number;
}
interface Posting {
  firmId: number;
  postedById: number;
}

export const isApplicant = (actor: Actor, application: Application): boolean =>
  actor.id === application.paralegalId;

/** Whoever posted the job reads and decides its applications, and so do the firm's reviewers; nobody their own. */
export const canReview = (actor: Actor, application: Application, job: Posting): boolean =>
  !isApplicant(actor, application) &&
  actor.firmId === job.firmId &&
  (actor.id === job.postedById || may(actor, "application:review"));

/** Nobody hires themselves. */
export const canApplyTo = (actor: Actor, job: Posting): boolean => actor.id !== job.postedById;
